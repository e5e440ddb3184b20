import type { Decimal } from './decimal.ts';
import type { MeasureField } from './measures.ts';
import type { Currency, Rate, ReferenceRate } from './rate.ts';
import type { RateUnit } from './units.ts';

/** Known facts of a consignment for evaluating rates; money in `currency`, null if unknown. */
export interface RateInputs {
  readonly currency: Currency;
  readonly customsValue: Decimal | null;
  readonly quantity: Decimal | null;
  readonly unit: RateUnit | null;
  /** Net weight in kg. */
  readonly weightKg: Decimal | null;
  readonly measures: Readonly<Partial<Record<MeasureField, Decimal>>>;
  /** Index of the applicable rate in a text with several, from 1. */
  readonly rateCase: number | null;
  readonly withinQuota: boolean | null;
  /** True if the whole consignment is below the market's low-value threshold; absent if unknown. */
  readonly lowValueConsignment?: boolean;
  /** Units of `currency` for one unit of another. */
  readonly exchange: Readonly<Partial<Record<Currency, Decimal>>>;
  /** ISO code of the country of origin. */
  readonly origin: string | null;
  /** ISO date of the entry. */
  readonly date: string;
  /** Rates of the provisions that a text refers to; empty if unknown. */
  readonly provisions?: (reference: ReferenceRate) => readonly Rate[];
}

export const NO_INPUTS = {
  customsValue: null,
  quantity: null,
  unit: null,
  weightKg: null,
  measures: {},
  rateCase: null,
  withinQuota: null,
  exchange: {},
  origin: null,
} as const satisfies Partial<RateInputs>;

/** An input that an estimate lacks: the field a caller would send, its unit, and a stable reason. */
export interface MissingInput {
  readonly field: string;
  readonly unit: string | null;
  readonly why:
    | 'ad_valorem'
    | 'specific'
    | 'part_value'
    | 'exchange'
    | 'rate_case'
    | 'within_quota'
    | 'component'
    | 'reference'
    | MissingFact;
}

type MissingFact =
  | 'origin'
  | 'freight_and_insurance'
  | 'destination'
  | 'mode'
  | 'tax_case'
  | 'statutory_list';
