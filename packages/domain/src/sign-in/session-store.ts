import type { KeyOwner } from '../accounts/account-store.ts';

/** Data that a sign-in is checked against. */
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

/** A sign-in attempt: counted as a failure until it succeeds, or blocked until a time. */
export type SignInTry =
  | { readonly kind: 'admitted'; readonly ids: readonly bigint[] }
  | { readonly kind: 'refused'; readonly until: Date };

/** A session about to begin. */
export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly tokenHash: string;
  readonly at: Date;
  readonly expiresAt: Date;
  /** Hash of the same password at the present cost, to take the place of the account's; absent where that is as it should be. */
  readonly rehashed?: string | null;
  /** Browser or program that signs in, as it names itself. */
  readonly userAgent?: string | null;
}

/** A session that has not ended, as its owner sees it. */
export interface ListedSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
}

/** Lifetime of sessions: idle, and in total. */
export interface SessionLife {
  readonly idleMs: number;
  readonly maxMs: number;
}

/** Store of sessions and failed sign-ins. Each method is one transaction. */
export interface SessionStore {
  findCredentials(email: string): Promise<Credentials | null>;
  /**
   * Counts a try against each of its subjects (an account's email, an address) unless one of them has reached the
   * limit; concurrent attempts cannot exceed it together.
   */
  admitTry(subjects: readonly string[], at: Date, bounds: SignInBounds): Promise<SignInTry>;
  /** Takes back a try that succeeded, and what was counted against one subject before it. */
  forgiveTry(ids: readonly bigint[], subject: string): Promise<void>;
  /**
   * Begins a session and notes the sign-in on its account; sessions that have ended are cleared away. False, and no
   * session, when `passwordHash` is no longer the account's or it was deactivated: both may happen while it is checked.
   */
  start(session: NewSession, passwordHash: string | null): Promise<boolean>;
  /** The owner of a session that has not ended, or null; its idle time begins again, within its longest life. */
  findOwner(tokenHash: string, now: Date, life: SessionLife): Promise<KeyOwner | null>;
  /** Ends a session; again is no error. */
  end(id: string): Promise<void>;
  /** Sessions of an account that have not ended, the latest used first. */
  list(accountId: string, now: Date): Promise<readonly ListedSession[]>;
  /** Ends a session of an account; false when the account has no such session. */
  endOf(accountId: string, id: string): Promise<boolean>;
}
