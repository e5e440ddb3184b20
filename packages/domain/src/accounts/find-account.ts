import { DomainError } from '../errors/domain-error.ts';
import type { Account } from './account.ts';
import type { AccountStore } from './account-store.ts';

/** Throws 404 for an unknown id. */
export async function findAccount(accounts: Pick<AccountStore, 'find'>, id: string): Promise<Account> {
  const account = await accounts.find(id);
  if (account === null)
    throw new DomainError('not_found', { message: 'account_unknown', params: { account: id } });
  return account;
}

/** Finds an account by email in any letter case. Throws 404 for an unknown email. */
export async function findAccountByEmail(
  accounts: Pick<AccountStore, 'findByEmail'>,
  email: string,
): Promise<Account> {
  const account = await accounts.findByEmail(email.trim().toLowerCase());
  if (account === null)
    throw new DomainError('not_found', { message: 'account_unknown', params: { account: email } });
  return account;
}
