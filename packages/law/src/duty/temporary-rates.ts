import type { Market } from '@svc/tariff/market';
import type { RateInputs } from '@svc/tariff/rates/inputs';

/** A rate that stands in the place of the schedule's general rate for a time. Dates are ISO and inclusive. */
export interface TemporaryRate {
  readonly market: Market;
  /** Starts of codes. */
  readonly codes: readonly string[];
  /** ISO codes; null for all origins. */
  readonly origins: readonly string[] | null;
  /** In the form of the market's schedule. */
  readonly text: string;
  readonly from: string;
  readonly to: string | null;
  readonly legalBasis: string;
  readonly url: string;
}

type Row = readonly [codes: string, text: string, from: string, to: string | null];

const rates =
  (facts: Pick<TemporaryRate, 'market' | 'legalBasis' | 'url'> & Partial<Pick<TemporaryRate, 'origins'>>) =>
  ([codes, text, from, to]: Row): TemporaryRate => ({
    origins: null,
    ...facts,
    codes: codes.split(' '),
    text,
    from,
    to,
  });

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

const [UREA_AND_NITRATES, COMPOUND] = ['3102', '31052000 31053000 31054000 31055100 31055900 31059000'];

/** Fertilisers of Russia and Belarus; the amount rises each July, at once where a common quantity is exceeded. */
const EU_FERTILISERS: readonly Row[] = [
  [UREA_AND_NITRATES, '6.5% + 40 EUR/TNE', '2025-07-01', '2026-06-30'],
  [UREA_AND_NITRATES, '6.5% + 60 EUR/TNE', '2026-07-01', '2027-06-30'],
  [UREA_AND_NITRATES, '6.5% + 80 EUR/TNE', '2027-07-01', '2028-06-30'],
  [UREA_AND_NITRATES, '6.5% + 315 EUR/TNE', '2028-07-01', null],
  [COMPOUND, '6.5% + 45 EUR/TNE', '2025-07-01', '2026-06-30'],
  [COMPOUND, '6.5% + 70 EUR/TNE', '2026-07-01', '2027-06-30'],
  [COMPOUND, '6.5% + 95 EUR/TNE', '2027-07-01', '2028-06-30'],
  [COMPOUND, '6.5% + 430 EUR/TNE', '2028-07-01', null],
];

/** Tariff rates that acts of their own set for a time, by market. */
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
  ...EU_FERTILISERS.map(
    rates({
      market: 'EU',
      origins: ['BY', 'RU'],
      legalBasis: 'Regulation (EU) 2025/1227, annex II',
      url: 'https://eur-lex.europa.eu/eli/reg/2025/1227/oj',
    }),
  ),
];

/** The temporary rate of a code and an origin on a date; null where the schedule's own holds. */
export function temporaryRate(
  market: Market,
  digits: string,
  { date, origin }: Pick<RateInputs, 'date' | 'origin'>,
): TemporaryRate | null {
  return (
    TEMPORARY_RATES.find(
      (rate) =>
        rate.market === market &&
        isOn(rate, date) &&
        (rate.origins === null || rate.origins.includes(origin ?? '')) &&
        rate.codes.some((code) => digits.startsWith(code)),
    ) ?? null
  );
}

function isOn({ from, to }: TemporaryRate, date: string): boolean {
  return from <= date && (to === null || date <= to);
}
