import type { Account } from '../accounts/account.ts';
import { DomainError } from '../errors/domain-error.ts';
import { generatePassword, hashPassword, rejectWeakPassword } from './password.ts';
import type { PasswordStore } from './password-store.ts';

interface PreparedPassword {
  /** Shown once, to the administrator who resets it. */
  readonly password: string;
  readonly hash: string;
}

/** Hashes a password chosen by an administrator, or a generated one. Throws 422 for a weak one. */
export async function preparePassword(email: string, chosen: string | null): Promise<PreparedPassword> {
  const password = chosen ?? generatePassword();
  rejectWeakPassword('password', password, email);
  return { password, hash: await hashPassword(password) };
}

/** Sets an account's password and ends all of its sessions. Throws 404 for a deleted account. */
export async function resetPassword(
  passwords: PasswordStore,
  { id, email }: Pick<Account, 'id' | 'email'>,
  { hash }: PreparedPassword,
): Promise<void> {
  if (await passwords.set({ accountId: id, email, hash, from: null, keptSessionId: null })) return;
  throw new DomainError('not_found', { message: 'account_unknown', params: { account: id } });
}
