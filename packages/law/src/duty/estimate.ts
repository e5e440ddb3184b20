import type { Market } from '@svc/tariff/market';
import type { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput, RateInputs } from '@svc/tariff/rates/inputs';
import type { Rate, UnreadRate } from '@svc/tariff/rates/rate';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { AdditionalMeasure, MeasureReason } from './measure.ts';
import type { TemporaryRate } from './temporary-rates.ts';
import type { Programme } from './programme.ts';

/** What a duty is estimated for. */
export interface DutyRequest {
  readonly market: Market;
  readonly line: Pick<
    ScheduleLine,
    'code' | 'codeDigits' | 'dutyRate' | 'specialRate' | 'column2Rate' | 'unit' | 'additionalDuties' | 'extra'
  >;
  readonly inputs: RateInputs;
  /** Digits of the line whose rate a text means that leads to another provision; null where it is not told. */
  readonly applicableCode?: string | null;
  /** Declarable lines of the same schedule whose code begins so; none are known without it. */
  readonly linesUnder?: (digits: string) => readonly DutyRequest['line'][];
  /** Code of the programme that is claimed, `none`, or null where nothing is said of it. */
  readonly preference: string | null;
}

/** Which rate stands as the base. */
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
  /** Read, given to the goods, and stating a duty of its own. */
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

/** A duty beside the base duty. */
export interface MeasureEntry {
  readonly measure: AdditionalMeasure;
  readonly reason: MeasureReason;
  /** Rate in words of the measure. */
  readonly rateText: string | null;
  readonly pct: PercentRange | null;
  readonly amount: Decimal | null;
  readonly missing: readonly MissingInput[];
}

/** An estimate of duty: what was applied, what may apply, and what is not known. Percent of the customs value. */
export interface DutyEstimate {
  readonly basis: RateBasis;
  readonly base: StatedRate;
  readonly preferences: readonly PreferenceOffer[];
  /** What stands in the place of the schedule's general rate for a time, where it is the base. */
  readonly temporary: TemporaryRate | null;
  readonly additional: readonly MeasureEntry[];
  readonly mayApply: readonly MeasureEntry[];
  readonly isAvailable: boolean;
  readonly hasSpecific: boolean;
  readonly additionalPct: PercentRange;
  readonly totalPct: PercentRange;
  /** The most with what may be owed beyond a quota or by producer; null where nothing bounds the total. */
  readonly mostPct: Decimal | null;
  /** All duties together, each rounded to two decimals before they are added. */
  readonly amount: Decimal | null;
  readonly missing: readonly MissingInput[];
}
