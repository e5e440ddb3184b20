import type { Translate } from '@svc/i18n/translate';
import type { MeasureEntry } from '@svc/law/duty/estimate';
import { exactPct, moneyText } from './stated-rate.ts';

/** A duty beside the base duty, as the interface names its fields. */
export function measureEntry({ measure, reason, pct, amount, rateText }: MeasureEntry, t: Translate) {
  return {
    key: measure.key,
    legal_basis: measure.legalBasis,
    code: measure.code,
    title: measure.title,
    rate: inWords(measure.rate, t) ?? rateText,
    pct: pct === null ? null : exactPct(pct),
    from: measure.from,
    to: measure.to,
    reason: t(`duty.reason_${reason}`),
    url: measure.url === '' ? null : measure.url,
    amount: moneyText(amount),
  };
}

function inWords(rate: MeasureEntry['measure']['rate'], t: Translate): string | null {
  if (rate === null) return null;
  if (rate.form === 'floor') return t('duty.rate_floor', { pct: rate.pct });
  const { pct, basis } = rate;
  return basis === null ? t('duty.rate_added', { pct }) : t('duty.rate_added_part', { pct, field: basis });
}
