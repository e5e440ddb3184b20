import { describe, expect, it } from '@jest/globals';
import { packagedWeights } from '@svc/classifier/weights';
import { sampleOutcome } from '../../test/sample-outcome.ts';
import type { CaseOutcome } from './collect.ts';
import { leastThreshold, proposedAt, rightOf, withConfidences, type Sure } from './choose-thresholds.ts';

const FREE = { heading: true, subheading: true, line: true };

const sure = (confidence: number, isRight: boolean, more: Partial<CaseOutcome> = {}): Sure => ({
  outcome: sampleOutcome({ right: { heading: true, subheading: isRight, line: null }, ...more }),
  confidences: { heading: 1, subheading: confidence, line: confidence },
});
const many = (confidence: number, right: number, of: number): Sure[] =>
  Array.from({ length: of }, (_, at) => sure(confidence, at < right));

describe('leastThreshold', () => {
  const OUTCOMES = [...many(0.9, 10, 10), ...many(0.8, 9, 10), ...many(0.7, 5, 10)];

  it.each([
    ['all of what is proposed to be right', 1, 0.805],
    ['19 of 20 to be right', 0.95, 0.705],
    ['8 of 10 to be right', 0.8, 0.005],
  ])('is the minimum with %s', (_, wanted, threshold) =>
    expect(leastThreshold(OUTCOMES, 'subheading', wanted)).toBe(threshold),
  );

  it('proposes almost nothing if the share is never correct', () =>
    expect(leastThreshold(many(0.9, 5, 10), 'subheading', 0.9)).toBe(0.995));
});

describe('proposedAt', () => {
  const thresholds = { heading: 0.7, subheading: 0.8, line: 0.6 };

  it('accepts everything at or above the threshold, unless blocked', () => {
    const outcomes = [
      ...many(0.8, 1, 2),
      sure(0.79, true),
      sure(0.9, true, { free: { ...FREE, subheading: false } }),
    ];
    const proposed = proposedAt(outcomes, 'subheading', thresholds);
    expect([proposed.length, rightOf(proposed, 'subheading')]).toEqual([2, 1]);
  });

  it('checks a line by the confidence of its subheading and its first six digits', () => {
    const proposed = proposedAt([...many(0.85, 1, 2), sure(0.7, true)], 'line', thresholds);
    expect([proposed.length, rightOf(proposed, 'line')]).toEqual([2, 1]);
  });

  it('counts a heading by its own digits', () =>
    expect(rightOf(proposedAt(many(0.9, 0, 2), 'heading', thresholds), 'heading')).toBe(2));
});

it('products on the schedule of another market are excluded from the shares', () => {
  const [one, ...others] = withConfidences(
    [sampleOutcome(), sampleOutcome({ isAway: true })],
    packagedWeights().calibration,
  );
  expect([one?.outcome.isAway, others]).toEqual([false, []]);
});
