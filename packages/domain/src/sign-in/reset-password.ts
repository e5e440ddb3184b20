import type { Account } from '../accounts/account.ts';
import { refuse } from '../errors/refusal.ts';
import { generatePassword, hashPassword, refuseWeakPassword } from './password.ts';
import type { PasswordStore } from './password-store.ts';

/** A new password of an account, ready to be set. */
interface PreparedPassword {
  /** Shown to whoever resets it and never again. */
  readonly password: string;
  readonly hash: string;
}

/** Hashes the password that an administrator chose for an account, or one made up. Refuses a weak one with 422. */
export async function preparePassword(email: string, chosen: string | null): Promise<PreparedPassword> {
  const password = chosen ?? generatePassword();
  refuseWeakPassword('password', password, email);
  return { password, hash: await hashPassword(password) };
}

/** Sets an account's password and ends all of its sessions. Refuses with 404 when the account is gone. */
export async function resetPassword(
  passwords: PasswordStore,
  { id, email }: Pick<Account, 'id' | 'email'>,
  { hash }: PreparedPassword,
): Promise<void> {
  if (await passwords.set({ accountId: id, email, hash, from: null, keptSessionId: null })) return;
  throw refuse('not_found', { message: 'account_unknown', params: { account: id } });
}
