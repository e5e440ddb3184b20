import { describe, expect, it } from '@jest/globals';
import type { LevelOutcome } from './collect.ts';
import { freeBins, leastThreshold, proposedFrom, type FreeBin } from './choose-thresholds.ts';

const AS_IT_IS = { bias: 0, slope: 1 };
const LEVELS = { heading: AS_IT_IS, subheading: AS_IT_IS, line: AS_IT_IS };
const CALIBRATION = { US: LEVELS, EU: LEVELS, VN: LEVELS };

const outcome = (probability: number, more: Partial<LevelOutcome> = {}): LevelOutcome => ({
  source: 'goods',
  market: 'US',
  half: 0,
  level: 'line',
  probability,
  isRight: false,
  isRightAtSix: true,
  isFree: true,
  ...more,
});

describe('freeBins', () => {
  it('counts products by their confidence in hundredths, the surest first', () => {
    const outcomes = [0.704, 0.901, 0.706].map((probability) => outcome(probability));
    expect(freeBins(outcomes, 'line', CALIBRATION)).toEqual([
      [90, 1, 1],
      [70, 2, 2],
    ]);
  });

  it('leaves out what more than its confidence keeps back, and other levels', () => {
    const outcomes = [outcome(0.9, { isFree: false }), outcome(0.9, { level: 'heading' })];
    expect(freeBins(outcomes, 'line', CALIBRATION)).toEqual([]);
  });

  it('asks a whole line for its first six digits, a heading for its own', () => {
    const heading = outcome(0.905, { level: 'heading', isRight: false, isRightAtSix: true });
    expect(freeBins([heading], 'heading', CALIBRATION)).toEqual([[90, 1, 0]]);
    expect(freeBins([outcome(0.905)], 'line', CALIBRATION)).toEqual([[90, 1, 1]]);
  });
});

describe('leastThreshold', () => {
  const BINS: readonly FreeBin[] = [
    [90, 10, 10],
    [80, 10, 9],
    [70, 10, 5],
  ];

  it.each([
    ['all of what is proposed to be right', 1, 0.9],
    ['19 of 20 to be right', 0.95, 0.8],
    ['8 of 10 to be right', 0.8, 0.7],
  ])('is the lowest that leaves %s', (_, wanted, threshold) =>
    expect(leastThreshold(BINS, wanted)).toBe(threshold),
  );

  it('proposes next to nothing where the share is never right', () =>
    expect(leastThreshold([[90, 10, 5]], 0.9)).toBe(0.99));
});

describe('proposedFrom', () => {
  it('counts what is at the threshold and above', () =>
    expect(
      proposedFrom(
        [
          [90, 10, 10],
          [80, 10, 9],
        ],
        0.8,
      ),
    ).toEqual({ n: 20, right: 19 }));
});
