import { refuse, type Refusal } from '../errors/refusal.ts';
import { hashPassword, refuseWeakPassword } from './password.ts';
import { hashSessionToken, newSessionToken, type NewSessionToken } from './session.ts';

const MINUTE_MS = 60_000;

/** Lifetime of a one-time sign-in link. */
const SIGN_IN_LINK_MS = 15 * MINUTE_MS;

/** A new one-time link, by the hash of its token. */
interface NewSignInLink {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** The account that a link is for. */
export interface LinkedAccount {
  readonly accountId: string;
  readonly email: string;
}

/** Store of one-time sign-in links. */
export interface SignInLinkStore {
  /** Stores a link in place of earlier ones of its account. */
  keep(link: NewSignInLink): Promise<void>;
  /** The active account of a link that has neither been used nor expired. */
  find(tokenHash: string, now: Date): Promise<LinkedAccount | null>;
  /** Uses a link up; false when it was used up before or has expired. */
  take(tokenHash: string, now: Date): Promise<boolean>;
}

/** Creates a link for an account and returns its token, which is stored nowhere. */
export async function makeSignInLink(
  links: Pick<SignInLinkStore, 'keep'>,
  accountId: string,
  at: Date,
): Promise<string> {
  const { token, hash }: NewSessionToken = newSessionToken();
  await links.keep({ tokenHash: hash, accountId, at, expiresAt: new Date(at.getTime() + SIGN_IN_LINK_MS) });
  return token;
}

/** Ports for the use of a one-time link. */
interface UseSignInLinkDeps {
  readonly links: Pick<SignInLinkStore, 'find'>;
  /** Uses the link up and sets the password in one transaction; false when the link was used meanwhile. */
  readonly set: (account: LinkedAccount, tokenHash: string, passwordHash: string) => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * Sets the password of the account of a one-time link and returns the account. Throws 401 for a link that is
 * unknown, used or expired, and 422 for a weak password, which leaves the link unchanged.
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
