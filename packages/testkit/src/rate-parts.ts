import type { AdValoremRate, Rate, SpecificRate } from '@svc/tariff/rates/rate';

export const pct = (value: string, basis: AdValoremRate['basis'] = null): AdValoremRate => ({
  kind: 'ad_valorem',
  pct: value,
  basis,
});

/** An amount per unit, in US dollars unless `more` names another currency. */
export const per = (
  value: string,
  unit: SpecificRate['unit'],
  more: Partial<SpecificRate> = {},
): SpecificRate => ({
  kind: 'specific',
  value,
  currency: 'USD',
  per: '1',
  unit,
  basis: null,
  times: null,
  over: null,
  ...more,
});

export const eur = (value: string, unit: SpecificRate['unit'], more: Partial<SpecificRate> = {}) =>
  per(value, unit, { currency: 'EUR', ...more });

export const sum = (...parts: readonly Rate[]): Rate => ({ kind: 'sum', parts });
