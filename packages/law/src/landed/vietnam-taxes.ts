import type { ScheduleLine } from '@svc/tariff/schedule/line';

/** A tax rate of Vietnam by the start of a code; `text` in the form of the tariff workbook: `a/b` by case, or of the law where it adds an amount per piece. */
interface TaxRow {
  readonly start: string;
  readonly text: string;
  readonly from: string;
  readonly to: string | null;
}

type Row = readonly [start: string, text: string, from?: string, to?: string | null];

const LAW_2016 = '2016-07-01';
const rows = (list: readonly Row[]): readonly TaxRow[] =>
  list.map(([start, text, from = LAW_2016, to = null]) => ({ start, text, from, to }));

/** The law of 2025 raises the tax on alcohol and tobacco on each 1 January from 2027 to 2031. */
const [UNTIL_2027, FIRST_RISE] = ['2026-12-31', 2027];
const rising = (starts: string, texts: readonly string[]): readonly Row[] =>
  starts.split(' ').flatMap((start) =>
    texts.map((text, at): Row => {
      const year = FIRST_RISE + at;
      return [start, text, `${year}-01-01`, at === texts.length - 1 ? null : `${year}-12-31`];
    }),
  );
const YEARS = [1, 2, 3, 4, 5];
const perCigar = YEARS.map((times) => `${20_000 * times} VND/cigar`);
const perPack = YEARS.map((times) => `${2000 * times} VND/pack`);
const onTop = (amounts: readonly string[]): readonly string[] => amounts.map((amount) => `75% + ${amount}`);

/**
 * Special consumption tax in percent; several rates stand for cases that a code does not tell (strength, engine, use). The
 * amounts for each pack, cigar or 100 g of tobacco are stated as text and not worked out.
 * Sources: Law 27/2008/QH12 as amended by 70/2014/QH13, 106/2016/QH13 and 03/2022/QH15; Law 66/2025/QH15 from 2026, for
 * electric cars as amended by Law 09/2026/QH16; for petrol Resolution 19/2026/QH16, prolonged by 34/2026/NQ-CP.
 */
export const SPECIAL_CONSUMPTION: readonly TaxRow[] = rows([
  ['2203', '65', '2018-01-01', UNTIL_2027],
  ...rising('2203', ['70', '75', '80', '85', '90']),
  ['2204', '35/65', '2018-01-01', UNTIL_2027],
  ['2205', '35/65', '2018-01-01', UNTIL_2027],
  ['2206', '35/65', '2018-01-01', UNTIL_2027],
  ['2208', '65/35', '2018-01-01', UNTIL_2027],
  ...rising('2204 2205 2206', ['40/70', '45/75', '50/80', '55/85', '60/90']),
  ...rising('2208', ['70/40', '75/45', '80/50', '85/55', '90/60']),
  ['2402', '75', '2019-01-01', UNTIL_2027],
  ['24031', '75', '2019-01-01', UNTIL_2027],
  ...rising('240210', onTop(perCigar)),
  ...rising('240220', onTop(perPack)),
  ...rising('2402', onTop(perPack.map((pack, at) => `${pack} or ${perCigar[at]}`))),
  ...rising('24031', onTop(YEARS.map((times) => `${20_000 * times} VND/100 g`))),
  ['220210', '8/*', '2027-01-01', '2027-12-31'],
  ['220210', '10/*', '2028-01-01'],
  ['220299', '8/*', '2027-01-01', '2027-12-31'],
  ['220299', '10/*', '2028-01-01'],
  ['271012', '10/8/7/*', LAW_2016, '2026-04-15'],
  ['271012', '0', '2026-04-16', '2026-09-30'],
  // The resolution from October 2026 prolongs the other reliefs by name, and is silent on this one.
  ['271012', '0/10/8/7/*', '2026-10-01', UNTIL_2027],
  ['271012', '10/8/7/*', '2027-01-01'],
  ['841510', '10/*'],
  ['841581', '10/*', '2026-01-01'],
  ['841582', '10/*', '2026-01-01'],
  ['841583', '10/*', '2026-01-01'],
  ['870321', '35/*'],
  ['870322', '35/*'],
  ['870323', '40/50/60/*'],
  ['870324', '90/110/130/150/*'],
  ['870331', '35/*'],
  ['870332', '40/50/*'],
  ['870333', '60/90/110/130/150/*'],
  ['870380', '3', '2022-03-01', '2030-12-31'],
  ['870380', '11', '2031-01-01'],
  ['871120', '20/*'],
  ['871130', '20'],
  ['871140', '20'],
  ['871150', '20'],
  ['8903', '30/*'],
  ['950440', '40'],
]);

