import { describe, expect, it } from '@jest/globals';
import { readMeasureRate } from './rate.ts';

describe('the rate of a measure', () => {
  it.each([
    ['25%', { form: 'duty', rate: { kind: 'ad_valorem', pct: '25', basis: null } }],
    ['Free', { form: 'duty', rate: { kind: 'free', condition: null } }],
    [
      '25% of non_us_content_value',
      { form: 'duty', rate: { kind: 'ad_valorem', pct: '25', basis: 'non_us_content_value' } },
    ],
    ['total 15%', { form: 'total', pct: '15' }],
    ['3 EUR/item', { form: 'item', value: '3' }],
    ['MAX 48.5%', { form: 'at_most', rate: { kind: 'ad_valorem', pct: '48.5', basis: null } }],
    ['column2', { form: 'column2' }],
    ['prohibited', { form: 'prohibited' }],
    ['unknown', { form: 'unknown' }],
    ['40 EUR/TNE', { form: 'duty', rate: { kind: 'specific', value: '40', currency: 'EUR', unit: 't' } }],
    ['6.5% + 60 EUR/TNE', { form: 'duty', rate: { kind: 'sum', parts: [{ pct: '6.5' }, { value: '60' }] } }],
    ['Free out 50%', { form: 'quota', within: { kind: 'free' }, beyond: { pct: '50' } }],
  ])('accepts: %s', (text, rate) => {
    expect(readMeasureRate(text, 'EU')).toMatchObject(rate);
  });

  it.each(['', 'a quarter', '25', '25 %%', 'total a%', '5% of gold_value', 'MAX', 'See note 3'])(
    'rejects: %s',
    (text) => {
      expect(readMeasureRate(text, 'EU')).toBeNull();
    },
  );
});
