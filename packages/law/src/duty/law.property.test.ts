import { describe, expect, it } from '@jest/globals';
import { MARKETS, type Market } from '@svc/tariff/market';
import fc from 'fast-check';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import { indexLaw, type Law } from '../law.ts';
import { shippedLaw } from '../law-book.ts';
import type { Measure } from '../pack/measure.ts';
import { estimateDuty } from './estimate-duty.ts';

const RUNS = 100;
const SEED = 20_261_124;
const ORIGINS = [
  'CN',
  'DE',
  'VN',
  'CA',
  'MX',
  'CU',
  'RU',
  'GB',
  'KH',
  'JP',
  'BR',
  'IN',
  'KR',
  'TW',
  'CH',
  null,
];

const [FIRST, LAST] = [Date.parse('2018-01-01'), Date.parse('2028-12-31')];
const day = fc.integer({ min: FIRST, max: LAST }).map((time) => new Date(time).toISOString().slice(0, 10));

/** Lines that the lists of a market's pack name, and others. */
function goodsOf(market: Market) {
  const { lists, measures, programmes } = shippedLaw(market).pack;
  const listed = [...lists.values()].flat().flatMap(({ codes }) => codes);
  const codes = [...listed, ...measures.flatMap(({ goods }) => goods.codes)].map((code) =>
    code.padEnd(10, '0'),
  );

  return fc.record({
    code: fc.oneof(fc.constantFrom('6109100012', ...codes), fc.stringMatching(/^[1-9]\d{9}$/)),
    origin: fc.constantFrom(...ORIGINS),
    date: day,
    value: fc.integer({ min: 1, max: 1_000_000 }),
    rate: fc.constantFrom('Free', '2.5%', '16.5%'),
    special: fc.constantFrom(null, 'Free (S,KR,AU)'),
    column2: fc.constantFrom('35%', null),
    preference: fc.constantFrom(null, 'none', ...programmes.map(({ code }) => code)),
  });
}

const cases = fc
  .constantFrom(...MARKETS.filter((market) => shippedLaw(market).pack.measures.length > 0))
  .chain((market) => goodsOf(market).map((given) => [market, given] as const));

const estimate = (market: Market, given: Given, law: Law = shippedLaw(market)) =>
  estimateDuty(dutyRequest(market, given), law);
/** The smallest case that breaks a rule; null if none does. */
const against = (holds: (market: Market, given: Given) => boolean) => {
  const rule = fc.property(cases, ([market, given]) => holds(market, given));
  return fc.check(rule, { numRuns: RUNS, seed: SEED }).counterexample;
};

describe('the shipped law, for any input', () => {
  it('has no maximum percentage after its known-until date', () => {
    const found = against((market, given) => {
      const { boundPct, isDefinite } = estimate(market, given);
      const isLater = (given.date ?? '') > shippedLaw(market).pack.knownUntil;
      return !isLater || (boundPct.high === null && !isDefinite);
    });
    expect(found).toBeNull();
  });

  it('applies no measure outside its dates', () => {
    const found = against((market, given) => {
      const { additional, mayApply, prohibited, temporary } = estimate(market, given);
      const named = [...additional, ...mayApply].map(({ measure }) => measure);
      const date = given.date ?? '';
      return [...named, ...prohibited, ...(temporary === null ? [] : [temporary])].every(
        ({ from, to }) => from <= date && (to === null || date <= to),
      );
    });
    expect(found).toBeNull();
  });

  it('returns components that add up to the total, within its limits', () => {
    const found = against((market, given) => {
      const { base, additional, amount, totalPct, boundPct } = estimate(market, given);
      const parts = [base, ...additional].map((each) => each.amount?.toNumber() ?? Number.NaN);
      const sum = parts.reduce((all, part) => all + part, 0);
      const isSum = amount === null || Math.abs(amount.toNumber() - sum) < 0.005;
      const isWithin = boundPct.high === null || totalPct.high === null || totalPct.high.lte(boundPct.high);
      return isSum && isWithin && boundPct.low.lte(totalPct.low);
    });
    expect(found).toBeNull();
  });

  it('charges no more with a claim than without', () => {
    const found = against((market, given) => {
      const [claimed, plain] = [estimate(market, given), estimate(market, { ...given, preference: 'none' })];
      return claimed.amount === null || plain.amount === null || claimed.amount.lte(plain.amount);
    });
    expect(found).toBeNull();
  });

  it('never lowers the maximum when another measure may apply', () => {
    const more: Measure = {
      ...({} as Measure),
      ...(shippedLaw('US').pack.measures.find(({ kind }) => kind === 'duty') as Measure),
      id: 'more',
      program: 'more',
      kind: 'hint',
      goods: { isAll: true, lists: [], codes: [] },
      origins: null,
      from: '2018-01-01',
      to: null,
      status: 'in_force',
    };
    const widened = new Map(
      MARKETS.map((market) => {
        const { pack } = shippedLaw(market);
        return [market, indexLaw({ ...pack, measures: [...pack.measures, more] })] as const;
      }),
    );
    const found = against((market, given) => {
      const before = estimate(market, given).boundPct.high;
      const after = estimate(market, given, widened.get(market)).boundPct.high;
      return after === null || (before !== null && after.gte(before));
    });
    expect(found).toBeNull();
  });
});
