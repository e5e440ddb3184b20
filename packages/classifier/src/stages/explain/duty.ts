import type { Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import type { MeasureEntry, PercentRange, StatedRate } from '@svc/law/duty/estimate';
import { estimateDuty } from '@svc/law/duty/estimate-duty';
import { scheduleFlags } from '@svc/law/duty/schedule-flags';
import { stateText } from '@svc/law/duty/state-rate';
import type { Law } from '@svc/law/law';
import type { Market } from '@svc/tariff/market';
import type { RateInputs } from '@svc/tariff/rates/inputs';
import { CURRENCY } from '@svc/tariff/rates/rate';
import { hasSpecificPart } from '@svc/tariff/rates/rate-shape';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { DutySummary } from '../../classification.ts';
import { keptFor } from '../../kept-for.ts';
import { exactPct, lawFields, measureEntry, pctNumber, prohibition } from './measure-entry.ts';

/** What stands for the date where a duty is asked for without one: base rates of a line do not turn on it but by season. */
const NO_DATE = '0000-01-01';

/** What the duty of a day follows from beside the line. */
export interface DutyFacts {
  readonly law: Law;
  /** ISO code; empty when not given. */
  readonly origin: string;
  /** ISO date. */
  readonly date: string;
  readonly language: Language;
}

/** The general rate of a line in short; what is owed on top depends on the day and is added with it. */
export const dutyOf = keptFor((line: ScheduleLine, market: Market): DutySummary => {
  const base = stateText(line.dutyRate, market, inputsOf(market, '', NO_DATE));
  return {
    ...rateOf(base, market),
    rate_basis: 'general',
    effective_pct: base.isAvailable ? exactPct(base.pct) : null,
    ...bounds(base.isAvailable, base.pct),
    additional_pct: 0,
    additional: [],
    may_apply: [],
  };
});

/** Whether the general rate of a line parses and states a duty, not a reference. */
export const isDutyAvailable = (line: ScheduleLine, market: Market): boolean =>
  dutyOf(line, market).available;

/** The duty of a line on a day for goods of an origin, with what is owed and may be owed on top, and how far it is known. */
export function dutyOnDay(line: ScheduleLine, { law, origin, date, language }: DutyFacts): DutySummary {
  const { market } = law.pack;
  const request = { market, line, inputs: inputsOf(market, origin, date), preference: null };
  const estimate = estimateDuty(request, law);
  const { base, basis, isAvailable, isKnown, totalPct, boundPct } = estimate;
  const t = translator(language);
  const entries = (list: readonly MeasureEntry[]) =>
    list.map((entry) => ({ ...measureEntry(entry, t), amount: null }));
  const flags = [...(isKnown ? [] : (['duty_not_known_after'] as const)), ...scheduleFlags(request, null)];

  return {
    ...rateOf(base, market),
    rate_basis: basis === 'column2' ? 'column2' : 'general',
    effective_pct: isAvailable && isKnown ? exactPct(totalPct) : null,
    ...bounds(isAvailable, boundPct),
    additional_pct: pctNumber(estimate.additionalPct.low),
    additional: entries(estimate.additional),
    may_apply: entries(estimate.mayApply),
    ...lawFields(law),
    // Without a value nothing but a percentage is an amount.
    definite: flags.length === 0 && isAvailable && estimate.isCertain && exactPct(boundPct) !== null,
    prohibited: estimate.prohibited.map(prohibition),
    flags,
  };
}

function rateOf(base: StatedRate, market: Market) {
  return {
    available: base.isAvailable,
    rate_text: base.text,
    specific: base.rate !== null && hasSpecificPart(base.rate),
    currency: CURRENCY[market],
  };
}

function bounds(isAvailable: boolean, { low, high }: PercentRange) {
  return {
    min_pct: isAvailable ? pctNumber(low) : null,
    max_pct: isAvailable && high !== null ? pctNumber(high) : null,
  };
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
