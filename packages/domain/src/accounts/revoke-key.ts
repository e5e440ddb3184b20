import { refuse } from '../errors/refusal.ts';
import type { AccountStore } from './account-store.ts';

/** Revokes an API key; one that is revoked already stays as it is. Refuses with 404 when there is no such key. */
export async function revokeKey(
  deps: { readonly accounts: AccountStore; readonly now: () => Date },
  id: string,
): Promise<void> {
  if (await deps.accounts.revokeKey(id, deps.now())) return;
  throw refuse('not_found', { message: 'key_unknown', params: { key: id } });
}
