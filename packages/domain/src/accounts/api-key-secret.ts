import { createHash, randomBytes } from 'node:crypto';
import { DomainError } from '../errors/domain-error.ts';
import type { AccountStore } from './account-store.ts';
import type { Actor } from './actor.ts';

const KEY_PREFIX = 'svc_';
const SECRET_BYTES = 32;
const SHOWN_CHARS = 12;

/** A new key: shown once, stored only as a hash and a prefix. */
interface NewKeySecret {
  readonly key: string;
  readonly hash: string;
  readonly prefix: string;
}

export function newKeySecret(): NewKeySecret {
  const key = `${KEY_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, hash: hashKey(key), prefix: key.slice(0, SHOWN_CHARS) };
}

/** SHA-256 of a key in hex: sufficient for 256 random bits, and indexable. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Returns the actor of an API key; null if the key is unknown or revoked. Throws 401 if its owner is deactivated. */
export async function authenticateKey(accounts: AccountStore, key: string): Promise<Actor | null> {
  const owner = await accounts.findKeyOwner(hashKey(key));
  if (owner === null) return null;
  if (owner.kind === 'deactivated')
    throw new DomainError('unauthenticated', { message: 'account_deactivated' });
  return owner.actor;
}
