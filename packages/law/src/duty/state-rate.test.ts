import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import type { Market } from '@svc/tariff/market';
import { stateRate, stateText } from './state-rate.ts';

const state = (market: Market, text: string | null, given: Omit<Given, 'code'> = {}) =>
  stateText(text, market, dutyRequest(market, { code: '', ...given }).inputs);
const pct = (market: Market, text: string | null, given: Omit<Given, 'code'> = {}) => {
  const { low, high } = state(market, text, given).pct;
  return [low.toFixed(), high?.toFixed() ?? null];
};

describe('a published rate with its result', () => {
  it('is rounded to two decimals, halves up, unlike its share of the value', () => {
    // 2.5 % of 0.20 = 0.005; 1.9 % of 33.33 = 0.63327.
    expect(state('US', '2.5%', { value: 0.2 }).amount?.toFixed()).toBe('0.01');
    expect(state('US', '1.9%', { value: 33.33 }).amount?.toFixed()).toBe('0.63');
    expect(pct('US', '1.9%', { value: 33.33 })).toEqual(['1.9', '1.9']);
  });

  it('is a share of a known value, including amounts per quantity', () => {
    // 0.024 × 500 + 5 % of 1,000 = 62, 6.2 % of 1,000.
    expect(pct('US', '2.4¢/kg + 5%', { value: 1000, kg: 500 })).toEqual(['6.2', '6.2']);
  });

  it.each([undefined, 0])('is in percent only if the value is %s', (value) => {
    const given = value === undefined ? { kg: 500 } : { kg: 500, value };

    expect(pct('US', '2.4¢/kg + 5%', given)).toEqual(['5', null]);
    expect(pct('US', '6.8%', given)).toEqual(['6.8', '6.8']);
  });

  it('has an amount without a value if only the quantity matters', () => {
    expect(state('US', '$2.76/t', { kg: 2500 }).amount?.toFixed()).toBe('6.9');
  });

  it('has no amount, and names the missing input, if the range is open', () => {
    const open = state('EU', '6.20% + 27.10 EUR / 100 kg MAX 17.90%', { value: 100 });

    expect(open.amount).toBeNull();
    expect([open.pct.low.toFixed(), open.pct.high?.toFixed()]).toEqual(['6.2', '17.9']);
    expect(open.missing.map(({ field }) => field)).toEqual(['weight_kg']);
    expect(open.isAvailable).toBe(true);
  });

  it('is never negative, even if a reduction exceeds the rate', () => {
    const reduced = state('US', '2% minus 5%', { value: 100 });

    expect([reduced.pct.low.toFixed(), reduced.amount?.toFixed()]).toEqual(['0', '0']);
  });

  it.each<[string, Market, string | null]>([
    ['no text', 'US', null],
    ['a text that is not read', 'US', '37% /'],
    ['a text that leads elsewhere', 'US', 'See additional U.S. note 1'],
    ['an entry price', 'EU', 'Entry Price'],
    ['a rate that is not granted', 'VN', '*'],
  ])('is unavailable for %s', (_case, market, text) => {
    expect(state(market, text, { value: 100 })).toMatchObject({ isAvailable: false, amount: null, text });
    expect(pct(market, text, { value: 100 })).toEqual(['0', null]);
  });

  it('returns the printed text separately from the rate', () => {
    const { inputs } = dutyRequest('US', { code: '', value: 100 });

    expect(stateRate('as printed', { kind: 'free', condition: null }, inputs)).toMatchObject({
      text: 'as printed',
      isAvailable: true,
    });
  });
});
