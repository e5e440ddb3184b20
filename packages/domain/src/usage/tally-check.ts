export type TallyName = 'lookups' | 'decisions' | 'ledger';

export interface TallyFault {
  readonly tally: TallyName;
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
}

/** Verifies stored sums against their rows. */
export interface TallyCheck {
  readonly days: number;
  readonly faults: readonly TallyFault[];
}
