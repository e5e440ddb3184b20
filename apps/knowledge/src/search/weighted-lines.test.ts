import { describe, expect, it } from '@jest/globals';
import type { FeatureVector } from '@svc/text-model/feature-collector';
import { weighLines } from './weighted-lines.ts';

const vector = (...features: readonly (readonly [hash: number, value: number])[]): FeatureVector => ({
  hashes: Uint32Array.from(features, ([hash]) => hash),
  values: Float32Array.from(features, ([, value]) => value),
});

/** Cosine of a text with each line, by the postings. */
const cosines = (lines: readonly FeatureVector[], asked: FeatureVector): number[] => {
  const { postings, weigh } = weighLines(lines);
  const sums = lines.map(() => 0);
  for (const [hash, value] of weigh(asked)) {
    const found = postings.get(hash);
    found?.lines.forEach((line, at) => {
      sums[line] = (sums[line] ?? 0) + value * (found.values[at] ?? 0);
    });
  }
  return sums;
};

describe('weighLines', () => {
  const [both, common, rare] = [vector([1, 0.6], [2, 0.8]), vector([1, 1]), vector([2, 1], [3, 1])];

  it('gives a line cosine 1 with itself', () => {
    const lines = [both, common, rare];
    lines.forEach((line, at) => expect(cosines(lines, line)[at]).toBeCloseTo(1, 9));
  });

  // Of two lines, feature 1 is in both, ln 2, and feature 2 in one, ln 3. Asked for both alike, the cosine of the
  // line with feature 2 alone is ln 3 / √(ln² 2 + ln² 3).
  it('weighs a rare feature more', () => {
    const [first = 0, second = 0] = cosines([vector([1, 1]), vector([1, 1], [2, 1])], vector([1, 1], [2, 1]));
    expect(second).toBeCloseTo(1, 9);
    expect(first).toBeCloseTo(Math.LN2 / Math.hypot(Math.LN2, Math.log(3)), 9);
  });

  it('includes features unknown to all lines, which lowers the score', () => {
    const lines = [common];
    const [known = 0] = cosines(lines, vector([1, 1]));
    const [half = 0] = cosines(lines, vector([1, 1], [99, 1]));
    expect(known).toBeCloseTo(1, 9);
    expect(half).toBeCloseTo(Math.SQRT1_2, 9);
  });

  it('returns nothing for lines without shared features, or without lines', () => {
    expect(cosines([common, rare], vector([99, 1]))).toEqual([0, 0]);
    expect(weighLines([]).postings.size).toBe(0);
    expect(cosines([vector()], vector([1, 1]))).toEqual([0]);
  });
});
