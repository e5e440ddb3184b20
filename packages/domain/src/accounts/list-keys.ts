import type { AccountStore } from './account-store.ts';
import type { ApiKey } from './account.ts';
import { findAccount } from './update-account.ts';

/** Keys of an account, oldest first, revoked ones too. Refuses with 404 when there is no such account. */
export async function listKeys(accounts: AccountStore, accountId: string): Promise<readonly ApiKey[]> {
  const account = await findAccount(accounts, accountId);
  return accounts.listKeys(account.id);
}
