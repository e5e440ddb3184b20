import { describe, expect, it } from '@jest/globals';
import { calibrationError, fourDecimals, percentile, precisionAt, type Outcome } from './metrics.ts';

const right = (confidence: number): Outcome => ({ confidence, isRight: true });
const wrong = (confidence: number): Outcome => ({ confidence, isRight: false });
const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);

describe('fourDecimals', () => {
  it.each([
    [1 / 3, 0.3333],
    [2 / 3, 0.6667],
    [-2 / 3, -0.6667],
    [0.99996, 1],
    [12, 12],
  ])('rounds %d to %d', (value, rounded) => expect(fourDecimals(value)).toBe(rounded));
});

describe('calibrationError', () => {
  // 0.4 of the outcomes are 0.95 sure and 0.75 right, 0.6 of them 0.35 sure and 0.5 right: 0.4 × 0.2 + 0.6 × 0.15.
  it('weights the gap of each bin by its share of the outcomes', () => {
    const outcomes = [
      ...times(3, right(0.95)),
      wrong(0.95),
      ...times(3, right(0.35)),
      ...times(3, wrong(0.35)),
    ];
    expect(calibrationError(outcomes)).toBeCloseTo(0.17, 12);
  });

  it('uses the mean confidence of a bin, not its midpoint', () => {
    expect(calibrationError([right(0.61), wrong(0.69)])).toBeCloseTo(0.15, 12);
  });

  it('does not offset underconfidence in one bin with overconfidence in another', () => {
    expect(calibrationError([right(0.25), wrong(0.75)])).toBeCloseTo(0.75, 12);
  });

  it('counts a confidence of 1 in the last bin', () => {
    expect(calibrationError([wrong(1), right(0.9)])).toBeCloseTo(0.45, 12);
  });

  it.each([
    ['nothing was evaluated', [], 0],
    ['all were sure and right', times(7, right(1)), 0],
    ['all were sure and wrong', times(7, wrong(1)), 1],
    ['all were sure to be wrong and were', times(7, wrong(0)), 0],
  ])('reaches its bounds if %s', (_, outcomes, error) => expect(calibrationError(outcomes)).toBe(error));
});

describe('precisionAt', () => {
  it.each([
    ['a part of a case counts whole', [right(0.9), right(0.8), wrong(0.7)], 0.5, 1],
    ['one case is left of the least coverage', [wrong(0.2), right(0.9), wrong(0.1)], 0.01, 1],
    ['the whole is the share of right ones', [right(0.1), wrong(0.9), wrong(0.8), wrong(0.7)], 1, 0.25],
    ['nothing is right of no cases', [], 0.5, 0],
  ])('%s', (_, outcomes, coverage, precision) => expect(precisionAt(outcomes, coverage)).toBe(precision));

  it('preserves the order of equally confident cases', () => {
    expect(precisionAt([right(0.8), wrong(0.8)], 0.5)).toBe(1);
    expect(precisionAt([wrong(0.8), right(0.8)], 0.5)).toBe(0);
  });

  it('does not reorder its input', () => {
    const outcomes = [wrong(0.1), right(0.9)];
    precisionAt(outcomes, 0.5);
    expect(outcomes).toEqual([wrong(0.1), right(0.9)]);
  });
});

describe('percentile', () => {
  // The worked example of the nearest-rank method: the 30th of five values is the 2nd, the 50th the 3rd.
  it.each([
    [0.3, 20],
    [0.4, 20],
    [0.5, 35],
    [1, 50],
    [0, 15],
  ])('of a share of %d is the nearest rank', (share, value) =>
    expect(percentile([35, 15, 50, 20, 40], share)).toBe(value),
  );

  it('sorts numerically, not as text', () => {
    expect(percentile([100, 9, 10], 0.5)).toBe(10);
  });

  it('returns the 19th of twenty values for 95 %', () => {
    const values = Array.from({ length: 20 }, (_, at) => at + 1);
    expect(percentile(values, 0.95)).toBe(19);
  });

  it('is the value itself if there is only one, whatever the share', () => {
    expect([0, 0.5, 1].map((share) => percentile([7], share))).toEqual([7, 7, 7]);
  });
});
