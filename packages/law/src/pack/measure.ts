import type { Market } from '@svc/tariff/market';
import { type GoodsRef, type Need, NO_GOODS, readNeeds, scopeOf } from './goods.ts';
import { readDated, type DatedCode } from './origins.ts';
import { readMeasureRate, type MeasureRate } from './rate.ts';
import { columns, sourceOf, type RowOf } from './table.ts';

/**
 * Kind of measure: a duty on top of the base; a base replacing the schedule's general rate; a relief from the programs
 * that it replaces; a prohibition; a quota with rates within and beyond it; a hint at a possible duty.
 */
export const MEASURE_KINDS = ['duty', 'base', 'relief', 'prohibition', 'quota', 'hint'] as const;

/** Legal status of a measure; `refundable` was collected but ruled unlawful. */
export const MEASURE_STATUSES = [
  'in_force',
  'suspended',
  'refundable',
  'announced',
  'ended_unlawful',
] as const;

/** One measure for one period. Days are ISO and inclusive; `to` is null if no end is known. */
export interface Measure {
  readonly id: string;
  /** Name used by `displacedBy` and `replaces`. */
  readonly program: string;
  readonly kind: (typeof MEASURE_KINDS)[number];
  /** Chapter 99 heading or TARIC additional code; null for neither. */
  readonly heading: string | null;
  readonly title: string;
  readonly legalBasis: string;
  readonly url: string;
  readonly rateText: string;
  readonly rate: MeasureRate;
  readonly goods: GoodsRef;
  readonly exceptGoods: GoodsRef;
  /** Null for every origin. */
  readonly origins: readonly DatedCode[] | null;
  readonly exceptOrigins: readonly DatedCode[];
  /** Preference claims that exempt from it. */
  readonly liftedBy: readonly DatedCode[];
  readonly displacedBy: readonly string[];
  /** Programs and measure ids that are not owed if this one is. */
  readonly replaces: readonly string[];
  readonly needs: readonly Need[];
  readonly from: string;
  readonly to: string | null;
  readonly status: (typeof MEASURE_STATUSES)[number];
}

export const MEASURE_TABLE = {
  required: columns(
    'id program kind heading title legal_basis url rate goods except_goods origins except_origins lifted_by displaced_by replaces needs from to status note',
  ),
  optional: [] as const,
};

/** Default cells of measures in separate tables. */
export const PLAIN_MEASURE = {
  heading: null,
  exceptGoods: NO_GOODS,
  exceptOrigins: [],
  liftedBy: [],
  displacedBy: [],
  replaces: [],
  needs: [],
  status: 'in_force',
} as const satisfies Partial<Measure>;

/** Sort key of measures.csv: program, id stem, first day. */
export function orderOf({
  program = '',
  id = '',
  from = '',
}: Partial<Pick<Measure, 'program' | 'id' | 'from'>>) {
  return `${program}\0${id.replace(/\/\d+$/, '')}\0${from}`;
}

export interface PackNames {
  readonly market: Market;
  readonly lists: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly conditions: ReadonlySet<string>;
}

export function readMeasure(row: RowOf<typeof MEASURE_TABLE>, names: PackNames): Measure {
  const rateText = row.required('rate');
  const rate = readMeasureRate(rateText, names.market);
  if (rate === null && rateText !== '') row.fault('rate', 'not_a_rate');
  for (const column of ['goods', 'origins'] as const) row.required(column);

  return {
    id: row.required('id'),
    program: row.required('program'),
    kind: row.oneOf('kind', MEASURE_KINDS),
    heading: row.optional('heading'),
    title: row.required('title'),
    rateText,
    rate: rate ?? { form: 'unknown' },
    ...scopeOf(row, names),
    liftedBy: readDated(row, 'lifted_by'),
    displacedBy: row.words('displaced_by'),
    replaces: row.words('replaces'),
    needs: readNeeds(row, 'needs', names.conditions),
    ...sourceOf(row),
    status: row.oneOf('status', MEASURE_STATUSES, 'in_force'),
  };
}
