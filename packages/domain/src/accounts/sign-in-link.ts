import { newSessionToken, type NewSessionToken } from './session.ts';

const MINUTE_MS = 60_000;

/** How long a one-time sign-in link is good for. */
export const SIGN_IN_LINK_MS = 15 * MINUTE_MS;

/** A one-time link about to be kept, by the hash of its token. */
export interface NewSignInLink {
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

/** Keeps one-time sign-in links. */
export interface SignInLinkStore {
  /** Keeps a link in place of earlier ones of its account. */
  keep(link: NewSignInLink): Promise<void>;
  /** The active account of a link that has neither been used nor expired. */
  find(tokenHash: string, now: Date): Promise<LinkedAccount | null>;
  /** Uses a link up; false when it was used up before or has expired. */
  take(tokenHash: string, now: Date): Promise<boolean>;
}

/** Makes a link for an account and answers its token, which is kept nowhere. */
export async function makeSignInLink(
  links: Pick<SignInLinkStore, 'keep'>,
  accountId: string,
  at: Date,
): Promise<string> {
  const { token, hash }: NewSessionToken = newSessionToken();
  await links.keep({ tokenHash: hash, accountId, at, expiresAt: new Date(at.getTime() + SIGN_IN_LINK_MS) });
  return token;
}
