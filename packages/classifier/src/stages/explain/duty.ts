import type { Language } from '@svc/i18n/language';
import { isMessageKey, translator, type Translate } from '@svc/i18n/translate';
import type { MeasureEntry, PercentRange, StatedRate } from '@svc/law/duty/estimate';
import { estimateDuty } from '@svc/law/duty/estimate-duty';
import { scheduleFlags } from '@svc/law/duty/schedule-flags';
import { stateText } from '@svc/law/duty/state-rate';
import type { Law } from '@svc/law/law';
import type { Market } from '@svc/tariff/market';
import { NO_INPUTS, type RateInputs } from '@svc/tariff/rates/inputs';
import { CURRENCY } from '@svc/tariff/rates/rate';
import { hasSpecificPart } from '@svc/tariff/rates/rate-shape';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { AdditionalDuty, DutySummary } from '../../classification.ts';
import { memoizeWeak } from '../../memoize-weak.ts';
import { exactPct, lawFields, measureEntry, pctNumber, prohibition, rateCodes } from './measure-entry.ts';

/** Date for a duty requested without one: base rates vary only by season. */
const NO_DATE = '0000-01-01';

export interface DutyFacts {
  readonly law: Law;
  /** ISO code; empty when not given. */
  readonly origin: string;
  /** ISO date. */
  readonly date: string;
  readonly language: Language;
}

/** Short form of a line's general rate; additional duties depend on the day and are added separately. */
export const dutyOf = memoizeWeak((line: ScheduleLine, market: Market): DutySummary => {
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

/** True if a line's general rate is parsable and a duty, not a reference. */
export const isDutyAvailable = (line: ScheduleLine, market: Market): boolean =>
  dutyOf(line, market).available;

/** Duty of a line on a day for an origin, with definite and possible additional duties. */
export function dutyOnDay(line: ScheduleLine, { law, origin, date, language }: DutyFacts): DutySummary {
  const { market } = law.pack;
  const request = { market, line, inputs: inputsOf(market, origin, date), preference: null };
  const estimate = estimateDuty(request, law);
  const { base, basis, isAvailable, isKnown, totalPct, boundPct } = estimate;
  const t = translator(language);
  const entries = (list: readonly MeasureEntry[]) =>
    list.map((entry) => ({ ...measureEntry(entry, t), amount: null, ...rateField(entry) }));
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
    // Without a value, only a percentage is an amount.
    definite: flags.length === 0 && isAvailable && estimate.isCertain && exactPct(boundPct) !== null,
    prohibited: estimate.prohibited.map(prohibition),
    flags,
  };
}

function rateField({ measure, rateText }: MeasureEntry) {
  const codes = rateCodes(measure, rateText);
  return codes === null ? {} : { rate_words: codes };
}

/** Renders a duty's measure reasons and rates in a language; drops their codes. */
export function wordDuty<T extends Pick<DutySummary, 'additional' | 'may_apply'>>(duty: T, t: Translate) {
  const worded = ({ rate_words: codes, ...entry }: AdditionalDuty) => ({
    ...entry,
    rate: codes === undefined ? entry.rate : t(`duty.${codes.key}`, codes.params),
    reason: wordNamed(`duty.reason_${entry.reason_code}`, entry.reason, t),
  });
  return { ...duty, additional: duty.additional.map(worded), may_apply: duty.may_apply.map(worded) };
}

function wordNamed(key: string, otherwise: string, t: Translate): string {
  return isMessageKey(key) ? t(key) : otherwise;
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
    ...NO_INPUTS,
    currency: CURRENCY[market],
    origin: origin === '' ? null : origin,
    date,
  };
}
