import type { Language } from '@svc/i18n/language';
import { translator, type Translate } from '@svc/i18n/translate';
import type { DutyEstimate, MeasureEntry, PercentRange } from '@svc/law/duty/estimate';
import { estimateBase, estimateDuty } from '@svc/law/duty/estimate-duty';
import type { Market } from '@svc/tariff/market';
import type { RateInputs } from '@svc/tariff/rates/inputs';
import { CURRENCY } from '@svc/tariff/rates/rate';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { AdditionalDuty, DutySummary } from '../../classification.ts';
import { keptFor } from '../../kept-for.ts';

/** Decimal places of a percentage. */
const PCT_DECIMALS = 6;
const PCT_MAX = 1e15;
/** What stands for the date where a duty is asked for without one: base rates of a line do not turn on it but by season. */
const NO_DATE = '0000-01-01';

/** What the duty of a day follows from beside the line. */
export interface DutyFacts {
  readonly market: Market;
  /** ISO code; empty when not given. */
  readonly origin: string;
  /** ISO date. */
  readonly date: string;
  readonly language: Language;
}

/** The general rate of a line in short; what is owed on top depends on the day and is added with it. */
export const dutyOf = keptFor((line: ScheduleLine, market: Market): DutySummary => {
  const inputs = inputsOf(market, '', NO_DATE);
  return summary(estimateBase({ market, line, inputs, preference: null }), market, []);
});

/** Whether the general rate of a line parses and states a duty, not a reference. */
export const isDutyAvailable = (line: ScheduleLine, market: Market): boolean =>
  dutyOf(line, market).available;

/** The duty of a line on a day for goods of an origin, with what is owed and may be owed on top. */
export function dutyOnDay(line: ScheduleLine, { market, origin, date, language }: DutyFacts): DutySummary {
  const inputs = inputsOf(market, origin, date);
  const estimate = estimateDuty({ market, line, inputs, preference: null });
  const t = translator(language);
  const entries = (list: readonly MeasureEntry[]) => list.map((entry) => entryOf(entry, t));

  return {
    ...summary(estimate, market, entries(estimate.additional)),
    may_apply: entries(estimate.mayApply),
  };
}

function summary(estimate: DutyEstimate, market: Market, additional: readonly AdditionalDuty[]): DutySummary {
  const { isAvailable, totalPct, base } = estimate;

  return {
    available: isAvailable,
    rate_text: base.text,
    rate_basis: estimate.basis === 'column2' ? 'column2' : 'general',
    effective_pct: isAvailable ? exact(totalPct) : null,
    min_pct: isAvailable ? number(totalPct.low) : null,
    max_pct: isAvailable && totalPct.high !== null ? number(totalPct.high) : null,
    additional_pct: number(estimate.additionalPct.low),
    additional,
    may_apply: [],
    specific: estimate.hasSpecific,
    currency: CURRENCY[market],
  };
}

function entryOf({ measure, reason, pct, rateText }: MeasureEntry, t: Translate): AdditionalDuty {
  return {
    key: measure.key,
    legal_basis: measure.legalBasis,
    code: measure.code,
    title: measure.title,
    rate: rateWords(measure.rate, t) ?? rateText,
    pct: pct === null ? null : exact(pct),
    from: measure.from,
    to: measure.to,
    reason: t(`duty.reason_${reason}`),
    reason_code: reason,
    url: measure.url === '' ? null : measure.url,
    amount: null,
  };
}

function rateWords(rate: MeasureEntry['measure']['rate'], t: Translate): string | null {
  if (rate === null) return null;
  const { pct } = rate;
  if (rate.form === 'floor') return t('duty.rate_floor', { pct });
  return rate.basis === null
    ? t('duty.rate_added', { pct })
    : t('duty.rate_added_part', { pct, field: rate.basis });
}

function inputsOf(market: Market, origin: string, date: string): RateInputs {
  return {
    currency: CURRENCY[market],
    customsValue: null,
    quantity: null,
    unit: null,
    weightKg: null,
    measures: {},
    rateCase: null,
    withinQuota: null,
    exchange: {},
    origin: origin === '' ? null : origin,
    date,
  };
}

function exact({ low, high }: PercentRange): number | null {
  return high !== null && high.equals(low) ? number(low) : null;
}

function number(pct: PercentRange['low']): number {
  return Math.min(pct.toDecimalPlaces(PCT_DECIMALS).toNumber(), PCT_MAX);
}
