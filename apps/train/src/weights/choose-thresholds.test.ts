import { describe, expect, it } from '@jest/globals';
import type { CaseOutcome } from './collect.ts';
import { leastThreshold, proposedAt, rightOf, type Sure } from './choose-thresholds.ts';

const AT = { bias: 1, logOdds: 0, length: 0, named: 0, met: 0, search: 0, nearness: 0, known: 0 };
const FREE = { heading: true, subheading: true, line: true };

const sure = (confidence: number, isRight: boolean, more: Partial<CaseOutcome> = {}): Sure => ({
  outcome: {
    source: 'goods',
    market: 'US',
    half: 0,
    evidence: { heading: AT, subheading: AT, line: AT },
    right: { heading: true, subheading: isRight, line: null },
    free: FREE,
    ...more,
  },
  confidences: { heading: 1, subheading: confidence, line: confidence },
});
const many = (confidence: number, right: number, of: number): Sure[] =>
  Array.from({ length: of }, (_, at) => sure(confidence, at < right));

describe('leastThreshold', () => {
  const OUTCOMES = [...many(0.9, 10, 10), ...many(0.8, 9, 10), ...many(0.7, 5, 10)];

  it.each([
    ['all of what is proposed to be right', 1, 0.81],
    ['19 of 20 to be right', 0.95, 0.71],
    ['8 of 10 to be right', 0.8, 0.01],
  ])('is the lowest that leaves %s', (_, wanted, threshold) =>
    expect(leastThreshold(OUTCOMES, 'subheading', wanted)).toBe(threshold),
  );

  it('proposes next to nothing where the share is never right', () =>
    expect(leastThreshold(many(0.9, 5, 10), 'subheading', 0.9)).toBe(0.99));
});

describe('proposedAt', () => {
  const thresholds = { heading: 0.7, subheading: 0.8, line: 0.6 };

  it('takes everything at the threshold and above, unless something else blocks it', () => {
    const outcomes = [
      ...many(0.8, 1, 2),
      sure(0.79, true),
      sure(0.9, true, { free: { ...FREE, subheading: false } }),
    ];
    const proposed = proposedAt(outcomes, 'subheading', thresholds);
    expect([proposed.length, rightOf(proposed, 'subheading')]).toEqual([2, 1]);
  });

  it('asks a line for the confidence of its subheading, and for its first six digits', () => {
    const proposed = proposedAt([...many(0.85, 1, 2), sure(0.7, true)], 'line', thresholds);
    expect([proposed.length, rightOf(proposed, 'line')]).toEqual([2, 1]);
  });

  it('counts a heading by its own digits', () =>
    expect(rightOf(proposedAt(many(0.9, 0, 2), 'heading', thresholds), 'heading')).toBe(2));
});
