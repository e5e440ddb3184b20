import { refuse } from '../errors/refusal.ts';
import { newId } from '../id.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { newSessionToken, SESSION_IDLE_MS } from './session.ts';
import type { Credentials, SessionStore, SignInBounds } from './session-store.ts';

const MINUTE_MS = 60_000;

/** Failures of one account or one address before further tries are refused. */
export const SIGN_IN_BOUNDS: SignInBounds = { failures: 10, withinMs: 15 * MINUTE_MS };

/** What signing in needs. */
export interface SignInDeps {
  readonly sessions: SessionStore;
  readonly now: () => Date;
}

/** A try of signing in; `address` is where it comes from. */
export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/** A session that has begun; `token` is never shown again. */
export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Begins a session for the right email and password. Refuses with 401 whatever is wrong, in the same words and after
 * the same work, and with 429 after too many failures of the account or the address.
 */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<SignedIn> {
  const { sessions, now } = deps;
  const email = request.email.trim().toLowerCase();
  const account = `account:${email}`;
  const at = now();
  const tried = await sessions.admitTry([account, `address:${request.address}`], at, SIGN_IN_BOUNDS);
  if (tried.kind === 'refused') throw refuseRate(tried.until, at);
  const credentials = await sessions.findCredentials(email);
  if (!(await isRight(credentials, request.password)) || credentials === null) {
    throw refuse('unauthenticated', { message: 'sign_in_failed' });
  }
  await sessions.forgiveTry(tried.ids, account);
  return begin(sessions, credentials.accountId, at);
}

function refuseRate(until: Date, at: Date) {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
  return refuse('rate_limited', {
    message: 'sign_in_rate',
    params: { minutes: Math.ceil(retryAfterSeconds / 60) },
    retryAfterSeconds,
  });
}

async function begin(sessions: SessionStore, accountId: string, at: Date): Promise<SignedIn> {
  const { token, hash } = newSessionToken();
  const expiresAt = new Date(at.getTime() + SESSION_IDLE_MS);
  await sessions.start({ id: newId(), accountId, tokenHash: hash, at, expiresAt });
  return { token, expiresAt };
}

let unguessable: Promise<string> | null = null;

// Without an account a password is checked all the same, so that the time taken does not tell which emails have one.
async function isRight(credentials: Credentials | null, password: string): Promise<boolean> {
  const stored = credentials?.passwordHash ?? (await (unguessable ??= hashPassword(newId())));
  const matches = await verifyPassword(password, stored);
  return matches && credentials?.active === true && credentials.passwordHash !== null;
}
