/** A discrepancy in the credits of one account; amounts are decimal text. */
export interface CreditFault {
  readonly accountId: string;
  readonly kind: 'balance' | 'held' | 'fees';
  /** Figure stored on the account or in the ledger. */
  readonly found: string;
  /** Sum of the underlying rows. */
  readonly expected: string;
}

/** Verifies credits against the rows that they sum. */
export interface CreditCheck {
  /** Number of accounts checked. */
  readonly accounts: number;
  readonly faults: readonly CreditFault[];
}
