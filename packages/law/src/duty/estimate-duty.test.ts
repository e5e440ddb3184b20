import { describe, expect, it } from '@jest/globals';
import { estimate as estimateOf, type Given } from '../../test/duty-request.ts';
import type { Market } from '@svc/tariff/market';
import type { DutyEstimate } from './estimate.ts';

const estimate = (given: Given, market: Market = 'US') => estimateOf(market, given);
const range = ({ low, high }: DutyEstimate['totalPct']) => [low.toFixed(), high?.toFixed() ?? null];
const notes = ({ mayApply }: DutyEstimate) =>
  mayApply.filter(({ reason }) => reason === 'schedule_note').map(({ rateText }) => rateText);

const CAR: Given = { code: '8703.23.01.60', rate: '2.5%', origin: 'TR', date: '2026-03-01' };
const SHIRT: Given = { code: '6109.10.00.12', rate: '16.5%', origin: 'CN', date: '2024-06-01' };

describe('total duties', () => {
  it('add up amounts rounded one by one', () => {
    // 2.5 % of 1.50 = 0.0375 → 0.04; 25 % of 1.50 = 0.375 → 0.38; together 0.42, unrounded 0.4125.
    const { amount, base, additional } = estimate({ ...CAR, value: 1.5 });

    expect([base.amount?.toFixed(), additional[0]?.amount?.toFixed(), amount?.toFixed()]).toEqual([
      '0.04',
      '0.38',
      '0.42',
    ]);
  });

  it('give the origin as a reason only if the duty depends on it', () => {
    const reasonsOf = (given: Given) => estimate(given).additional.map(({ reason }) => reason);
    expect([reasonsOf(CAR), reasonsOf(SHIRT)]).toEqual([['code'], ['origin_and_code']]);
  });

  it('preserve every digit of large values', () => {
    // 16.5 % of 123,456,789,012.34 = 20,370,370,187.0361 → .04; 7.5 % = 9,259,259,175.9255 → .93.
    expect(estimate({ ...SHIRT, value: 123_456_789_012.34 }).amount?.toFixed()).toBe('29629629362.97');
  });

  it('are zero for a value of zero', () => {
    const { amount, totalPct } = estimate({ ...SHIRT, value: 0 });

    expect(amount?.toFixed()).toBe('0');
    expect(range(totalPct)).toEqual(['24', '24']);
  });

  it('have no amount without a value, but a percentage', () => {
    const { amount, totalPct, additionalPct, missing } = estimate(SHIRT);

    expect(amount).toBeNull();
    expect([range(totalPct), range(additionalPct)]).toEqual([
      ['24', '24'],
      ['7.5', '7.5'],
    ]);
    expect(missing.map(({ field }) => field)).toEqual(['customs_value']);
  });

  it('list an input once if several duties lack it', () => {
    const { missing } = estimate({ ...SHIRT, rate: '2.4¢/kg + 5%', date: '2025-09-01' });

    expect(missing.map(({ field }) => field)).toEqual(['weight_kg', 'customs_value']);
  });

  it('have no maximum if the base has none', () => {
    const { totalPct, additionalPct } = estimate({ ...SHIRT, rate: '37% /', value: 100 });

    expect([range(totalPct), range(additionalPct)]).toEqual([
      ['7.5', null],
      ['7.5', '7.5'],
    ]);
  });

  it('are missing if the base is unavailable, even if the additional duties are known', () => {
    expect(estimate({ ...SHIRT, rate: null, value: 100 })).toMatchObject({
      isAvailable: false,
      amount: null,
    });
  });
});

describe('a claimed preference', () => {
  it('exempts from additional duties only if granted', () => {
    const given: Given = { ...SHIRT, origin: 'MX', date: '2025-09-01', value: 100, preference: 'S' };

    // 16.5 + 25 % by the emergency over fentanyl: the line grants no rate under the agreement.
    expect(estimate({ ...given, special: 'Free (KR)' }).amount?.toFixed()).toBe('41.5');
    expect(estimate({ ...given, special: 'Free (KR,S)' }).amount?.toFixed()).toBe('0');
  });

  it('with a reduced but non-zero rate counts against a floor', () => {
    // 3.2 % under the agreement with Japan, then up to 15 %: 11.8 %.
    const given: Given = {
      ...SHIRT,
      origin: 'JP',
      date: '2025-09-01',
      value: 100,
      special: '3.2% (JP)',
      preference: 'JP',
    };

    expect(estimate(given).additional.map(({ pct }) => pct?.low.toFixed())).toEqual(['11.8']);
    expect(estimate(given).amount?.toFixed()).toBe('15');
  });
});

describe('stacking in the United States', () => {
  it('combines sections 301 and 232 with the fentanyl duty, without the reciprocal one', () => {
    // E-bicycles of China, September 2025: 25 of list 2, 20 over fentanyl, 50 on 400 of steel, 10 on the other 600.
    const answer = estimate({
      code: '8711.60.00.50',
      rate: 'Free',
      origin: 'CN',
      date: '2025-09-01',
      value: 1000,
      measures: { steel_content_value: 400 },
    });

    expect(answer.additional.map(({ measure, amount }) => [measure.heading, amount?.toFixed()])).toEqual([
      ['9903.01.24', '200'],
      ['9903.01.25', '60'],
      ['9903.81.91', '200'],
      ['9903.88.02', '250'],
    ]);
    expect(answer.amount?.toFixed()).toBe('710');
  });

  it('excludes the fentanyl duty for Canadian steel, which is subject to section 232', () => {
    const coil: Given = { code: '7208.10.00.00', rate: 'Free', origin: 'CA', date: '2025-09-01', value: 100 };

    expect(estimate(coil).amount?.toFixed()).toBe('50');
    expect(estimate({ ...coil, code: '7202.60.00.00' }).amount?.toFixed()).toBe('35');
  });
});

describe('the additional duties column', () => {
  it.each([
    ['See 9903.88.15', []],
    ['See 9903.88.15 and 9903.01.24', []],
    ['See 9903.17.01', ['See 9903.17.01']],
    ['See 9903.88.15 and 9903.17.01', ['See 9903.88.15 and 9903.17.01']],
    ['3¢/kg', ['3¢/kg']],
    ['', []],
    [' \n', []],
  ])('%j is reported as a note unless it names only known headings', (additionalDuties, expected) => {
    expect(notes(estimate({ ...SHIRT, additionalDuties }))).toEqual(expected);
  });
});

it('asks for the metal share once, and leaves the duty on it possible', () => {
  const answer = estimate({
    code: '8418.10.00.10',
    rate: 'Free',
    origin: 'DE',
    date: '2026-08-01',
    value: 100,
  });

  expect(answer.questions.map(({ condition }) => condition.input)).toContain('metal_weight_pct');
  expect([answer.boundPct.low.toFixed(), answer.isDefinite]).toEqual(['0', false]);
});

it('returns the same estimate for the same request', () => {
  const given: Given = { ...SHIRT, date: '2025-09-01', value: 1234.56 };

  expect(JSON.stringify(estimate(given))).toBe(JSON.stringify(estimate(given)));
});
