export interface PasswordChange {
  readonly accountId: string;
  readonly email: string;
  readonly hash: string;
  /** Expected current hash, so that only one of two concurrent changes succeeds; null overwrites any. */
  readonly from: string | null;
  /** Session to preserve; null ends all of them. */
  readonly keptSessionId: string | null;
}

/** Sets passwords in the caller's transaction. */
export interface PasswordStore {
  /**
   * Sets the password, ends the account's other sessions and clears its failed sign-ins. False, without changes, if the
   * account does not exist or its hash is no longer `from`.
   */
  set(change: PasswordChange): Promise<boolean>;
}
