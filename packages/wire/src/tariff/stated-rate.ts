import { moneyText } from '@svc/classifier/stages/explain/measure-entry';
import type { StatedRate } from '@svc/law/duty/estimate';
import type { Market } from '@svc/tariff/market';
import { MEASURES } from '@svc/tariff/rates/measures';
import { printRate } from '@svc/tariff/rates/print-rate';
import type { AdValoremRate, Rate, SpecificRate } from '@svc/tariff/rates/rate';
import { shapeOf } from '@svc/tariff/rates/rate-shape';

export function statedRate({ text, rate, amount }: StatedRate, market: Market) {
  if (rate === null) return null;

  const { kind, components, min, max } = shapeOf(rate);

  return {
    rate_text: text ?? (rate.kind === 'unread' ? rate.text : printRate(rate, market)),
    kind,
    components: components.map(component),
    min: boundText(min, market),
    max: boundText(max, market),
    amount: moneyText(amount),
  };
}

function boundText(bound: Rate | null, market: Market): string | null {
  return bound === null ? null : printRate(bound, market);
}

function component(rate: AdValoremRate | SpecificRate) {
  if (rate.kind === 'ad_valorem') {
    return {
      type: rate.kind,
      value: rate.pct,
      currency: null,
      per: null,
      unit: '%',
      basis: rate.basis ?? 'customs_value',
    };
  }

  return {
    type: rate.kind,
    value: rate.value,
    currency: rate.currency,
    per: rate.per,
    unit: rate.basis === null ? rate.unit : MEASURES[rate.basis].unit,
    basis: [rate.basis ?? 'quantity', ...(rate.times === null ? [] : [rate.times])].join(' × '),
  };
}
