import type { Market } from '../market.ts';
import { measureText } from './measures.ts';
import type { BoundedRate, ByOriginRate, Rate, SeasonalRate, SpecificRate, YearSpan } from './rate.ts';
import type { RateUnit } from './units.ts';

const US_UNITS: Readonly<Partial<Record<RateUnit, string>>> = {
  l: 'liter',
  pf_l: 'pf.liter',
  pair: 'pr.',
  doz: 'doz.',
  line_gross: 'line/gross',
};

function printPer(rate: SpecificRate, market: Market): string {
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

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;
const COMPLETE = /^The rate applicable to /;

type Printers = {
  readonly [K in Rate['kind']]: (rate: Extract<Rate, { kind: K }>, market: Market) => string;
};

const PRINTERS: Printers = {
  free: ({ condition }) => (condition === null ? 'Free' : `Free, ${condition}`),
  ad_valorem: ({ pct, basis }, market) => {
    const sign = market === 'VN' ? '' : '%';
    const word = market === 'EU' ? 'of' : 'on the';
    return basis === null ? `${pct}${sign}` : `${pct}% ${word} ${measureText(basis)}`;
  },
  specific: (rate, market) => printSpecific(rate, market),
  sum: ({ parts }, market) => printSum(parts, market),
  bounded: printBounded,
  degrees: ({ rate, less, under, floor }, market) =>
    `${printSpecific(rate, market)} less ${printSpecific(less, market)} for each degree under ${under} degrees ` +
    `(and fractions of a degree in proportion) but not less than ${printSpecific(floor, market)}`,
  seasonal: printSeasonal,
  by_unit_value: ({ tiers, rate }, market) =>
    [
      ...tiers.map(
        (tier) => `${printRate(tier.rate, market)} if valued less than ${printRate(tier.under, market)}`,
      ),
      printRate(rate, market),
    ].join(', '),
  reference: ({ text }) => text,
  agricultural: ({ component }) => component,
  entry_price: () => 'Entry Price',
  alternatives: ({ rates }, market) =>
    rates.map((rate) => printRate(rate, market)).join(market === 'EU' ? ' or ' : '/'),
  quota: ({ within, beyond }, market) =>
    within === null || beyond === null
      ? 'Q'
      : `${printRate(within, market)} (NHN: ${printRate(beyond, market)})`,
  excluding: ({ rate, origins, kaesong }, market) =>
    `${printRate(rate, market)}${origins.length === 0 ? '' : ` (-${origins.join(', ')})`}${kaesong ? '(GIC)' : ''}`,
  by_origin: printByOrigin,
  not_granted: () => '*',
  dated: ({ rate, from, later }, market) =>
    `${printRate(rate, market)}%. Từ ngày ${from.split('-').toReversed().join('/')} áp dụng mức thuế suất ${printRate(later, market)}%.`,
};

/** Prints a rate so that the market's parser reads it back unchanged. */
export function printRate<R extends Rate>(rate: R, market: Market): string {
  const print = PRINTERS[rate.kind] as (rate: R, market: Market) => string;
  return print(rate, market);
}

function printSpecific(rate: SpecificRate, market: Market): string {
  return printPer(rate, market);
}

function printSum(parts: readonly Rate[], market: Market): string {
  const minus = market === 'US' ? ' minus ' : ' \u2212 ';
  return parts
    .map((part) => printRate(part, market))
    .reduce((text, part) => (part.startsWith('-') ? `${text}${minus}${part.slice(1)}` : `${text} + ${part}`));
}

function printBounded({ rate, bounds }: BoundedRate, market: Market): string {
  if (market !== 'US') {
    const limits = bounds.map((bound) => ` ${bound.type.toUpperCase()} ${printRate(bound.rate, market)}`);
    return `${printRate(rate, market)}${limits.join('')}`;
  }

  const [cap] = bounds;
  const other = cap === undefined ? '' : printRate(cap.rate, market).replace(COMPLETE, '');

  return `${printRate(rate, market)}, but if consisting in part of a plate or a set of plates the total duty shall not exceed the duty for ${other}`;
}

function printSeasonal({ periods }: SeasonalRate, market: Market): string {
  return periods
    .map(({ rate, spans }) => {
      const text = printRate(rate, market);
      return spans.length === 0 ? text : `${text} (${spans.map(printSpan).join(', ')})`;
    })
    .join(', ');
}

function printByOrigin({ rate, others }: ByOriginRate, market: Market): string {
  const names = market === 'EU' ? others.map(({ origin }) => origin).join(', ') : 'M';
  const [other] = others;
  return other === undefined
    ? printRate(rate, market)
    : `${printRate(rate, market)}; ${names}: ${printRate(other.rate, market)}`;
}

function printSpan({ from, to }: YearSpan): string {
  return `${printDay(from)}-${printDay(to)}`;
}

function printDay(day: string): string {
  return `${day.slice(3)} ${MONTHS[Number(day.slice(0, 2)) - 1] ?? ''}`;
}
