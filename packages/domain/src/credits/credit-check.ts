/** A discrepancy in the credits of one account; amounts are decimal text. */
export interface CreditFault {
  readonly accountId: string;
  readonly kind: 'balance' | 'held' | 'fees';
  /** Figure of the account, or its ledger. */
  readonly found: string;
  /** Sum of the underlying rows. */
  readonly expected: string;
}

/** Verifies credits against the rows that they are the sum of. */
export interface CreditCheck {
  /** Accounts that were looked at. */
  readonly accounts: number;
  readonly faults: readonly CreditFault[];
}