type FuelRow = readonly [starts: string, normal: string, reduced: string, reducedFrom: string];

/** Amounts a litre: as the resolution of 2018 sets them, and as reduced to the day before the relief of 2026. */
const FUELS: readonly FuelRow[] = [
  ['2710122', '4000', '2000', '2024-01-01'],
  ['27101971 27101972 27101979', '2000', '1000', '2024-01-01'],
  ['27101981 27101982', '3000', '1500', '2026-01-01'],
  ['27101983', '1000', '600', '2026-01-01'],
];
const [RELIEF_FROM, RELIEF_TO] = ['2026-04-16', '2026-12-31'];

interface EnvironmentRow extends TaxRow {
  readonly unit: 'kg' | 'l' | 't';
}

const fuelRows = ([starts, normal, reduced, reducedFrom]: FuelRow): readonly EnvironmentRow[] =>
  starts.split(' ').flatMap((start) => [
    { start, unit: 'l', text: reduced, from: reducedFrom, to: '2026-04-15' },
    { start, unit: 'l', text: '0', from: RELIEF_FROM, to: RELIEF_TO },
    { start, unit: 'l', text: normal, from: '2027-01-01', to: null },
  ]);

/**
 * Environmental protection tax in VND for a unit. Sources: Resolution 579/2018/UBTVQH14; reductions for fuels by
 * Resolutions 42/2023, 60/2024 and 109/2025/UBTVQH15; none for fuels by Resolution 19/2026/QH16, prolonged by 34/2026
 * and 43/2026/NQ-CP.
 */
export const ENVIRONMENT: readonly EnvironmentRow[] = [
  { start: '270111', text: '30000', unit: 't', from: '2019-01-01', to: null },
  { start: '2701', text: '15000', unit: 't', from: '2019-01-01', to: null },
  { start: '2702', text: '15000', unit: 't', from: '2019-01-01', to: null },
  ...FUELS.flatMap(fuelRows),
  { start: '290371', text: '5000', unit: 'kg', from: '2019-01-01', to: null },
  { start: '392321', text: '50000', unit: 'kg', from: '2019-01-01', to: null },
];

/** The row of the longest start that a code has on a date; null where none holds. */
export function taxRow<R extends TaxRow>(list: readonly R[], digits: string, date: string): R | null {
  const inForce = list.filter(
    ({ start, from, to }) => digits.startsWith(start) && from <= date && (to === null || date <= to),
  );
  return inForce.toSorted((left, right) => right.start.length - left.start.length)[0] ?? null;
}

/** Standard rate of value added tax in percent; Law 48/2024/QH15. */
const VAT_STANDARD = '10';
const VAT_REDUCED = '8';
/** Days on which the rate of 10 % is 8 % for goods outside the lists of Decree 174/2025/NĐ-CP and those before it. */
const REDUCED: readonly (readonly [from: string, to: string])[] = [
  ['2022-02-01', '2022-12-31'],
  ['2023-07-01', '2026-12-31'],
];
const TWO_CASES = /^(?:8\/10|10\/8)$/;

/** Value added tax that is not collected. Source: Resolution 19/2026/QH16, prolonged by 34/2026 and 43/2026/NQ-CP. */
const UNTAXED: readonly TaxRow[] = FUELS.flatMap(([starts]) =>
  starts.split(' ').map((start) => ({ start, text: '0', from: RELIEF_FROM, to: RELIEF_TO })),
);

/** Rate text of value added tax for a line on a date, and whether the reduced rate may hold instead. */
export function vatText({ codeDigits, extra }: Pick<ScheduleLine, 'codeDigits' | 'extra'>, date: string) {
  const untaxed = taxRow(UNTAXED, codeDigits ?? '', date);
  if (untaxed !== null) return { text: untaxed.text, mayBeReduced: false };

  const text = typeof extra['vat'] === 'string' ? extra['vat'].trim() : '';
  const isReducedNow = REDUCED.some(([from, to]) => from <= date && date <= to);
  if (text === '') return { text: VAT_STANDARD, mayBeReduced: isReducedNow };
  if (!TWO_CASES.test(text)) return { text, mayBeReduced: false };

  // The workbook marks lines that the lists leave out by naming 10 first.
  const isLeftOut = text === '10/8' || typeof extra['vat_reduction'] === 'string';

  return { text: isReducedNow && !isLeftOut ? VAT_REDUCED : VAT_STANDARD, mayBeReduced: false };
}
