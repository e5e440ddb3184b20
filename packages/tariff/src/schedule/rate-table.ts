import type { RejectedRow, ScheduleFault } from './report.ts';

/** A rate of a table beside the schedule, exactly as published, and the ISO date it is of (null when nobody said). */
export interface TableRate {
  /** Digits of the code the rate was published for: 8 for a line of the Combined Nomenclature, 10 for a TARIC line. */
  readonly digits: string;
  readonly rate: string;
  readonly date: string | null;
  /** First and last day of the rate, where the table says them. */
  readonly from?: string | null;
  readonly until?: string | null;
  readonly sourceRow: number;
}

/** Rates by the digits of their codes, with what was left out and what is wrong with the table. */
export interface RateTable {
  readonly rates: ReadonlyMap<string, TableRate>;
  readonly rejected: readonly RejectedRow[];
  readonly ignoredColumns: readonly string[];
  readonly faults: readonly ScheduleFault[];
}

/** An undivided subheading or heading is published with noughts to 8 digits; its rate holds for all that the code is divided into later. */
const PUBLISHED_FOR: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => digits.slice(0, 8),
  (digits) => `${digits.slice(0, 6)}00`,
  (digits) => `${digits.slice(0, 4)}0000`,
];

/** The rate that holds for a code of 10 digits (shorter ones filled with noughts): its own, else that of the line it continues. */
export function rateFor(table: RateTable, digits: string): TableRate | null {
  const whole = digits.padEnd(10, '0');
  for (const publishedFor of PUBLISHED_FOR) {
    const rate = table.rates.get(publishedFor(whole));
    if (rate !== undefined) return rate;
  }

  return null;
}
