import { describe, expect, it } from '@jest/globals';
import { bestHits } from './best-hits.ts';

describe('bestHits', () => {
  it('agrees with sorting everything', () => {
    const scores = Array.from({ length: 500 }, (_, at) => (at * 7919) % 37);
    const wanted = scores
      .map((score, position) => ({ position, score }))
      .filter(({ score }) => score > 0)
      .toSorted((left, right) => right.score - left.score || left.position - right.position);
    for (const limit of [1, 2, 30, 499, 1000]) {
      expect(bestHits(scores.length, (position) => scores[position] ?? 0, limit)).toEqual(
        wanted.slice(0, limit),
      );
    }
  });

  it('gives nothing for a limit of nothing', () => {
    expect(bestHits(3, () => 1, 0)).toEqual([]);
  });
});
