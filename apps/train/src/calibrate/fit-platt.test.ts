import { describe, expect, it } from '@jest/globals';
import { applyPlatt, fitPlatt, type Outcome } from './fit-platt.ts';

const outcomes = (probability: number, right: number, of: number): Outcome[] =>
  Array.from({ length: of }, (_, at) => ({ probability, isRight: at < right }));

describe('fitPlatt', () => {
  it('brings two groups to the shares that were right', () => {
    const platt = fitPlatt([...outcomes(0.9, 60, 100), ...outcomes(0.5, 20, 100)]);
    expect(applyPlatt(platt, 0.9)).toBeCloseTo(0.6, 3);
    expect(applyPlatt(platt, 0.5)).toBeCloseTo(0.2, 3);
  });

  it('leaves calibrated probabilities as they are', () => {
    const platt = fitPlatt([...outcomes(0.8, 80, 100), ...outcomes(0.3, 30, 100)]);
    expect(platt.bias).toBeCloseTo(0, 3);
    expect(platt.slope).toBeCloseTo(1, 3);
  });

  it('settles where nearly all probabilities are extreme', () => {
    const { bias, slope } = fitPlatt([...outcomes(0.9999, 70, 100), ...outcomes(0.0002, 5, 100)]);
    expect(Math.abs(bias)).toBeLessThan(5);
    expect(slope).toBeGreaterThan(0);
    expect(slope).toBeLessThan(2);
  });
});
