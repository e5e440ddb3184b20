import { describe, expect, it } from '@jest/globals';
import { estimate, type Given } from '../../test/duty-request.ts';
import type { DutyEstimate } from './estimate.ts';

const total = ({ totalPct }: DutyEstimate) => [totalPct.low.toFixed(), totalPct.high?.toFixed() ?? null];

describe('EU duties', () => {
  it.each<[string, Given, [string, string]]>([
    [
      'under a minimum price',
      { code: '7225110011', origin: 'US', facts: { firm_code: 'C044' } },
      ['0', '22'],
    ],
    ['pending', { code: '8714911031', origin: 'CN', facts: { firm_code: '88AX' } }, ['0', '48.5']],
  ])('a duty %s may apply, also to a known producer', (_what, given, range) => {
    const result = estimate('EU', { ...given, rate: '0%', date: '2026-07-12' });
    expect(total(result)).toEqual(['0', '0']);
    expect([result.boundPct.low.toFixed(), result.boundPct.high?.toFixed()]).toEqual(range);
    expect(result.isDefinite).toBe(false);
  });

  it.each<[string, Given, string]>([
    ['12 % of 1,000 = 120', { code: '6109 10 00', rate: '12.0%', origin: 'CN', value: 1000 }, '120'],
    [
      '12.8 % of 2,000 + 5 × 176.80 = 1,140',
      { code: '0201 30 00', rate: '12.80% + 176.80 EUR / 100 kg', origin: 'AU', value: 2000, kg: 500 },
      '1140',
    ],
    [
      '1,000 kg at 41.90 for 100 kg = 419',
      { code: '1701 99 10', rate: '41.90 EUR / 100 kg', origin: 'BR', kg: 1000, value: 600 },
      '419',
    ],
    [
      '20 hl × 32.00 = 640',
      { code: '2204 21 00', rate: '32.00 EUR / hl', origin: 'US', quantity: 2000, unit: 'l', value: 5000 },
      '640',
    ],
    [
      '200 watches × 0.50 lie between 2.7 % and 4.6 % of 3,000 = 100',
      {
        code: '9102 11 00',
        rate: '0.50 EUR / item MIN 2.70% MAX 4.60%',
        origin: 'JP',
        quantity: 200,
        unit: 'no',
        value: 3000,
      },
      '100',
    ],
    [
      '4.5 % of 100 = 4.50 is over 10 × 0.30 = 3 and under 8',
      {
        code: '9101 11 00',
        rate: '4.50% MIN 0.30 EUR / item MAX 0.80 EUR / item',
        origin: 'JP',
        quantity: 10,
        unit: 'no',
        value: 100,
      },
      '4.5',
    ],
    [
      '8 % of 50 = 4 is over 2.80 × 1 m2: 2.80',
      {
        code: '5701 10 90',
        rate: '8.00% MAX 2.80 EUR / m2',
        origin: 'IR',
        quantity: 1,
        unit: 'm2',
        value: 50,
      },
      '2.8',
    ],
    [
      '11.2 % of 1,000 = 112 is over 56 × 1 and under nothing: at most 56',
      {
        code: '2401 10 35',
        rate: '11.20% MIN 22.00 EUR / 100 kg MAX 56.00 EUR / 100 kg',
        origin: 'BR',
        kg: 100,
        value: 1000,
      },
      '56',
    ],
    [
      'the ceiling of 17.9 % of 500 = 89.50',
      {
        code: '1901 90 99',
        rate: '6.20% + 27.10 EUR / 100 kg MAX 17.90%',
        origin: 'CN',
        kg: 1000,
        value: 500,
      },
      '89.5',
    ],
    [
      '93 t × 93.00 = 8,649',
      { code: '1001 99 00', rate: '93.00 EUR / tonne', origin: 'US', kg: 93_000, value: 20_000 },
      '8649',
    ],
  ])('%s', (_arithmetic, given, amount) => {
    expect(estimate('EU', given).amount?.toFixed()).toBe(amount);
  });

  it('names agreements with external rates', () => {
    const answer = estimate('EU', { code: '6109 10 00', rate: '12.0%', origin: 'VN' });

    expect(answer.preferences.map(({ programme, state }) => [programme.code, state])).toEqual([
      ['EVFTA', 'rate_elsewhere'],
    ]);
    expect(total(answer)).toEqual(['12', '12']);
  });

  // Implementing Regulations (EU) 2018/886, 2020/1646 and 2021/2083.
  it.each([
    ['2208 30 11', '2018-06-21', []],
    ['2208 30 11', '2018-06-22', ['eu-us-steel-dispute']],
    ['2208 40 11', '2021-03-10', ['eu-us-aircraft-dispute', 'eu-us-steel-dispute']],
    ['2208 30 11', '2022-01-01', []],
  ])('names the additional duties on goods of the United States: %s on %s', (code, date, ids) => {
    const { mayApply } = estimate('EU', { code, rate: '0%', origin: 'US', date });
    expect(mayApply.map(({ measure }) => measure.id)).toEqual(ids);
  });

  it('does not call a rate by entry price, in its season only, or by component available', () => {
    const tomatoes = estimate('EU', { code: '0702 00 00', rate: 'Entry Price', origin: 'MA' });
    expect(tomatoes).toMatchObject({ isAvailable: false, amount: null, missing: [] });
    expect(tomatoes.mayApply.map(({ measure, reason }) => [measure.id, reason])).toEqual([
      ['entry_price', 'entry_price'],
    ]);
    const oranges = estimate('EU', { code: '0805 10 22 10', rate: '3.2%', origin: 'ZA', date: '2026-05-31' });
    expect(oranges).toMatchObject({ isAvailable: false, amount: null, boundPct: { high: null } });
    expect(oranges.mayApply.map(({ reason }) => reason)).toEqual(['entry_price']);
    const sweets = estimate('EU', {
      code: '1704 90 99',
      rate: '9.00% +  EA MAX 18.70%  + ADSZ',
      origin: 'TR',
      value: 100,
    });
    expect(sweets).toMatchObject({ isAvailable: false, amount: null });
    expect(sweets.missing.map(({ field }) => field)).toEqual([
      'agricultural_component',
      'additional_sugar_duty',
    ]);
  });
});
