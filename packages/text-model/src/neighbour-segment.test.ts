import { describe, expect, it } from '@jest/globals';
import { addLikeness, packPosting, SEGMENT_TEXTS, sealSegment, segmentBytes } from './neighbour-segment.ts';

const seal = (...postings: readonly (readonly [feature: number, place: number, value: number])[]) =>
  sealSegment(postings.map(([feature, place, value]) => packPosting({ feature, place, value })));
const likenessOf = (
  segment: ReturnType<typeof seal>,
  asked: readonly (readonly [number, number])[],
): number[] => {
  const likeness = new Float64Array(SEGMENT_TEXTS);
  addLikeness(segment, new Map(asked), likeness);
  return [...likeness];
};

describe('a segment', () => {
  it('adds up what each text has in common with the query', () => {
    const segment = seal([7, 0, 0.5], [9, 0, 0.25], [7, 3, 1 - 2 ** -20], [2, 3, 0.75]);
    const likeness = likenessOf(segment, [
      [7, 0.5],
      [9, 1],
      [8, 1],
    ]);
    expect(likeness[0]).toBeCloseTo(0.5, 6);
    expect(likeness[3]).toBeCloseTo(0.5, 5);
    expect(likeness.filter((value) => value > 0)).toHaveLength(2);
  });

  it('stores the last position and the largest feature exactly', () => {
    const last = SEGMENT_TEXTS - 1;
    const segment = seal([2 ** 21 - 1, last, 1], [0, 0, 1], [2 ** 21 - 1, 0, 0]);
    expect([...segment.features]).toEqual([0, 2 ** 21 - 1]);
    const likeness = likenessOf(segment, [[2 ** 21 - 1, 1]]);
    expect(likeness[last]).toBeCloseTo(1, 6);
    expect(likeness[0]).toBe(0);
  });

  it('does not depend on the order of features', () => {
    const postings = [
      [5, 1, 0.5],
      [1, 2, 0.25],
      [5, 0, 0.125],
    ] as const;
    expect(seal(...postings.toReversed())).toEqual(seal(...postings));
  });

  it.each([0, 2 ** -23, 0.1, 1 / 3, 0.999_999_9])('preserves a value to seven digits: %d', (value) => {
    expect(likenessOf(seal([4, 9, value]), [[4, 1]])[9]).toBeCloseTo(value, 6);
  });

  it('can be empty', () => {
    const empty = seal();
    expect(likenessOf(empty, [[1, 1]]).some((value) => value !== 0)).toBe(false);
    expect(segmentBytes(empty)).toBeLessThan(segmentBytes(seal([1, 1, 1])));
  });
});
