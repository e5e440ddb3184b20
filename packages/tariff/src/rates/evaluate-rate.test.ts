import { describe, expect, it } from '@jest/globals';
import { rateInputs, type GivenInputs } from '@svc/testkit/rate-inputs';
import { pct, per, sum } from '@svc/testkit/rate-parts';
import type { Market } from '../market.ts';
import { evaluateRate } from './evaluate-rate.ts';
import { isRead, parseRate } from './parse-rate.ts';
import type { Rate } from './rate.ts';

function rateOf(market: Market, text: string): Rate {
  const rate = parseRate(text, market);
  if (!isRead(rate)) throw new Error(`stopped at ${rate.at}`);
  return rate;
}

const inputs = (market: Market, given: GivenInputs) => rateInputs(market, given, '2026-03-01');
const duty = (market: Market, text: string, given: GivenInputs) =>
  evaluateRate(rateOf(market, text), inputs(market, given));

const BY_PRICE = '14.1¢/kg if valued less than $1.30/kg, 2.1¢/kg if valued less than $1.70/kg, Free';

// The first ten are worked examples of the UK duty calculator's specifications; the others are texts of the schedules,
// the arithmetic in the name.
const AMOUNTS: readonly (readonly [string, Market, string, GivenInputs, string])[] = [
  ['8 % of 10 + 10 + 10 = 2.40', 'EU', '8%', { value: 30 }, '2.4'],
  ['at $1.25/kg: 14.1 ¢ × 8,000 kg = 1,128', 'US', BY_PRICE, { value: 10_000, kg: 8000 }, '1128'],
  ['at $1.30/kg: 2.1 ¢ × 1,000 kg = 21', 'US', BY_PRICE, { value: 1300, kg: 1000 }, '21'],
  ['at $5/kg: none', 'US', BY_PRICE, { value: 10_000, kg: 2000 }, '0'],
  [
    '100 dtn × 35.10 EUR × 0.8571 = 3,008.421',
    'US',
    'EUR',
    { kg: 10_000, exchange: { EUR: 0.8571 } },
    '3008.421',
  ],
  ['100 dtn × 35.10 = 3,510', 'EU', '35.10 / 100 kg', { kg: 10_000 }, '3510'],
  [
    '0.45 hl × 40 % vol × 0.50 = 9',
    'EU',
    '0.50 / % vol / hl',
    { quantity: 45, unit: 'l', measures: { alcohol_pct: 40 } },
    '9',
  ],
  [
    '45 hl × 40 % vol × 0.50 = 900',
    'EU',
    '0.50 / % vol / hl',
    { quantity: 45, unit: 'hl', measures: { alcohol_pct: 40 } },
    '900',
  ],
  [
    '163.2 × 80 % × 0.30 = 3,916.80',
    'EU',
    '0.30 / 100 kg / % sucrose',
    { kg: 16_320, measures: { sucrose_pct: 80 } },
    '3916.8',
  ],
  [
    '16.5 % of a retail price of 1,000 = 165',
    'EU',
    '16.5 % of retail price',
    { measures: { retail_value: 1000 } },
    '165',
  ],
  [
    '165.60, at least 1,300, at most 1,500 − 700 = 800',
    'EU',
    '13.8 % MIN 13/DTN MAX (15/DTN − 7/DTN)',
    { value: 1200, kg: 10_000 },
    '800',
  ],
  ['0.024 × 500 + 5 % of 1,000 = 62', 'US', '2.4¢/kg + 5%', { value: 1000, kg: 500 }, '62'],
  [
    '50 pairs × 0.76 + 32 % of 200 = 102',
    'US',
    '76¢/pr. + 32%',
    { value: 200, quantity: 50, unit: 'pair' },
    '102',
  ],
  ['5,000 ÷ 1,000 × 0.896 = 4.48', 'US', '89.6¢/1000', { quantity: 5000, unit: 'no' }, '4.48'],
  [
    '24 ÷ 12 × 0.96 + 1.4 % of 100 = 3.32',
    'US',
    '96¢/doz. + 1.4%',
    { value: 100, quantity: 24, unit: 'no' },
    '3.32',
  ],
  [
    '10 × 0.44 + 6 % of 100 + 14 % of 50 + 5.3 % of 10 = 17.93',
    'US',
    '44¢ each + 6% on the case + 14% on the strap, band or bracelet + 5.3% on the battery',
    { quantity: 10, unit: 'no', measures: { case_value: 100, strap_value: 50, battery_value: 10 } },
    '17.93',
  ],
  [
    '(0.036606 − 4 × 0.00020668) × 1,000 = 35.77928',
    'US',
    '3.6606¢/kg less 0.020668¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) but not less than 3.143854¢/kg',
    { kg: 1000, measures: { sugar_degrees: 96 } },
    '35.77928',
  ],
  [
    '12.8 % of 1,000 + 10 × 176.80 = 1,896',
    'EU',
    '12.80% + 176.80 EUR / 100 kg',
    { value: 1000, kg: 1000 },
    '1896',
  ],
  [
    '6.2 % + 27.10 would be 333, at most 17.9 % of 1,000 = 179',
    'EU',
    '6.20% + 27.10 EUR / 100 kg MAX 17.90%',
    { value: 1000, kg: 1000 },
    '179',
  ],
  [
    '10 × 0.50 = 5 lies between 2.7 % and 4.6 % of 150: 5',
    'EU',
    '0.50 EUR / item MIN 2.70% MAX 4.60%',
    { value: 150, quantity: 10, unit: 'no' },
    '5',
  ],
  [
    '10 × 0.50 = 5 is over 4.6 % of 100 = 4.60',
    'EU',
    '0.50 EUR / item MIN 2.70% MAX 4.60%',
    { value: 100, quantity: 10, unit: 'no' },
    '4.6',
  ],
  [
    '9 % + 2 × 60 = 129, below 18.7 % + 2 × 20 = 227: 129 of 1,000',
    'EU',
    '9.00% +  EA MAX 18.70%  + ADSZ',
    { value: 1000, kg: 200, measures: { agricultural_component: 19.5, additional_sugar_duty: 20 } },
    '129',
  ],
  ['second of 5/8/10 of 100 = 8', 'VN', '5/8/10', { value: 100, rateCase: 2 }, '8'],
  ['beyond the quota 80 % of 100 = 80', 'VN', '30 (NHN: 80)', { value: 100, withinQuota: false }, '80'],
  ['goods of Mexico pay 18 % of 100 = 18', 'VN', '15; M: 18', { value: 100, origin: 'MX' }, '18'],
  [
    'from 2027 10 % of 100 = 10',
    'VN',
    '5%. Từ ngày 01/01/2027 áp dụng mức thuế suất 10%.',
    { value: 100, date: '2027-01-01' },
    '10',
  ],
];

