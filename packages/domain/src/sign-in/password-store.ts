/** A password about to be set. */
export interface PasswordChange {
  readonly accountId: string;
  readonly email: string;
  readonly hash: string;
  /** Hash that must still be the account's, so that of two changes at once one counts; null sets over any. */
  readonly from: string | null;
  /** Session to preserve; null ends all of them. */
  readonly keptSessionId: string | null;
}

/** Sets passwords; works in a transaction of its caller. */
export interface PasswordStore {
  /**
   * Sets the password, ends the account's other sessions and forgets its failed sign-ins. False when nothing was
   * changed: the account is not there, or its hash is no longer `from`.
   */
  set(change: PasswordChange): Promise<boolean>;
}
