/** Sums stored by day. */
export type TallyName = 'lookups' | 'decisions' | 'ledger';

/** A day whose stored sums differ from those of its rows. */
export interface TallyFault {
  readonly tally: TallyName;
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
}

/** Verifies stored sums against their rows. */
export interface TallyCheck {
  /** Number of days recomputed. */
  readonly days: number;
  readonly faults: readonly TallyFault[];
}
