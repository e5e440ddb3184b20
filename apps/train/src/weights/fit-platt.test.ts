import { describe, expect, it } from '@jest/globals';
import { calibrate } from '@svc/classifier/calibration';
import { binsOf, fitPlatt, type Outcome } from './fit-platt.ts';

const outcomes = (probability: number, right: number, of: number): Outcome[] =>
  Array.from({ length: of }, (_, at) => ({ probability, isRight: at < right }));
const fitted = (...groups: readonly Outcome[][]) => fitPlatt(binsOf(groups.flat()));

describe('fitPlatt', () => {
  it('brings two groups to the shares that were right', () => {
    const platt = fitted(outcomes(0.9, 60, 100), outcomes(0.5, 20, 100));
    expect(calibrate(0.9, platt)).toBeCloseTo(0.6, 1);
    expect(calibrate(0.5, platt)).toBeCloseTo(0.2, 1);
  });

  it('leaves calibrated probabilities about as they are', () => {
    const { bias, slope } = fitted(outcomes(0.8, 80, 100), outcomes(0.3, 30, 100));
    expect(bias).toBeCloseTo(0, 1);
    expect(slope).toBeCloseTo(1, 1);
  });

  it('settles where nearly all probabilities are extreme', () => {
    const { bias, slope } = fitted(outcomes(0.9999, 70, 100), outcomes(0.0002, 5, 100));
    expect(Math.abs(bias)).toBeLessThan(5);
    expect(slope).toBeGreaterThan(0);
    expect(slope).toBeLessThan(2);
  });
});

describe('binsOf', () => {
  it('counts outcomes of about the same log-odds together, in ascending order', () => {
    // Log-odds of 0.5 and 0.51 are 0 and 0.04, those of 0.75 are 1.1.
    expect(binsOf([...outcomes(0.75, 1, 2), ...outcomes(0.51, 1, 1), ...outcomes(0.5, 0, 3)])).toEqual([
      [0, 4, 1],
      [1.1, 2, 1],
    ]);
  });

  it('takes full certainty for nearly full', () => {
    expect(binsOf(outcomes(1, 1, 1))).toEqual(binsOf(outcomes(0.9999, 1, 1)));
  });
});
