import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../../test/duty-request.ts';
import { estimateDuty } from '../estimate-duty.ts';

const estimate = (given: Given) => estimateDuty(dutyRequest('EU', { value: 1000, ...given }));
const amountOf = (given: Given) => estimate(given).amount?.toFixed();

describe('duties of the European Union by date', () => {
  // Regulation (EU) 2025/1227, annex I: 50 % on top of the duty of the tariff.
  it('put 50 % on farm goods of Russia and Belarus from 20 July 2025', () => {
    const sugar = { code: '1704903000', rate: '10%', origin: 'RU' };

    expect(amountOf({ ...sugar, date: '2025-07-19' })).toBe('100');
    expect(amountOf({ ...sugar, date: '2025-07-20' })).toBe('600');
    expect(amountOf({ ...sugar, origin: 'BY', date: '2025-07-20' })).toBe('600');
    expect(amountOf({ ...sugar, origin: 'UA', date: '2025-07-20' })).toBe('100');
  });

  // Regulation (EU) 2026/1455: free with proof of origin from July 2026 to the end of 2029.
  it.each([
    ['2026-06-30', '17', 'lapsed'],
    ['2026-07-01', '0', 'claimed'],
    ['2029-12-31', '0', 'claimed'],
    ['2030-01-01', '17', 'lapsed'],
  ])('free a claimed machine of the United States on %s: %s', (date, amount, state) => {
    const machine = { code: '8479899700', rate: '1.7%', origin: 'US', preference: 'US', date };

    expect(amountOf(machine)).toBe(amount);
    expect(estimate(machine).preferences.map((offer) => [offer.programme.code, offer.state])).toEqual([
      ['US', state],
    ]);
  });

  it('offer it on condition where it is not claimed', () => {
    const { preferences, amount } = estimate({
      code: '8479899700',
      rate: '1.7%',
      origin: 'US',
      date: '2026-11-24',
    });

    expect(amount?.toFixed()).toBe('17');
    expect(preferences.map(({ state, rate }) => [state, rate.text])).toEqual([['conditional', '0%']]);
  });

  it('put the duty on steel beyond the quota into the most, not into what is applied', () => {
    const { totalPct, mostPct } = estimate({
      code: '7208370000',
      rate: '0%',
      origin: 'IN',
      date: '2026-11-24',
    });

    expect([totalPct.low.toFixed(), totalPct.high?.toFixed(), mostPct?.toFixed()]).toEqual(['0', '0', '50']);
  });

  it('name the agreement with Mercosur from 1 May 2026', () => {
    const beef = { code: '0201300000', rate: '12.8%', origin: 'BR' };
    const codes = (date: string) =>
      estimate({ ...beef, date }).preferences.map(({ programme }) => programme.code);

    expect([codes('2026-04-30'), codes('2026-05-01')]).toEqual([[], ['MERCOSUR']]);
  });
});
