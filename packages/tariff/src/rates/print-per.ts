import type { Market } from '../market.ts';
import { measureText } from './measures.ts';
import type { SpecificRate } from './rate.ts';
import type { RateUnit } from './units.ts';

const US_UNITS: Readonly<Partial<Record<RateUnit, string>>> = {
  l: 'liter',
  pf_l: 'pf.liter',
  pair: 'pr.',
  doz: 'doz.',
  line_gross: 'line/gross',
};

export function printPer(rate: SpecificRate, market: Market): string {
  return market === 'US' ? printUs(rate) : printEu(rate);
}

function printUs({ value, per, unit, basis, over }: SpecificRate): string {
  const money = `$${value}`;
  const beyond = over === null ? '' : ` over ${over}`;
  if (basis === 'other_parts') return `${money} for each other piece or part`;
  if (basis === 'pins') return `${money}/${per} pins`;
  if (basis === 'clean_weight_kg') return `${money}/clean kg`;
  if (basis === 'jewels') return `${money}/jewel${beyond}`;

  const on = basis === null ? '' : ` on ${measureText(basis)}`;
  if (unit === 'no') return per === '1' ? `${money} each${on}` : `${money}/${per}${on}`;

  return `${money}/${US_UNITS[unit] ?? unit}${on}${beyond}`;
}

function printEu({ value, currency, per, unit, basis, times }: SpecificRate): string {
  const strength = times === 'alcohol_pct' ? '% vol/' : '';
  const count = per === '1' ? '' : `${per} `;
  const on = basis === null ? '' : `/${measureText(basis)}`;
  const factor = times === null || times === 'alcohol_pct' ? '' : `/${measureText(times)}`;
  const item = unit === 'no' ? 'item' : unit;

  return `${value} ${currency}/${strength}${count}${item}${on}${factor}`;
}
