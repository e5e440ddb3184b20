import type { DutyEstimate, DutyRequest, MeasureEntry } from '../duty/estimate.ts';
import type { FeeRow } from '../pack/charge.ts';
import type { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';

/** Delivery terms, which define what a price includes (Incoterms 2020). */
export const INCOTERMS = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;

export type Incoterm = (typeof INCOTERMS)[number];

export const MODES = ['ocean', 'air', 'road', 'rail', 'post'] as const;

type Mode = (typeof MODES)[number];

export const ENTRY_TYPES = ['formal', 'informal'] as const;

/** A consignment; money in the schedule's currency, null if unknown. */
export interface LandedCostRequest {
  readonly duty: DutyRequest;
  /** Price paid for the goods under the delivery term. */
  readonly price: Decimal | null;
  readonly incoterm: Incoterm | null;
  readonly freight: Decimal | null;
  readonly insurance: Decimal | null;
  readonly mode: Mode | null;
  /** Member state of destination, ISO code. */
  readonly destination: string | null;
  readonly entryType: (typeof ENTRY_TYPES)[number];
  readonly vatCase: number | null;
  readonly specialConsumptionCase: number | null;
}

export type ValueBasis = 'fob' | 'cif';

type LineBasis = 'invoice' | ValueBasis | 'schedule' | 'duties' | 'taxes' | 'quantity';

export type LineGroup = 'goods' | 'duty' | 'additional' | 'fees' | 'taxes';

type NamedLine =
  | 'value'
  | 'freight'
  | 'insurance'
  | 'duty'
  | FeeRow['key']
  | 'vat'
  | 'special_consumption'
  | 'environment';

/** A line of a landed cost; `amount` is null if an input is missing. */
export interface CostLine {
  readonly key: NamedLine | 'additional';
  readonly group: LineGroup;
  readonly basis: LineBasis;
  /** As published or as stated by law. */
  readonly rate: string | null;
  readonly amount: Decimal | null;
  /** The additional duty of an `additional` line. */
  readonly entry: MeasureEntry | null;
  readonly legalBasis: string | null;
  readonly url: string | null;
}

export interface PossibleCharge {
  readonly key: string;
  readonly title: string;
  readonly legalBasis: string;
  readonly rate: string | null;
  /** Percentage, if the rate is one. */
  readonly pct: string | null;
  readonly from: string;
  readonly to: string | null;
  readonly reason: 'use' | 'unknown_rate' | 'quota';
  readonly url: string;
}

/** A landed cost. A total is null if one of its lines is. */
export interface LandedCost {
  readonly duty: DutyEstimate;
  readonly valueBasis: ValueBasis;
  readonly lines: readonly CostLine[];
  readonly totals: Readonly<Record<Exclude<LineGroup, 'goods'> | 'landed', Decimal | null>>;
  readonly possible: readonly PossibleCharge[];
  readonly missing: readonly MissingInput[];
}

/** Lines of fees or taxes, what they lack, and those that may be owed. */
export type Charges = Pick<LandedCost, 'lines' | 'missing' | 'possible'>;

/** Creates a line with defaults for the common fields; `source` is the row that it is written in. */
export function costLine({
  source = null,
  ...facts
}: Pick<CostLine, 'key' | 'group' | 'basis' | 'amount'> &
  Partial<CostLine> & { readonly source?: Pick<FeeRow, 'legalBasis' | 'url'> | null }): CostLine {
  const { legalBasis = null, url = null } = source ?? {};
  return { rate: null, entry: null, legalBasis, url, ...facts };
}
