import type { RejectedRow, ScheduleFault } from './report.ts';

/** A rate of a separate table as published, with its ISO date (null if unknown). */
export interface TableRate {
  /** Digits of the code the rate was published for: 8 for a line of the Combined Nomenclature, 10 for a TARIC line. */
  readonly digits: string;
  readonly rate: string;
  readonly date: string | null;
  /** First and last day of the rate, if the table states them. */
  readonly from?: string | null;
  readonly until?: string | null;
  readonly sourceRow: number;
}

/** Rates by the digits of their codes, with rejected rows and errors of the table. */
export interface RateTable {
  readonly rates: ReadonlyMap<string, TableRate>;
  readonly rejected: readonly RejectedRow[];
  readonly ignoredColumns: readonly string[];
  readonly faults: readonly ScheduleFault[];
}

/**
 * An undivided subheading or heading is published zero-padded to 8 digits; its rate applies to its later subdivisions.
 */
const PUBLISHED_FOR: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => digits.slice(0, 8),
  (digits) => `${digits.slice(0, 6)}00`,
  (digits) => `${digits.slice(0, 4)}0000`,
];

/** Rate of a 10-digit code (shorter ones zero-padded), else of the line it continues. */
export function rateFor(table: RateTable, digits: string): TableRate | null {
  const whole = digits.padEnd(10, '0');
  for (const publishedFor of PUBLISHED_FOR) {
    const rate = table.rates.get(publishedFor(whole));
    if (rate !== undefined) return rate;
  }

  return null;
}
