import { describe, expect, it } from '@jest/globals';
import { EU_TEXTS, US_SPECIAL_TEXTS, US_TEXTS, VN_TEXTS } from '@svc/testkit/published-rates';
import type { Market } from '../market.ts';
import { isRead, parseRate, parseSpecial } from './parse-rate.ts';
import type { SpecialRate } from './parse-rate.ts';
import { printRate } from './print-rate.ts';

const cases: readonly (readonly [Market, string])[] = [
  ...US_TEXTS.map((text) => ['US', text] as const),
  ...EU_TEXTS.map((text) => ['EU', text] as const),
  ...VN_TEXTS.map((text) => ['VN', text] as const),
];

describe('a rate printed and read back', () => {
  it.each(cases)('%s %s', (market, text) => {
    const rate = parseRate(text, market);
    if (!isRead(rate)) throw new Error(`stopped at ${rate.at}`);

    expect(parseRate(printRate(rate, market), market)).toEqual(rate);
  });

  it.each(US_SPECIAL_TEXTS)('special %s', (text) => {
    const rates = parseSpecial(text, 'US');
    if ('kind' in rates) throw new Error(`stopped at ${rates.at}`);

    expect(parseSpecial(printSpecial(rates), 'US')).toEqual(rates);
  });
});

/** Rates of the US special column, printed so that the parser reads the same rates. */
function printSpecial(rates: readonly SpecialRate[]): string {
  return rates
    .map(({ programs, rate }) => {
      const list = programs.length === 0 ? '' : ` (${programs.join(',')})`;
      return `${printRate(rate, 'US')}${list}`;
    })
    .join(' ');
}
