import type { MeasureField } from '@svc/tariff/rates/measures';
import type { CodeSet } from './code-set.ts';

/** Why a measure applies or may apply: a stable code, worded at the edge. */
const MEASURE_REASONS = [
  'origin_and_code',
  'code',
  'origin_unknown',
  'content',
  'exclusion',
  'use',
  'quota',
  'producer',
  'certification',
  'schedule_note',
  'quota_safeguard',
  'not_most_favoured',
  'unknown_rate',
  'entry_price',
] as const;

/** Why a measure applies or may apply. */
export type MeasureReason = (typeof MEASURE_REASONS)[number];

/** What measures displace each other as. */
export type MeasureGroup =
  | 'section_301'
  | 'section_232'
  | 'section_201'
  | 'section_122'
  | 'fentanyl'
  | 'reciprocal'
  | 'country'
  | 'trade_defence';

/**
 * The rate of a measure: percentage points on top (of the value, or of the part that `basis` names), or a floor that
 * base and measure together reach; null where the measure's own list states the rate.
 */
export type MeasureRate =
  | { readonly form: 'added'; readonly pct: string; readonly basis: MeasureField | null }
  | { readonly form: 'floor'; readonly pct: string };

/** A duty beside the base duty, with its scope in code, origin and time. Dates are ISO and inclusive. */
export interface AdditionalMeasure {
  readonly key: string;
  readonly group: MeasureGroup;
  /** Of the measures of one group the highest rank holds. */
  readonly rank: number;
  /** Of the measures of one contest that a code is in, the one with the longest start of it holds. */
  readonly contest: string | null;
  /** Heading of chapter 99, or null. */
  readonly code: string | null;
  readonly legalBasis: string;
  readonly title: string;
  /** Null for all codes. */
  readonly codes: CodeSet | null;
  readonly exceptCodes: CodeSet | null;
  /** Codes outside it from a day after its first one; null where there are none. */
  readonly laterExceptCodes: { readonly from: string; readonly codes: CodeSet } | null;
  /** ISO codes; null for all origins. */
  readonly origins: readonly string[] | null;
  readonly exceptOrigins: readonly string[];
  readonly rate: MeasureRate | null;
  readonly from: string;
  readonly to: string | null;
  readonly certainty: 'applies' | 'may_apply';
  readonly reason: MeasureReason;
  /** Not owed by goods that claim one of these programmes. */
  readonly exceptPrograms: readonly string[];
  /** First day of `exceptPrograms`; null where it is the measure's own. */
  readonly exceptProgramsFrom: string | null;
  /** Not owed where a measure of one of these groups is owed on the whole value; where on a part, owed on the rest. */
  readonly displacedBy: readonly MeasureGroup[];
  /** Least share of metal in the weight, in percent, from which goods owe it; null where none is set. */
  readonly leastMetal: { readonly pct: string; readonly exceptCodes: CodeSet } | null;
  readonly url: string;
}

/** A measure with the fields that most have in common. */
export function measure(
  facts: Pick<AdditionalMeasure, 'key' | 'group' | 'legalBasis' | 'title' | 'from' | 'url'> &
    Partial<AdditionalMeasure>,
): AdditionalMeasure {
  return {
    rank: 0,
    contest: null,
    code: null,
    codes: null,
    exceptCodes: null,
    laterExceptCodes: null,
    origins: null,
    exceptOrigins: [],
    rate: null,
    to: null,
    certainty: 'applies',
    reason: 'origin_and_code',
    exceptPrograms: [],
    exceptProgramsFrom: null,
    displacedBy: [],
    leastMetal: null,
    ...facts,
  };
}

/** Percentage points of the value on top. */
export function added(pct: string, basis: MeasureField | null = null) {
  return { form: 'added', pct, basis } as const;
}

/** What base and measure reach together, in percent of the value. */
export function floor(pct: string) {
  return { form: 'floor', pct } as const;
}
