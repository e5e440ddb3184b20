import type { DutyEstimate, DutyRequest, MeasureEntry } from '../duty/estimate.ts';
import type { FeeRow } from '../pack/charge.ts';
import type { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';

/** Terms of delivery that say what a price includes (Incoterms 2020). */
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

/** A term of delivery. */
export type Incoterm = (typeof INCOTERMS)[number];

/** Modes of transport. */
export const MODES = ['ocean', 'air', 'road', 'rail', 'post'] as const;

/** A mode of transport. */
type Mode = (typeof MODES)[number];

/** Kinds of entry of the US. */
export const ENTRY_TYPES = ['formal', 'informal'] as const;

/** A consignment; money in the currency of the schedule, null where it is not known. */
export interface LandedCostRequest {
  readonly duty: DutyRequest;
  /** Price paid for the goods under the term of delivery. */
  readonly price: Decimal | null;
  readonly incoterm: Incoterm | null;
  readonly freight: Decimal | null;
  readonly insurance: Decimal | null;
  readonly mode: Mode | null;
  /** Member state of destination, ISO code. */
  readonly destination: string | null;
  readonly entryType: (typeof ENTRY_TYPES)[number];
  /** Applicable one of several rates of a tax, from 1. */
  readonly vatCase: number | null;
  readonly specialConsumptionCase: number | null;
}

/** Definition of the customs value in a market. */
export type ValueBasis = 'fob' | 'cif';

/** Base of the amount of a line. */
type LineBasis = 'invoice' | ValueBasis | 'schedule' | 'duties' | 'taxes' | 'quantity';

/** Which total a line counts in. */
export type LineGroup = 'goods' | 'duty' | 'additional' | 'fees' | 'taxes';

/** Lines with a separate name. */
type NamedLine =
  'value' | 'freight' | 'insurance' | 'duty' | FeeRow['key'] | 'vat' | 'special_consumption' | 'environment';

/** One line of a landed cost; `amount` null where an input is missing. */
export interface CostLine {
  readonly key: NamedLine | 'additional';
  readonly group: LineGroup;
  readonly basis: LineBasis;
  /** As published or as the law states it. */
  readonly rate: string | null;
  readonly amount: Decimal | null;
  /** The duty on top that an `additional` line is. */
  readonly entry: MeasureEntry | null;
  readonly legalBasis: string | null;
  readonly url: string | null;
}

/** A tax or fee that may be owed, after the duties that may be. */
export interface PossibleCharge {
  readonly key: string;
  readonly title: string;
  readonly legalBasis: string;
  readonly rate: string | null;
  /** Percent, where the rate is one. */
  readonly pct: string | null;
  readonly from: string;
  readonly to: string | null;
  readonly reason: 'use' | 'unknown_rate' | 'quota';
  readonly url: string;
}

/** A landed cost. Totals are null where a line of theirs is. */
export interface LandedCost {
  readonly duty: DutyEstimate;
  readonly valueBasis: ValueBasis;
  readonly lines: readonly CostLine[];
  readonly totals: Readonly<Record<Exclude<LineGroup, 'goods'> | 'landed', Decimal | null>>;
  readonly possible: readonly PossibleCharge[];
  readonly missing: readonly MissingInput[];
}

/** A line with the fields that most have in common. */
export function costLine(
  facts: Pick<CostLine, 'key' | 'group' | 'basis' | 'amount'> & Partial<CostLine>,
): CostLine {
  return { rate: null, entry: null, legalBasis: null, url: null, ...facts };
}
