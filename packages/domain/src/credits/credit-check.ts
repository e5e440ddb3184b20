/** What is wrong with the credits of one account; amounts are decimal text. */
export interface CreditFault {
  readonly accountId: string;
  readonly kind: 'balance' | 'held' | 'fees';
  /** What the account, or its ledger, says. */
  readonly found: string;
  /** What the rows behind it add up to. */
  readonly expected: string;
}

/** Verifies credits against the rows that they are the sum of. */
export interface CreditCheck {
  /** Accounts that were looked at. */
  readonly accounts: number;
  readonly faults: readonly CreditFault[];
}
