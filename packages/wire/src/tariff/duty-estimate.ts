import {
  exactPct,
  lawFields,
  measureEntry,
  measureKey,
  moneyText,
  pctNumber,
  prohibition,
  rateWords,
} from '@svc/classifier/stages/explain/measure-entry';
import { countryName } from '@svc/i18n/countries';
import type { Language } from '@svc/i18n/language';
import type { Translate } from '@svc/i18n/translate';
import type { DutyEstimate, DutyRequest, PreferenceOffer } from '@svc/law/duty/estimate';
import { rateDate, scheduleFlags } from '@svc/law/duty/schedule-flags';
import type { Law } from '@svc/law/law';
import type { OpenQuestion } from '@svc/law/duty/estimate';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import { statedRate } from './stated-rate.ts';

export interface DutyFrame {
  readonly request: DutyRequest;
  readonly law: Law;
  readonly language: Language;
  readonly t: Translate;
  readonly officialUrl: string | null;
  /** ISO date from which the version is in force; absent if unknown. */
  readonly effectiveDate?: string | null;
}

export function dutyEstimate(estimate: DutyEstimate, frame: DutyFrame) {
  const { request, t, language } = frame;
  const { market, inputs } = request;
  const { base, totalPct, boundPct, additionalPct } = estimate;
  const flags = flagsOf(estimate, frame);

  return {
    market,
    origin: inputs.origin,
    origin_label: inputs.origin === null ? null : countryName(inputs.origin, language),
    date: inputs.date,
    rate_date: rateDate(request.line),
    ...lawFields(frame.law),
    flags,
    definite: estimate.isDefinite && flags.length === 0,
    prohibited: estimate.prohibited.map(prohibition),
    currency: inputs.currency,
    base: statedRate(base, market),
    preferences: estimate.preferences.map((offer) => preferenceOffer(offer, frame)),
    additional: estimate.additional.map((entry) => measureEntry(entry, t)),
    may_apply: estimate.mayApply.map((entry) => measureEntry(entry, t)),
    available: estimate.isAvailable,
    rate_text: base.text,
    rate_basis: estimate.basis,
    effective_pct: estimate.isAvailable && estimate.isKnown ? exactPct(totalPct) : null,
    // A known part bounds an unknown rate: a table's component is added to it.
    min_pct: estimate.isAvailable || boundPct.low.gt(0) ? pctNumber(boundPct.low) : null,
    max_pct: boundPct.high === null ? null : pctNumber(boundPct.high),
    additional_pct: pctNumber(additionalPct.low),
    specific: estimate.hasSpecific,
    amount: moneyText(estimate.amount),
    applied: appliedOf(estimate, frame),
    missing_inputs: missingInputs(estimate, frame),
    disclaimer: disclaimerOf(estimate, frame),
  };
}

function flagsOf({ isKnown }: DutyEstimate, { request, effectiveDate }: DutyFrame) {
  return [
    ...(isKnown ? [] : (['duty_not_known_after'] as const)),
    ...scheduleFlags(request, effectiveDate ?? null),
  ];
}

/** Missing inputs of an estimate: those of its rates, then those that determine conditions, with their effect. */
export function missingInputs(
  { missing, questions }: Pick<DutyEstimate, 'missing' | 'questions'>,
  { t, language }: DutyFrame,
) {
  const asked = new Map<string, OpenQuestion[]>();
  for (const question of questions) {
    const { input } = question.condition;
    asked.set(input, [...(asked.get(input) ?? []), question]);
  }
  const changes = (of: readonly OpenQuestion[]) =>
    of.map(({ measure, effect }) => ({
      key: measureKey(measure),
      title: measure.title,
      rate: rateWords(measure, measure.rateText, t),
      effect,
    }));

  return [
    ...missing.map((input) => ({
      ...missingInput(input, t),
      changes: changes(asked.get(input.field) ?? []),
    })),
    ...[...asked]
      .filter(([field]) => missing.every((input) => input.field !== field))
      .map(([field, of]) => ({
        field,
        unit: null,
        why: [...new Set(of.map(({ condition }) => condition.title[language]))].join(' '),
        changes: changes(of),
      })),
  ];
}

function missingInput({ field, unit, why }: MissingInput, t: Translate) {
  return { field, unit, why: t(`duty.missing_${why}`) };
}

function preferenceOffer({ programme, rate, state }: PreferenceOffer, { request, t }: DutyFrame) {
  return {
    program: programme.code,
    name: programme.name,
    legal_basis: programme.legalBasis,
    rate: statedRate(rate, request.market),
    pct: rate.isAvailable ? exactPct(rate.pct) : null,
    state,
    condition: t(`duty.offer_${state}`),
    from: programme.from,
    to: programme.to,
    url: programme.url,
  };
}

function appliedOf({ base, additional, basis, temporary }: DutyEstimate, frame: DutyFrame) {
  const { officialUrl, t } = frame;
  const first = {
    key: 'base',
    title: t('duty.line_duty'),
    basis: temporary?.legalBasis ?? basisOfSchedule(frame),
    rate: base.text,
    pct: base.isAvailable ? exactPct(base.pct) : null,
    amount: moneyText(base.amount),
    rate_basis: basis,
    url: temporary?.url ?? officialUrl,
  };

  return [
    ...(base.isAvailable ? [first] : []),
    ...additional.map(({ measure, pct, amount, rateText }) => ({
      key: measureKey(measure),
      title: measure.title,
      basis: measure.legalBasis,
      rate: rateText,
      pct: exactPct(pct),
      amount: moneyText(amount),
      rate_basis: null,
      url: measure.url,
    })),
  ];
}

function basisOfSchedule({ request, t }: DutyFrame): string {
  const date = rateDate(request.line);
  return date === null ? t('duty.basis_schedule') : t('duty.basis_schedule_of', { date });
}

/** Disclaimers of an estimate: bans and unknown law of the day first, then the nature of an estimate. */
export function disclaimerOf(
  { isKnown, prohibited }: DutyEstimate,
  { law, t }: DutyFrame,
  estimate: 'disclaimer.duty' | 'disclaimer.landed_cost' = 'disclaimer.duty',
): string {
  const date = law.pack.knownUntil;
  const titles = prohibited.map(({ title }) => title).join('; ');
  return [
    ...(titles === '' ? [] : [t('duty.prohibited', { titles })]),
    ...(isKnown ? [] : [t('duty.not_known_after', { date })]),
    t(estimate),
    ...(isKnown ? [t('duty.known_until', { date })] : []),
  ].join(' ');
}
