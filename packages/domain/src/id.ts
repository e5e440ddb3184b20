import { createHash, randomBytes } from 'node:crypto';

/** Returns a random id of 32 hexadecimal characters. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** Derives an id from account and draft: the same for the same draft. */
export function draftId(accountId: string, draft: string): string {
  return createHash('sha256').update(`${accountId} ${draft}`).digest('hex').slice(0, 32);
}
