import { refuse, refuseField } from '../errors/refusal.ts';
import { newId } from '../id.ts';
import type { AccountStore } from './account-store.ts';
import { newKeySecret } from './api-key-secret.ts';
import type { Role } from './role.ts';

/** A key just made; `key` is never shown again. */
interface CreatedKey {
  readonly id: string;
  readonly key: string;
  readonly prefix: string;
}

/** Makes an API key for an account. Its role is cut to the account's whenever it is used. Refuses with 422 or 404. */
export async function createKey(
  deps: { readonly accounts: AccountStore; readonly now: () => Date },
  request: { readonly accountId: string; readonly name: string; readonly role: Role },
): Promise<CreatedKey> {
  if (request.name.trim() === '') throw refuseField('name', 'must not be empty');

  const account = await deps.accounts.find(request.accountId);
  if (account === null)
    throw refuse('not_found', { message: 'account_unknown', params: { account: request.accountId } });

  const { key, hash, prefix } = newKeySecret();
  const id = newId();

  await deps.accounts.createKey({
    id,
    accountId: account.id,
    name: request.name.trim(),
    role: request.role,
    hash,
    prefix,
    createdAt: deps.now(),
  });

  return { id, key, prefix };
}
