import type { Market } from '../market.ts';

/** A rate that stands in the place of the schedule's general rate for a time. Dates are ISO and inclusive. */
export interface TemporaryRate {
  readonly market: Market;
  /** Starts of codes. */
  readonly codes: readonly string[];
  /** In the form of the market's schedule. */
  readonly text: string;
  readonly from: string;
  readonly to: string | null;
  readonly legalBasis: string;
  readonly url: string;
}

type Row = readonly [codes: string, text: string, from: string, to: string | null];

const rates =
  (facts: Pick<TemporaryRate, 'market' | 'legalBasis' | 'url'>) =>
  ([codes, text, from, to]: Row): TemporaryRate => ({ ...facts, codes: codes.split(' '), text, from, to });

const VN_FUELS: readonly Row[] = [
  [
    '27101221 27101222 27101224 27101225 27101280 27101971 27101972 27101979 27101981 27101982 27101983 27073000 27090020 29024300 29029090',
    '0',
    '2026-03-09',
    '2026-12-31',
  ],
];

const EU_LOBSTER: readonly Row[] = [
  ['03061210 03061290 03063210 16053090', '0%', '2025-08-01', '2030-07-31'],
];

/** Tariff rates that acts of their own lower for a time, by market. */
const TEMPORARY_RATES: readonly TemporaryRate[] = [
  ...VN_FUELS.map(
    rates({
      market: 'VN',
      legalBasis:
        'Decree 72/2026/NĐ-CP, prolonged by Resolutions 25/2026, 34/2026 and 43/2026/NQ-CP to 31 December 2026',
      url: 'https://vanban.chinhphu.vn/',
    }),
  ),
  ...EU_LOBSTER.map(
    rates({
      market: 'EU',
      legalBasis: 'Regulation (EU) 2026/1461',
      url: 'https://eur-lex.europa.eu/eli/reg/2026/1461/oj',
    }),
  ),
];

/** The temporary rate of a code on a date; null where the schedule's own holds. */
export function temporaryRate(market: Market, digits: string, date: string): TemporaryRate | null {
  return (
    TEMPORARY_RATES.find(
      (rate) =>
        rate.market === market &&
        rate.from <= date &&
        (rate.to === null || date <= rate.to) &&
        rate.codes.some((code) => digits.startsWith(code)),
    ) ?? null
  );
}
