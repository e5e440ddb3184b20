import type { MessageParams, Translate } from '@svc/i18n/translate';
import type { MeasureEntry, PercentRange } from '@svc/law/duty/estimate';
import type { Measure } from '@svc/law/pack/measure';
import type { Law } from '@svc/law/law';
import { MONEY_DECIMALS, type Decimal } from '@svc/tariff/rates/decimal';

/** Decimals of a percentage: enough for the finest published rate. */
const PCT_DECIMALS = 6;
const NUMBER_MAX = 1e15;

export function pctNumber(pct: Decimal): number {
  return Math.min(pct.toDecimalPlaces(PCT_DECIMALS).toNumber(), NUMBER_MAX);
}

/** The percentage of a range whose ends are equal; null otherwise. */
export function exactPct({ low, high }: PercentRange): number | null {
  return high !== null && high.equals(low) ? pctNumber(low) : null;
}

/** Formats an amount as decimal text with two decimals. */
export function moneyText(amount: Decimal | null): string | null {
  return amount === null ? null : amount.toFixed(MONEY_DECIMALS);
}

export function measureEntry({ measure, reason, pct, amount, rateText }: MeasureEntry, t: Translate) {
  return {
    key: measureKey(measure),
    legal_basis: measure.legalBasis,
    code: measure.heading,
    title: measure.title,
    rate: rateWords(measure, rateText, t),
    pct: exactPct(pct),
    from: measure.from,
    to: measure.to,
    reason: t(`duty.reason_${reason}`),
    reason_code: reason,
    url: measure.url === '' ? null : measure.url,
    amount: moneyText(amount),
    status: measure.status,
  };
}

export interface Prohibition {
  readonly key: string;
  readonly title: string;
  readonly legal_basis: string;
  readonly from: string;
  readonly to: string | null;
  readonly url: string;
}

export function prohibition(measure: Measure): Prohibition {
  const { title, legalBasis, from, to, url } = measure;
  return { key: measureKey(measure), title, legal_basis: legalBasis, from, to, url };
}

export function lawFields({ pack }: Law) {
  return {
    known_until: pack.knownUntil,
    measures: { id: pack.id, version: pack.published, sha256: pack.sha256 },
  };
}

export function measureKey({ id }: Measure): string {
  return id.replace(/\/\d+$/, '');
}

/** Codes of a rate rendered from the catalog, under a `duty` key. */
export interface RateWords {
  readonly key: 'rate_floor' | 'rate_added' | 'rate_added_part';
  readonly params: MessageParams;
}

/** Codes of a measure's rate; null if `text` is the published rate. */
export function rateCodes({ rate, rateText }: Measure, text: string): RateWords | null {
  if (text !== rateText) return null;
  if (rate.form === 'total') return { key: 'rate_floor', params: { pct: rate.pct } };
  if (rate.form !== 'duty' || rate.rate.kind !== 'ad_valorem') return null;
  const { pct, basis } = rate.rate;
  return basis === null
    ? { key: 'rate_added', params: { pct } }
    : { key: 'rate_added_part', params: { pct, field: basis } };
}

/** A measure's rate in the reader's language; `text` if it differs from the pack's. */
export function rateWords(measure: Measure, text: string, t: Translate): string {
  const codes = rateCodes(measure, text);
  return codes === null ? text : t(`duty.${codes.key}`, codes.params);
}
