import { createHash, randomBytes } from 'node:crypto';

/** A new id: 32 hexadecimal characters, random. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** The id of what an account makes from a draft: the same for the same draft. */
export function draftId(accountId: string, draft: string): string {
  return createHash('sha256').update(`${accountId} ${draft}`).digest('hex').slice(0, 32);
}
