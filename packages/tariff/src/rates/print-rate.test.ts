import { describe, expect, it } from '@jest/globals';
import { pct, per } from '@svc/testkit/rate-parts';
import type { Market } from '../market.ts';
import { isRead, parseRate } from './parse-rate.ts';
import { printRate } from './print-rate.ts';
import type { Rate } from './rate.ts';

const RATES: readonly (readonly [Market, Rate, string])[] = [
  ['US', pct('6.8'), '6.8%'],
  ['EU', pct('6.8'), '6.8%'],
  ['VN', pct('6.8'), '6.8'],
  ['US', { kind: 'free', condition: null }, 'Free'],
  ['US', { kind: 'free', condition: 'under bond' }, 'Free, under bond'],
  ['US', { kind: 'ad_valorem', pct: '6', basis: 'case_value' }, '6% on the case'],
  ['EU', { kind: 'ad_valorem', pct: '16.5', basis: 'retail_value' }, '16.5% of fair retail value'],
  ['US', per('1.5', 'no'), '$1.5 each'],
  ['US', per('1.5', 'no', { per: '1000' }), '$1.5/1000'],
  ['US', per('1.5', 'l'), '$1.5/liter'],
  ['US', per('1.5', 'kg', { basis: 'drained_weight_kg' }), '$1.5/kg on drained weight'],
  ['US', per('1.5', 'kg', { basis: 'clean_weight_kg' }), '$1.5/clean kg'],
  ['US', per('1.5', 'jewel', { basis: 'jewels', over: '7' }), '$1.5/jewel over 7'],
  ['US', per('1.5', 'no', { basis: 'other_parts' }), '$1.5 for each other piece or part'],
  ['EU', per('1.5', 'kg', { currency: 'EUR', per: '100' }), '1.5 EUR/100 kg'],
  ['EU', per('1.5', 'no', { currency: 'EUR' }), '1.5 EUR/item'],
  ['EU', per('1.5', 'hl', { currency: 'EUR', times: 'alcohol_pct' }), '1.5 EUR/% vol/hl'],
  [
    'EU',
    per('1.5', 'kg', { currency: 'EUR', per: '100', times: 'sucrose_pct' }),
    '1.5 EUR/100 kg/% sacchar.',
  ],
  ['US', { kind: 'sum', parts: [pct('5'), per('1.5', 'kg'), pct('-2')] }, '5% + $1.5/kg minus 2%'],
  ['EU', { kind: 'sum', parts: [pct('5'), pct('-2')] }, '5% \u2212 2%'],
  ['EU', { kind: 'bounded', rate: pct('5'), bounds: [{ type: 'min', rate: pct('3') }] }, '5% MIN 3%'],
  ['VN', { kind: 'alternatives', rates: [{ kind: 'not_granted' }, pct('5')] }, '*/5'],
  [
    'US',
    {
      kind: 'by_unit_value',
      tiers: [{ rate: per('0.141', 'kg'), under: per('1.3', 'kg') }],
      rate: { kind: 'free', condition: null },
    },
    '$0.141/kg if valued less than $1.3/kg, Free',
  ],
  ['VN', { kind: 'quota', within: null, beyond: null }, 'Q'],
  ['VN', { kind: 'quota', within: pct('30'), beyond: pct('80') }, '30 (NHN: 80)'],
  ['VN', { kind: 'excluding', rate: pct('0'), origins: ['KH', 'ID'], kaesong: true }, '0 (-KH, ID)(GIC)'],
  ['VN', { kind: 'by_origin', rate: pct('15'), others: [{ origin: 'MX', rate: pct('18') }] }, '15; M: 18'],
  [
    'VN',
    { kind: 'dated', rate: pct('5'), from: '2027-01-09', later: pct('10') },
    '5%. Từ ngày 09/01/2027 áp dụng mức thuế suất 10%.',
  ],
  [
    'EU',
    {
      kind: 'seasonal',
      periods: [
        { rate: pct('15'), spans: [{ from: '01-01', to: '02-29' }] },
        { rate: pct('0'), spans: [] },
      ],
    },
    '15% (01 JAN-29 FEB), 0%',
  ],
];

describe('printRate', () => {
  it.each(RATES)('for %s %j is "%s"', (market, rate, text) => {
    expect(printRate(rate, market)).toBe(text);
  });

  it.each(RATES)('for %s %j can be read back as the same', (market, rate) => {
    const again = parseRate(printRate(rate, market), market);

    expect(isRead(again) ? again : again.at).toEqual(rate);
  });
});
