import type { Market } from '@svc/tariff/market';

/** A code that a ruling settled on. */
export interface RulingCode {
  /** As the market's schedule writes it. */
  readonly code: string;
  readonly codeDigits: string;
}

/** A customs ruling: goods described, and the codes they were given. */
export interface Ruling {
  readonly number: string;
  readonly source: string;
  readonly market: Market;
  readonly title: string;
  readonly text: string;
  /** ISO date, or the part of it that is known: a year, a year and month. */
  readonly date: string | null;
  readonly origin: string | null;
  readonly url: string | null;
  /** The main code first; none twice. */
  readonly codes: readonly RulingCode[];
}

/** Keeps rulings. */
export interface RulingStore {
  /** Writes rulings in one transaction, each over the one of its number; of equal numbers the last one counts. Answers how many were new. */
  upsert(rulings: readonly Ruling[], at: Date): Promise<number>;
}
