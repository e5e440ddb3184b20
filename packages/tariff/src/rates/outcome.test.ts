import { describe, expect, it } from '@jest/globals';
import { Decimal } from './decimal.ts';
import type { MissingInput } from './inputs.ts';
import { exactly, hull, lacking, lower, notGranted, raise, sumOf, UNKNOWN, type Outcome } from './outcome.ts';

const WEIGHT: MissingInput = { field: 'weight_kg', unit: 'kg', why: 'specific' };
const VALUE: MissingInput = { field: 'customs_value', unit: 'USD', why: 'ad_valorem' };
const of = (amount: number | string) => exactly(new Decimal(amount));
const upTo = (amount: number, missing = WEIGHT) => lacking(missing, new Decimal(amount));
const range = ({ low, high }: Outcome) => [low.toFixed(), high?.toFixed() ?? null];
const fields = ({ missing }: Outcome) => missing.map(({ field }) => field);

describe('sum of outcomes', () => {
  it('adds minima and maxima', () => {
    expect(range(sumOf([of('0.1'), of('0.2')]))).toEqual(['0.3', '0.3']);
    expect(range(sumOf([of(5), upTo(7)]))).toEqual(['5', '12']);
  });

  it('of nothing is zero', () => expect(range(sumOf([]))).toEqual(['0', '0']));

  it('has no maximum if one part has none', () => {
    expect(range(sumOf([of(5), lacking(WEIGHT), of(3)]))).toEqual(['8', null]);
  });

  it('is reduced by a negative part', () => {
    expect(range(sumOf([of(15), of(-7)]))).toEqual(['8', '8']);
  });

  it('lists each input once, in order of first use', () => {
    expect(fields(sumOf([upTo(1), upTo(2, VALUE), upTo(3)]))).toEqual(['weight_kg', 'customs_value']);
  });

  it('is granted and resolved only if all parts are', () => {
    expect(sumOf([of(1), notGranted()]).isGranted).toBe(false);
    expect(sumOf([of(1), { ...UNKNOWN, isResolved: false }]).isResolved).toBe(false);
    expect(sumOf([of(1), of(2)])).toMatchObject({ isGranted: true, isResolved: true });
  });
});

describe('a lower limit', () => {
  it('raises lower amounts and leaves higher ones', () => {
    expect(range(raise(of(5), of(7)))).toEqual(['7', '7']);
    expect(range(raise(of(9), of(7)))).toEqual(['9', '9']);
  });

  it('raises the minimum of an open outcome, which stays open above', () => {
    expect(range(raise(lacking(WEIGHT), of(7)))).toEqual(['7', null]);
    expect(range(raise(of(5), lacking(WEIGHT)))).toEqual(['5', null]);
    expect(range(raise(upTo(6), of(7)))).toEqual(['7', '7']);
  });
});

describe('an upper limit', () => {
  it('lowers higher amounts and leaves lower ones', () => {
    expect(range(lower(of(9), of(7)))).toEqual(['7', '7']);
    expect(range(lower(of(5), of(7)))).toEqual(['5', '5']);
  });

  it('caps an open outcome, unless the limit itself is open', () => {
    expect(range(lower(lacking(WEIGHT), of(7)))).toEqual(['0', '7']);
    expect(range(lower(of(5), lacking(WEIGHT)))).toEqual(['0', '5']);
    expect(range(lower(lacking(WEIGHT), lacking(VALUE)))).toEqual(['0', null]);
  });
});

describe('hull of outcomes', () => {
  it('spans from minimum to maximum, in any order', () => {
    expect(range(hull([of(8), of(5), of(10)]))).toEqual(['5', '10']);
    expect(range(hull([of(10), of(8), of(5)]))).toEqual(['5', '10']);
    expect(range(hull([of(5)]))).toEqual(['5', '5']);
  });

  it('is open above if one of them is, at any position', () => {
    expect(range(hull([lacking(WEIGHT), of(5)]))).toEqual(['0', null]);
    expect(range(hull([of(5), lacking(WEIGHT), of(9)]))).toEqual(['0', null]);
  });

  it('of nothing is unknown', () => expect(hull([])).toEqual(UNKNOWN));
});
