import type { Market } from '@svc/tariff/market';
import type { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput, RateInputs } from '@svc/tariff/rates/inputs';
import type { Rate, UnreadRate } from '@svc/tariff/rates/rate';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { GivenFacts } from '../pack/condition.ts';
import type { Measure } from '../pack/measure.ts';
import type { Programme } from '../pack/programme.ts';
import type { OpenCondition } from './hold-measures.ts';
import type { MeasureReason } from './measure-reason.ts';

/** Inputs of a duty estimate. */
export interface DutyRequest {
  readonly market: Market;
  readonly line: Pick<
    ScheduleLine,
    'code' | 'codeDigits' | 'dutyRate' | 'specialRate' | 'column2Rate' | 'unit' | 'additionalDuties' | 'extra'
  >;
  readonly inputs: RateInputs;
  /** Inputs that settle conditions of the law, by name. */
  readonly facts?: GivenFacts;
  /** Digits of the line whose rate a text means that leads to another provision; null if not given. */
  readonly applicableCode?: string | null;
  /** Declarable lines of the same schedule whose code begins so; none are known without it. */
  readonly linesUnder?: (digits: string) => readonly DutyRequest['line'][];
  /** Code of the programme that is claimed, `none`, or null where nothing is said of it. */
  readonly preference: string | null;
}

/** Rate used as the base. */
export type RateBasis = 'general' | 'preference' | 'column2';

/** A share of the customs value as a range in percent; `high` null where nothing bounds it. */
export interface PercentRange {
  readonly low: Decimal;
  readonly high: Decimal | null;
}

/** A published rate with what it comes to. `amount` null where an input is missing. */
export interface StatedRate {
  readonly text: string | null;
  readonly rate: Rate | UnreadRate | null;
  readonly pct: PercentRange;
  readonly amount: Decimal | null;
  readonly missing: readonly MissingInput[];
  /** Read, granted to the goods, and a duty by itself. */
  readonly isAvailable: boolean;
}

/** Why a programme does not lower the duty, or that it is only on condition. */
export type OfferState = 'conditional' | 'claimed' | 'origin' | 'lapsed' | 'not_granted' | 'rate_elsewhere';

/** A preferential rate that goods of the origin may have. */
export interface PreferenceOffer {
  readonly programme: Programme;
  readonly rate: StatedRate;
  readonly state: OfferState;
}

/** A duty on top of the base duty. */
export interface MeasureEntry {
  readonly measure: Measure;
  readonly reason: MeasureReason;
  /** As the pack writes it; `MAX` before the highest of several that exclude each other. */
  readonly rateText: string;
  readonly pct: PercentRange;
  readonly amount: Decimal | null;
  readonly missing: readonly MissingInput[];
}

/** A condition that the request does not settle, and the measure that it decides. */
export interface OpenQuestion extends OpenCondition {
  readonly measure: Measure;
  /** Whether the measure is owed, or not owed, where the answer is yes. */
  readonly effect: 'owed' | 'exempt';
}

/** An estimate of duty: what was applied, what may apply, and what is not known. Percent of the customs value. */
export interface DutyEstimate {
  readonly basis: RateBasis;
  readonly base: StatedRate;
  readonly preferences: readonly PreferenceOffer[];
  /** The programme whose claim counts, also where the general rate is free; null for none. */
  readonly claim: string | null;
  /** Measure in place of the schedule's general rate, where it is the base. */
  readonly temporary: Measure | null;
  readonly additional: readonly MeasureEntry[];
  readonly mayApply: readonly MeasureEntry[];
  readonly prohibited: readonly Measure[];
  readonly questions: readonly OpenQuestion[];
  readonly isAvailable: boolean;
  readonly hasSpecific: boolean;
  readonly additionalPct: PercentRange;
  /** All duties that are applied. */
  readonly totalPct: PercentRange;
  /** With exemptions and what may apply; the most is null where nothing bounds it, and after the day that the law is known until. */
  readonly boundPct: PercentRange;
  /** All duties that are applied together, each rounded to two decimals before they are added. */
  readonly amount: Decimal | null;
  readonly missing: readonly MissingInput[];
  /** True if the law of the day is established. */
  readonly isKnown: boolean;
  /** Origin, conditions and the law of the day are settled; a value or a quantity may be missing. */
  readonly isCertain: boolean;
  /** Nothing is open: neither an input, nor a condition, nor the law. */
  readonly isDefinite: boolean;
}
