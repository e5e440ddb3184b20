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

/** Identity of a ruling: its number, in Vietnam with its year, as the numbers of notices restart each year. */
export function rulingKey({ number, market, date }: Pick<Ruling, 'number' | 'market' | 'date'>): string {
  return market === 'VN' ? `${number} ${date?.slice(0, YEAR_CHARS) ?? ''}` : number;
}

const YEAR_CHARS = 4;

/** Store of rulings. */
export interface RulingStore {
  /** Writes rulings in one transaction, each over the one of the same key; of equals the last one counts. Returns the number of new ones. */
  upsert(rulings: readonly Ruling[], at: Date): Promise<number>;
}
