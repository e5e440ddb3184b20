import type { Market } from '@svc/tariff/market';
import type { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput, RateInputs } from '@svc/tariff/rates/inputs';
import type { Rate, UnreadRate } from '@svc/tariff/rates/rate';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { GivenFacts } from '../pack/condition.ts';
import type { Measure } from '../pack/measure.ts';
import type { Programme } from '../pack/programme.ts';
import type { OpenCondition } from './applicable-measures.ts';
import type { MeasureReason } from './measure-reason.ts';

export interface DutyRequest {
  readonly market: Market;
  readonly line: Pick<
    ScheduleLine,
    'code' | 'codeDigits' | 'dutyRate' | 'specialRate' | 'column2Rate' | 'unit' | 'additionalDuties' | 'extra'
  >;
  readonly inputs: RateInputs;
  readonly facts?: GivenFacts;
  /** Digits of the line whose rate applies if the rate text refers to another provision; null if not given. */
  readonly applicableCode?: string | null;
  /** Declarable lines of the same schedule with this code prefix; absent if unknown. */
  readonly linesUnder?: (digits: string) => readonly DutyRequest['line'][];
  /** Code of the claimed programme, `none`, or null if not stated. */
  readonly preference: string | null;
}

export type RateBasis = 'general' | 'preference' | 'column2';

/** Percentage range of the customs value; `high` is null if unbounded. */
export interface PercentRange {
  readonly low: Decimal;
  readonly high: Decimal | null;
}

/** A published rate with its computed duty; `amount` is null if an input is missing. */
export interface StatedRate {
  readonly text: string | null;
  readonly rate: Rate | UnreadRate | null;
  readonly pct: PercentRange;
  readonly amount: Decimal | null;
  readonly missing: readonly MissingInput[];
  /** True if the rate is parsed, granted to the goods, and a duty by itself. */
  readonly isAvailable: boolean;
}

/** Why a programme does not lower the duty, or lowers it only conditionally. */
export type OfferState = 'conditional' | 'claimed' | 'origin' | 'lapsed' | 'not_granted' | 'rate_elsewhere';

export interface PreferenceOffer {
  readonly programme: Programme;
  readonly rate: StatedRate;
  readonly state: OfferState;
}

export interface MeasureEntry {
  readonly measure: Measure;
  readonly reason: MeasureReason;
  /** As published; prefixed with `MAX` if it is the highest of several exclusive rates. */
  readonly rateText: string;
  readonly pct: PercentRange;
  readonly amount: Decimal | null;
  readonly missing: readonly MissingInput[];
}

export interface OpenQuestion extends OpenCondition {
  readonly measure: Measure;
  /** Effect on the measure if it is true. */
  readonly effect: 'owed' | 'exempt';
}

/** Duty estimate: applied, possible and unknown duties, in percent of the customs value. */
export interface DutyEstimate {
  readonly basis: RateBasis;
  readonly base: StatedRate;
  readonly preferences: readonly PreferenceOffer[];
  /** The effective programme claim, even if the general rate is free; null for none. */
  readonly claim: string | null;
  /** The measure used as base instead of the schedule's general rate. */
  readonly temporary: Measure | null;
  readonly additional: readonly MeasureEntry[];
  readonly mayApply: readonly MeasureEntry[];
  readonly prohibited: readonly Measure[];
  readonly questions: readonly OpenQuestion[];
  readonly isAvailable: boolean;
  readonly hasSpecific: boolean;
  readonly additionalPct: PercentRange;
  readonly totalPct: PercentRange;
  /**
   * Range including exemptions and possible duties; the maximum is null if unbounded, and after the last day of the
   * known law.
   */
  readonly boundPct: PercentRange;
  /** Sum of all applied duties, each rounded to two decimals first. */
  readonly amount: Decimal | null;
  readonly missing: readonly MissingInput[];
  /** True if the law of the day is established. */
  readonly isKnown: boolean;
  /** True if origin, conditions and the law of the day are settled; a value or a quantity may be missing. */
  readonly isCertain: boolean;
  /** True if no input, condition or law is open. */
  readonly isDefinite: boolean;
}
