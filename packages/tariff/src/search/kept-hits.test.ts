import { describe, expect, it } from '@jest/globals';
import { TopHits, type LineHit } from './kept-hits.ts';

function kept(limit: number, hits: readonly LineHit[]): readonly (readonly [number, number])[] {
  const into = new TopHits(limit);
  for (const hit of hits) into.add(hit);
  return into.sorted().map(({ position, score }) => [position, score]);
}
const hits = (...scores: number[]): LineHit[] => scores.map((score, position) => ({ position, score }));

/** Numbers from 0 up to `below`, the same in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
};

describe('KeptHits', () => {
  it('returns the best hits, best first', () => {
    expect(kept(2, hits(1, 3, 2))).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });

  it('prefers the earlier of equal scores, in any input order', () => {
    expect(kept(2, hits(5, 5, 5, 5))).toEqual([
      [0, 5],
      [1, 5],
    ]);
    expect(kept(2, hits(5, 5, 5, 5).toReversed())).toEqual([
      [0, 5],
      [1, 5],
    ]);
  });

  it('returns all if there are fewer than the limit, and none for zero', () => {
    expect(kept(5, hits(1, 2)).length).toBe(2);
    expect(kept(0, hits(1, 2))).toEqual([]);
    expect(kept(3, [])).toEqual([]);
  });

  it('returns the lowest score that still enters', () => {
    const into = new TopHits(2);
    expect(into.leastScore).toBe(0);

    into.add({ position: 0, score: 4 });
    expect(into.leastScore).toBe(0);

    into.add({ position: 1, score: 9 });
    expect(into.leastScore).toBe(4);

    into.add({ position: 2, score: 6 });
    expect(into.leastScore).toBe(6);
    expect(new TopHits(0).leastScore).toBe(Infinity);
  });

  it('matches a full sort, for many hits and limits', () => {
    const next = numbers(5);
    for (let round = 0; round < 100; round += 1) {
      const all = Array.from({ length: next(60) }, (_, position) => ({ position, score: next(12) }));
      const limit = next(20);
      const expected = all
        .toSorted((left, right) => right.score - left.score || left.position - right.position)
        .slice(0, limit)
        .map(({ position, score }) => [position, score]);
      const shuffled = all.toSorted(
        (left, right) => ((left.position * 7) % 31) - ((right.position * 7) % 31),
      );

      expect(kept(limit, shuffled)).toEqual(expected);
    }
  });

  it('returns its hits repeatedly without losing them', () => {
    const into = new TopHits(2);
    for (const hit of hits(1, 2, 3)) into.add(hit);

    expect(into.sorted()).toEqual(into.sorted());
  });
});
