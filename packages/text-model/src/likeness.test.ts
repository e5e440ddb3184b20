import { describe, expect, it } from '@jest/globals';
import { featuresOf } from './features.ts';
import { fitLinear } from './fit/fit-linear.ts';
import { likenessTo, roundLikeness, telling } from './likeness.ts';

const TEXTS = ['brass ball valve, new', 'brass gate valve, new', 'cotton towel, new', 'áo thun nữ, new'];
const vocabulary = fitLinear(
  TEXTS.map((description, target) => ({
    features: featuresOf({ description }),
    targets: [target],
    weight: 1,
  })),
  {
    labels: ['a', 'b', 'c', 'd'],
    epochs: 3,
    rate: 0.5,
    minDocuments: 1,
    dropShare: 0,
    pruneBelow: 0,
    seed: 1,
  },
);

describe('similarity', () => {
  it('is 1 for the same text, in any form', () => {
    for (const text of TEXTS) {
      const likeness = likenessTo(vocabulary, text);
      expect([text, text.toUpperCase(), text.normalize('NFD'), `${text} 12`].map(likeness)).toEqual([
        1, 1, 1, 1,
      ]);
    }
  });

  it('is symmetric', () => {
    for (const left of TEXTS) {
      for (const right of TEXTS) {
        expect(likenessTo(vocabulary, left)(right)).toBe(likenessTo(vocabulary, right)(left));
      }
    }
  });

  it('is between 0 and 1', () => {
    const all = TEXTS.flatMap((left) => TEXTS.map(likenessTo(vocabulary, left)));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThanOrEqual(1);
    expect(new Set(all).size).toBeGreaterThan(2);
  });

  it.each([
    ['zzyx', 'brass ball valve'],
    ['brass ball valve', 'zzyx'],
    ['zzyx', 'zzyx'],
    ['', ''],
  ])('is zero if %j and %j share no known word', (description, text) =>
    expect(likenessTo(vocabulary, description)(text)).toBe(0),
  );
});

describe('distinctive features', () => {
  it('have length 1', () => {
    const values = [...telling(vocabulary, featuresOf({ description: 'brass towel' })).values()];
    expect(values.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 9);
  });
});

describe('roundLikeness', () => {
  it.each([
    [1.000_000_000_2, 1],
    [0.999_96, 1],
    [0.999_94, 0.9999],
    [0, 0],
  ])('for %d is %d', (cosine, rounded) => expect(roundLikeness(cosine)).toBe(rounded));
});
