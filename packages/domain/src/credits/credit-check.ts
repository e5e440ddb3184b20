/** A discrepancy in the credits of one account; amounts are decimal text. */
export interface CreditFault {
  readonly accountId: string;
  readonly kind: 'balance' | 'held' | 'fees';
  readonly found: string;
  readonly expected: string;
}

/** Verifies credits against the rows that they sum up. */
export interface CreditCheck {
  readonly accounts: number;
  readonly faults: readonly CreditFault[];
}
