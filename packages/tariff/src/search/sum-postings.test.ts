import { describe, expect, it } from '@jest/globals';
import type { Postings } from './index/postings.ts';
import type { QueryTerm } from './query-terms.ts';
import { clearedSums, sumPostings, worthOf } from './sum-postings.ts';

// Term 0 is in documents 0 and 1, term 1 in 1 and 2, term 2 nowhere.
const POSTINGS: Postings = {
  starts: Uint32Array.of(0, 2, 4, 4),
  documents: Uint32Array.of(0, 1, 1, 2),
  impacts: Float32Array.of(0.5, 0.25, 1, 0.5),
};
const IDF = Float32Array.of(2, 4, 8);
const term = (weight: number, ...alternatives: readonly (readonly [number, number])[]): QueryTerm => ({
  weight,
  alternatives: alternatives.map(([number, closeness]) => ({ term: number, weight: closeness })),
});
const sums = (...query: QueryTerm[]) => {
  const into = clearedSums(3);
  sumPostings(IDF, POSTINGS, query, into);
  return { score: [...into.score], covered: [...into.covered], best: [...into.best] };
};

describe('sumPostings', () => {
  it('adds term worth by impact, and the full worth to the coverage', () => {
    // Worth 2 × 1; 2 × 0.5 and 2 × 0.25.
    expect(sums(term(1, [0, 1]))).toEqual({ score: [1, 0.5, 0], covered: [2, 2, 0], best: [0, 0, 0] });
  });

  it('adds up terms', () => {
    // Document 1: 2 × 0.25 + 4 × 1.
    expect(sums(term(1, [0, 1]), term(1, [1, 1]))).toMatchObject({ score: [1, 4.5, 2], covered: [2, 6, 4] });
  });

  it('uses the best of several alternatives, not their sum, and the rarest one’s worth', () => {
    expect(sums(term(1, [0, 1], [1, 0.5]))).toEqual({
      score: [1, 2, 1],
      covered: [4, 4, 4],
      best: [0, 0, 0],
    });
  });

  it('applies the word weight and the similarity once each', () => {
    // 2 × 0.5 of the word × 0.75 of likeness × 0.5 of impact; the worth is 2 × 0.5.
    expect(sums(term(0.5, [0, 0.75]))).toMatchObject({ score: [0.375, 0.1875, 0], covered: [1, 1, 0] });
  });

  it('adds nothing for a term without postings, no terms and unknown numbers', () => {
    const nothing = { score: [0, 0, 0], covered: [0, 0, 0], best: [0, 0, 0] };

    expect([sums(term(1, [2, 1])), sums(), sums(term(1, [9, 1]))]).toEqual([nothing, nothing, nothing]);
  });
});

it('worthOf uses the rarest alternative, with the weight of the word', () => {
  expect(worthOf(IDF, term(0.5, [0, 1], [2, 0.1], [1, 1]))).toBe(4);
});

describe('found documents', () => {
  const found = (...query: QueryTerm[]) => {
    const into = clearedSums(3);
    sumPostings(IDF, POSTINGS, query, into);
    return [...into.documents.subarray(0, into.found)].toSorted((left, right) => left - right);
  };

  it('are returned once each, for any number of terms and alternatives', () => {
    expect(found(term(1, [0, 1]))).toEqual([0, 1]);
    expect(found(term(1, [0, 1]), term(1, [1, 1]))).toEqual([0, 1, 2]);
    expect(found(term(1, [0, 1], [1, 0.5]), term(1, [0, 1]))).toEqual([0, 1, 2]);
  });

  it('are empty for a term without weight', () => {
    expect(found(term(0, [0, 1]))).toEqual([]);
    expect(found()).toEqual([]);
  });
});

describe('clearedSums', () => {
  it('reuses cleared sums', () => {
    const used = clearedSums(3);
    sumPostings(IDF, POSTINGS, [term(1, [0, 1]), term(1, [1, 1], [0, 0.5])], used);

    expect(clearedSums(3, used)).toBe(used);
    expect([...used.score, ...used.covered, ...used.best, used.found]).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('returns the same totals in reused sums as in new ones', () => {
    const used = clearedSums(3);
    const query = [term(1, [0, 1], [1, 0.5])];
    sumPostings(IDF, POSTINGS, [term(1, [1, 1])], used);
    sumPostings(IDF, POSTINGS, query, clearedSums(3, used));

    expect([...used.score]).toEqual(sums(...query).score);
  });
});
