import { DomainError } from '../errors/domain-error.ts';
import { hashPassword, rejectWeakPassword } from './password.ts';
import { hashSessionToken, newSessionToken, type NewSessionToken } from './session.ts';

const MINUTE_MS = 60_000;

export const SIGN_IN_LINK_MS = 15 * MINUTE_MS;

interface NewSignInLink {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export interface LinkedAccount {
  readonly accountId: string;
  readonly email: string;
}

export interface SignInLinkStore {
  /** Stores a link, replacing earlier ones of its account. */
  keep(link: NewSignInLink): Promise<void>;
  find(tokenHash: string, now: Date): Promise<LinkedAccount | null>;
  /** Consumes a link; false if it was used or has expired. */
  take(tokenHash: string, now: Date): Promise<boolean>;
}

/** Creates a link for an account and returns its token, which is not stored. */
export async function makeSignInLink(
  links: Pick<SignInLinkStore, 'keep'>,
  accountId: string,
  at: Date,
): Promise<string> {
  const { token, hash }: NewSessionToken = newSessionToken();
  await links.keep({ tokenHash: hash, accountId, at, expiresAt: new Date(at.getTime() + SIGN_IN_LINK_MS) });
  return token;
}

interface UseSignInLinkDeps {
  readonly links: Pick<SignInLinkStore, 'find'>;
  /** Consumes the link and sets the password in one transaction; false if the link was used meanwhile. */
  readonly set: (account: LinkedAccount, tokenHash: string, passwordHash: string) => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * Sets the password of a link's account and returns the account. Throws 401 for an unknown, used or expired link, and
 * 422 for a weak password, which leaves the link usable.
 */
export async function useSignInLink(
  { links, set, now }: UseSignInLinkDeps,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<LinkedAccount> {
  const tokenHash = hashSessionToken(token);
  const account = await links.find(tokenHash, now());
  if (account === null) throw rejectLink();
  rejectWeakPassword('password', password, account.email);
  if (!(await set(account, tokenHash, await hashPassword(password)))) throw rejectLink();
  return account;
}

function rejectLink(): DomainError {
  return new DomainError('unauthenticated', { message: 'sign_in_link' });
}
