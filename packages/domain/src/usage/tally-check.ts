/** What is kept as sums of days. */
export type TallyName = 'lookups' | 'decisions' | 'ledger';

/** A day whose kept sums are not those of its rows. */
export interface TallyFault {
  readonly tally: TallyName;
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
}

/** Verifies kept sums against the rows that they are the sum of. */
export interface TallyCheck {
  /** Tallied days that were added up again. */
  readonly days: number;
  readonly faults: readonly TallyFault[];
}
