import { countryName } from '@svc/i18n/countries';
import type { Language } from '@svc/i18n/language';
import type { Translate } from '@svc/i18n/translate';
import type { DutyEstimate, DutyRequest, PreferenceOffer } from '@svc/law/duty/estimate';
import { rateDate, scheduleFlags } from '@svc/law/duty/schedule-flags';
import { US_KNOWN_UNTIL } from '@svc/law/duty/us/additional-measures';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import { measureEntry } from './duty-measure.ts';
import { exactPct, moneyText, pctNumber, statedRate } from './stated-rate.ts';

/** Request, reader and official page of an estimate. */
export interface DutyFrame {
  readonly request: DutyRequest;
  readonly language: Language;
  readonly t: Translate;
  /** Official page of the line; null where there is none. */
  readonly officialUrl: string | null;
  /** The day that the version is in force from, ISO; absent where it is not known. */
  readonly effectiveDate?: string | null;
}

/** An estimate of duty as the interface names its fields, without `dataset`, `code` and `description`. */
export function dutyEstimate(estimate: DutyEstimate, frame: DutyFrame) {
  const { request, t, language } = frame;
  const { market, inputs } = request;
  const { base, totalPct, additionalPct } = estimate;

  return {
    market,
    origin: inputs.origin,
    origin_label: inputs.origin === null ? null : countryName(inputs.origin, language),
    date: inputs.date,
    rate_date: rateDate(request.line),
    flags: scheduleFlags(request, frame.effectiveDate ?? null),
    currency: inputs.currency,
    base: statedRate(base, market),
    preferences: estimate.preferences.map((offer) => preferenceOffer(offer, frame)),
    additional: estimate.additional.map((entry) => measureEntry(entry, t)),
    may_apply: estimate.mayApply.map((entry) => measureEntry(entry, t)),
    available: estimate.isAvailable,
    rate_text: base.text,
    rate_basis: estimate.basis,
    effective_pct: estimate.isAvailable ? exactPct(totalPct) : null,
    // A part that is known bounds a rate that is not: a table's component comes on top.
    min_pct: estimate.isAvailable || totalPct.low.gt(0) ? pctNumber(totalPct.low) : null,
    max_pct: estimate.mostPct === null ? null : pctNumber(estimate.mostPct),
    additional_pct: pctNumber(additionalPct.low),
    specific: estimate.hasSpecific,
    amount: moneyText(estimate.amount),
    applied: appliedOf(estimate, frame),
    missing_inputs: estimate.missing.map((input) => missingInput(input, t)),
    disclaimer: disclaimerOf(frame),
  };
}

/** An input that an estimate lacks, as the interface names its fields. */
export function missingInput({ field, unit, why }: MissingInput, t: Translate) {
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
      key: measure.key,
      title: measure.title,
      basis: measure.legalBasis,
      rate: rateText,
      pct: pct === null ? null : exactPct(pct),
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

function disclaimerOf({ request, t }: DutyFrame): string {
  const known = request.market === 'US' ? ` ${t('duty.known_until', { date: US_KNOWN_UNTIL })}` : '';
  return `${t('disclaimer.duty')}${known}`;
}
