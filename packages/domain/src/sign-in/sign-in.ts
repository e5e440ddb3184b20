import { DomainError } from '../errors/domain-error.ts';
import { newId } from '../id.ts';
import { hashPassword, isOutdatedHash, unguessableHash, verifyPassword } from './password.ts';
import { newSessionToken, SESSION_IDLE_MS } from './session.ts';
import type { Credentials, SessionStore } from './session-store.ts';
import { admitSignIn } from './sign-in-bounds.ts';

export interface SignInDeps {
  readonly sessions: SessionStore;
  readonly now: () => Date;
}

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent?: string | null;
}

export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Starts a session for a correct email and password. Throws 401 for any failure, with the same message and work, and
 * 429 after too many failures of the account or address.
 */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<SignedIn> {
  const { sessions, now } = deps;
  const email = request.email.trim().toLowerCase();
  const at = now();
  const tried = await admitSignIn(sessions, email, request.address, at);
  const credentials = await sessions.findCredentials(email);
  const rehashed = await rehash(credentials, request.password);
  if (!(await isRight(credentials, request.password)) || credentials === null) throw rejectSignIn();

  const signedIn = await begin(sessions, { ...credentials, rehashed }, at, request.userAgent ?? null);
  await sessions.forgiveTry(tried.ids, tried.account);

  return signedIn;
}

function rejectSignIn(): DomainError {
  return new DomainError('unauthenticated', { message: 'sign_in_failed' });
}

async function begin(
  sessions: SessionStore,
  credentials: Credentials & { readonly rehashed: string | null },
  at: Date,
  userAgent: string | null,
): Promise<SignedIn> {
  const { token, hash } = newSessionToken();
  const expiresAt = new Date(at.getTime() + SESSION_IDLE_MS);
  const { accountId, passwordHash, rehashed } = credentials;
  const session = { id: newId(), accountId, tokenHash: hash, at, expiresAt, rehashed, userAgent };
  if (!(await sessions.start(session, passwordHash))) throw rejectSignIn();
  return { token, expiresAt };
}

// Runs before the password is verified: the lower cost of an old hash must not show in the response time.
async function rehash(credentials: Credentials | null, password: string): Promise<string | null> {
  const stored = credentials?.passwordHash ?? null;
  return stored !== null && isOutdatedHash(stored) ? hashPassword(password) : null;
}

// A password is checked even without an account, so that timing does not reveal which emails exist.
async function isRight(credentials: Credentials | null, password: string): Promise<boolean> {
  const matches = await verifyPassword(password, credentials?.passwordHash ?? unguessableHash());
  return matches && credentials?.active === true && credentials.passwordHash !== null;
}
