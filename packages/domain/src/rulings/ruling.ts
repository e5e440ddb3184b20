import type { Market } from '@svc/tariff/market';

export interface RulingCode {
  /** In the format of the market's schedule. */
  readonly code: string;
  readonly codeDigits: string;
}

export interface Ruling {
  readonly number: string;
  readonly source: string;
  readonly market: Market;
  readonly title: string;
  readonly text: string;
  /** ISO date, or the known part of it: a year, a year and month. */
  readonly date: string | null;
  readonly origin: string | null;
  readonly url: string | null;
  /** The main code first, without duplicates. */
  readonly codes: readonly RulingCode[];
}

/** Identity of a ruling: its number, in Vietnam with its year, because notice numbers restart each year. */
export function rulingKey({ number, market, date }: Pick<Ruling, 'number' | 'market' | 'date'>): string {
  return market === 'VN' ? `${number} ${date?.slice(0, YEAR_CHARS) ?? ''}` : number;
}

const YEAR_CHARS = 4;

export interface RulingStore {
  /**
   * Writes rulings in one transaction, replacing those of the same key; the last duplicate wins. Returns the number of
   * new ones.
   */
  upsert(rulings: readonly Ruling[], at: Date): Promise<number>;
}