describe('evaluateRate', () => {
  it.each(AMOUNTS)('%s', (_arithmetic, market, text, given, amount) => {
    const outcome =
      text === 'EUR'
        ? evaluateRate(rateOf('EU', '35.10 EUR / 100 kg'), rateInputs(market, given, '2026-03-01'))
        : duty(market, text, given);

    expect(outcome.low.toFixed()).toBe(amount);
    expect(outcome.high?.toFixed()).toBe(amount);
    expect(outcome.missing).toEqual([]);
  });

  // 20 % of 271,267,920 + 18 × 100 USD × 23,100 = 54,253,584 + 41,580,000 = 95,833,584.
  it('adds amounts in another currency at the exchange rate', () => {
    const mixed = sum(pct('20'), per('100', 'no'));
    const given = { value: 271_267_920, quantity: 18, unit: 'no' as const };

    expect(evaluateRate(mixed, inputs('VN', { ...given, exchange: { USD: 23_100 } })).high?.toFixed()).toBe(
      '95833584',
    );
    expect(evaluateRate(mixed, inputs('VN', given)).missing).toEqual([
      { field: 'fx_rate', unit: 'USD', why: 'exchange' },
    ]);
  });

  it.each<[string, Market, string, GivenInputs, string, string | null, string[]]>([
    ['a weight is needed', 'US', '2.4¢/kg + 5%', { value: 100 }, '5', null, ['weight_kg']],
    [
      'a ceiling holds without the weight',
      'EU',
      '6.20% + 27.10 EUR / 100 kg MAX 17.90%',
      { value: 100 },
      '6.2',
      '17.9',
      ['weight_kg'],
    ],
    ['the value of a kilogram is not known', 'US', BY_PRICE, { value: 100 }, '0', null, ['weight_kg']],
    ['the case is not known', 'VN', '5/8/10', { value: 100 }, '5', '10', ['rate_case']],
  ])('%s', (_case, market, text, given, low, high, fields) => {
    const outcome = duty(market, text, given);

    expect(outcome.low.toFixed()).toBe(low);
    expect(outcome.high?.toFixed() ?? null).toBe(high);
    expect(outcome.missing.map(({ field }) => field)).toEqual(fields);
  });

  it('does not grant what the schedule excludes', () => {
    expect(duty('VN', '0 (-KH)', { value: 100, origin: 'KH' }).isGranted).toBe(false);
    expect(duty('VN', '0 (-KH)', { value: 100, origin: 'TH' }).isGranted).toBe(true);
    expect(duty('VN', '*', { value: 100 }).isGranted).toBe(false);
  });

  it('does not resolve an external rate', () => {
    expect(duty('US', 'See additional U.S. note 1', { value: 100 })).toMatchObject({
      isResolved: false,
      high: null,
    });
  });
});
