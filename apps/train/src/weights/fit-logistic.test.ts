import { describe, expect, it } from '@jest/globals';
import { fitLogistic, type Outcome } from './fit-logistic.ts';

type Name = 'bias' | 'sure' | 'rare';
const outcomes = (sure: number, right: number, of: number): Outcome<Name>[] =>
  Array.from({ length: of }, (_, at) => ({
    evidence: { bias: 1, sure, rare: 0 },
    isRight: at < right,
    weight: 1,
  }));
const fitted = (...groups: readonly Outcome<Name>[][]) =>
  fitLogistic(['bias', 'sure', 'rare'], groups.flat());

describe('fitLogistic', () => {
  it('calibrates two groups to their observed shares, and ignores features without outcomes', () => {
    // Log-odds of three in four are ln 3, of one in two 0.
    const { bias, sure, rare } = fitted(outcomes(1, 7500, 10_000), outcomes(0, 5000, 10_000));
    expect(bias).toBeCloseTo(0, 2);
    expect(sure).toBeCloseTo(Math.log(3), 2);
    expect(rare).toBe(0);
  });

  it('counts an outcome by its weight', () => {
    const right = outcomes(0, 5000, 5000).map((each) => ({ ...each, weight: 3 }));
    expect(fitted(right, outcomes(0, 0, 5000)).bias).toBeCloseTo(Math.log(3), 2);
  });

  it('stays finite if all are correct', () => {
    const { bias, sure } = fitted(outcomes(9, 50, 50));
    expect(Math.abs(bias) + Math.abs(sure)).toBeLessThan(10);
  });

  it('is zero without outcomes', () => expect(fitted()).toEqual({ bias: 0, sure: 0, rare: 0 }));
});
