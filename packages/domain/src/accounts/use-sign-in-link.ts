import { refuse, type Refusal } from '../errors/refusal.ts';
import { hashPassword, refuseWeakPassword } from './password.ts';
import { hashSessionToken } from './session.ts';
import type { LinkedAccount, SignInLinkStore } from './sign-in-link.ts';

/** What using a one-time link needs. */
export interface UseSignInLinkDeps {
  readonly links: Pick<SignInLinkStore, 'find'>;
  /** Uses the link up and sets the password in one transaction; false when the link was used meanwhile. */
  readonly set: (account: LinkedAccount, tokenHash: string, passwordHash: string) => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * Sets the password of the account behind a one-time link and answers the account. Refuses with 401 a link that is
 * unknown, used or expired, and with 422 a weak password, which leaves the link as it is.
 */
export async function useSignInLink(
  { links, set, now }: UseSignInLinkDeps,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<LinkedAccount> {
  const tokenHash = hashSessionToken(token);
  const account = await links.find(tokenHash, now());
  if (account === null) throw refuseLink();
  refuseWeakPassword('password', password, account.email);
  if (!(await set(account, tokenHash, await hashPassword(password)))) throw refuseLink();
  return account;
}

function refuseLink(): Refusal {
  return refuse('unauthenticated', { message: 'sign_in_link' });
}
