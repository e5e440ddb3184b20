import { describe, expect, it } from '@jest/globals';
import { MaxHeap } from './max-heap.ts';
import { TopHits, type LineHit } from './kept-hits.ts';

const SCORES = Float64Array.from({ length: 500 }, (_, at) => (at * 7919) % 37);
const POSITIONS = Uint32Array.from(SCORES.keys()).reverse();
const sorted = [...SCORES]
  .map((score, position) => ({ position, score }))
  .filter(({ score }) => score > 0)
  .toSorted((left, right) => right.score - left.score || left.position - right.position);

describe('BestFirst', () => {
  it.each([1, 2, 30, 499, 1000])('returns at least the best %i of a full sort', (count) => {
    const best = new MaxHeap(SCORES, POSITIONS, count);
    const taken: LineHit[] = [];
    for (let hit = best.take(); hit !== undefined; hit = best.take()) taken.push(hit);

    expect(taken).toEqual(sorted.slice(0, taken.length));
    expect(taken.length).toBeGreaterThanOrEqual(Math.min(count, sorted.length));
  });

  it('is empty without scores', () => {
    expect(new MaxHeap(new Float64Array(3), Uint32Array.of(0, 1, 2), 1).take()).toBeUndefined();
  });
});

describe('KeptHits', () => {
  it.each([1, 2, 30, 499, 1000])('returns the best %i of a list in any order', (limit) => {
    const kept = new TopHits(limit);
    for (const [position, score] of SCORES.entries()) if (score > 0) kept.add({ position, score });
    expect(kept.sorted()).toEqual(sorted.slice(0, limit));
    expect(kept.leastScore).toBe(limit < sorted.length ? sorted[limit - 1]?.score : 0);
  });

  it('returns nothing for a limit of zero', () => {
    const kept = new TopHits(0);
    kept.add({ position: 1, score: 1 });
    expect(kept.sorted()).toEqual([]);
  });
});
