import type { KeyOwner } from '../accounts/account-store.ts';

export interface Credentials {
  readonly accountId: string;
  readonly active: boolean;
  /** Null for an account that cannot sign in. */
  readonly passwordHash: string | null;
}

/** Maximum failures of one subject within a time. */
export interface SignInBounds {
  readonly failures: number;
  readonly withinMs: number;
}

/** A sign-in attempt: admitted, and counted as a failure until it succeeds, or blocked until a time. */
export type SignInTry =
  | { readonly kind: 'admitted'; readonly ids: readonly bigint[] }
  | { readonly kind: 'refused'; readonly until: Date };

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly tokenHash: string;
  readonly at: Date;
  readonly expiresAt: Date;
  /** The password hashed at the current cost, to replace the account's hash; absent if that is up to date. */
  readonly rehashed?: string | null;
  readonly userAgent?: string | null;
}

export interface ListedSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
}

/** Maximum lifetime of sessions, idle and total. */
export interface SessionLife {
  readonly idleMs: number;
  readonly maxMs: number;
}

/** Store of sessions and failed sign-ins. Each method is one transaction. */
export interface SessionStore {
  findCredentials(email: string): Promise<Credentials | null>;
  /**
   * Counts an attempt against each subject (an account's email, an address) unless one is at its limit; safe against
   * concurrent attempts.
   */
  admitTry(subjects: readonly string[], at: Date, bounds: SignInBounds): Promise<SignInTry>;
  /** Uncounts a successful attempt and clears the earlier failures of one subject. */
  forgiveTry(ids: readonly bigint[], subject: string): Promise<void>;
  /**
   * Starts a session, records the sign-in and deletes expired sessions. False, without a session, if the password
   * changed or the account was deactivated during the check.
   */
  start(session: NewSession, passwordHash: string | null): Promise<boolean>;
  /** The owner of an active session, or null; restarts its idle time, within its maximum lifetime. */
  findOwner(tokenHash: string, now: Date, life: SessionLife): Promise<KeyOwner | null>;
  /** Ends a session; idempotent. */
  end(id: string): Promise<void>;
  list(accountId: string, now: Date): Promise<readonly ListedSession[]>;
  /** Ends a session of an account; false if it has no such session. */
  endOf(accountId: string, id: string): Promise<boolean>;
}
