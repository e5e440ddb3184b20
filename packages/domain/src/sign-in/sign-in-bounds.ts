import { DomainError } from '../errors/domain-error.ts';
import type { SessionStore, SignInBounds } from './session-store.ts';

const MINUTE_MS = 60_000;

/** Failures of one account or one address before further attempts are blocked. */
export const SIGN_IN_BOUNDS: SignInBounds = { failures: 10, withinMs: 15 * MINUTE_MS };

interface AdmittedTry {
  readonly ids: readonly bigint[];
  /** Subject whose earlier failures a success clears. */
  readonly account: string;
}

/** Subject under which failures of an account are counted, whether it exists or not. */
export function accountSubject(email: string): string {
  return `account:${email}`;
}

/** Counts an attempt against its address only; returns the ids to forgive. Throws 429 after too many failures. */
export async function admitAddress(
  sessions: Pick<SessionStore, 'admitTry'>,
  address: string,
  at: Date,
): Promise<readonly bigint[]> {
  const tried = await sessions.admitTry([`address:${address}`], at, SIGN_IN_BOUNDS);
  if (tried.kind === 'refused') throw rejectRate(tried.until, at);
  return tried.ids;
}

/** Counts a password attempt against its account and address. Throws 429 after too many failures of either. */
export async function admitSignIn(
  sessions: Pick<SessionStore, 'admitTry'>,
  email: string,
  address: string,
  at: Date,
): Promise<AdmittedTry> {
  const account = accountSubject(email);
  const tried = await sessions.admitTry([account, `address:${address}`], at, SIGN_IN_BOUNDS);
  if (tried.kind === 'refused') throw rejectRate(tried.until, at);
  return { ids: tried.ids, account };
}

function rejectRate(until: Date, at: Date): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
  return new DomainError('rate_limited', {
    message: 'sign_in_rate',
    params: { minutes: Math.ceil(retryAfterSeconds / 60) },
    retryAfterSeconds,
  });
}
