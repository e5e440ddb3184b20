import { refuse } from '../errors/refusal.ts';
import type { AccountStore } from './account-store.ts';
import type { Actor } from './actor.ts';
import { hashKey } from './api-key-secret.ts';

/** The actor behind an API key, or null for a key that does not exist or is revoked. Refuses with 401 when its owner is deactivated. */
export async function authenticateKey(accounts: AccountStore, key: string): Promise<Actor | null> {
  const owner = await accounts.findKeyOwner(hashKey(key));
  if (owner === null) return null;
  if (owner.kind === 'deactivated') throw refuse('unauthenticated', { message: 'account_deactivated' });
  return owner.actor;
}
