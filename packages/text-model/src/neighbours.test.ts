import { describe, expect, it } from '@jest/globals';
import { featuresOf } from './features.ts';
import { fitLinear } from './fit/fit-linear.ts';
import { likenessTo } from './likeness.ts';
import { indexNeighbours } from './neighbours.ts';

const TEXTS = [
  'brass ball valve 1/2 inch, new',
  'brass gate valve 2 inch, new',
  'cotton t-shirt, new',
  'cotton towel, new',
];
const vocabulary = fitLinear(
  TEXTS.map((description, target) => ({
    features: featuresOf({ description }),
    targets: [target],
    weight: 1,
  })),
  {
    labels: ['a', 'b', 'c', 'd'],
    epochs: 5,
    rate: 0.5,
    minDocuments: 1,
    dropShare: 0,
    pruneBelow: 0,
    seed: 1,
  },
);

describe('neighbours', () => {
  const index = indexNeighbours(vocabulary, TEXTS);

  it('are the texts that share the rarest terms, nearest first', () => {
    expect(index.find('ball valve of brass', 2).map(({ place }) => place)).toEqual([0, 1]);
    expect(index.find('towels of cotton', 1).map(({ place }) => place)).toEqual([3]);
  });

  it('have similarity 1 for the same text', () => {
    expect(index.find(TEXTS[2] ?? '', 1)).toEqual([{ place: 2, likeness: expect.closeTo(1, 5) }]);
  });

  it('are empty for a text without a known word', () => {
    expect(index.find('xyzzy', 5)).toEqual([]);
  });
});

describe('likenessTo', () => {
  const likeness = likenessTo(vocabulary, 'brass ball valve, new');

  it('weighs distinctive terms more than common ones', () => {
    expect(likeness('ball valve')).toBeGreaterThan(likeness('new'));
  });

  it('matches the index', () => {
    const [nearest] = indexNeighbours(vocabulary, TEXTS).find('brass ball valve, new', 1);
    expect(likeness(TEXTS[0] ?? '')).toBeCloseTo(nearest?.likeness ?? 0, 9);
  });
});

describe('an index with more than one segment', () => {
  const many = Array.from(
    { length: 600 },
    (_, place) => `${TEXTS[place % 4] ?? ''} ${'valve '.repeat(place % 7)}`,
  );
  const index = indexNeighbours(vocabulary, many);

  it.each([0, 255, 256, 599])('finds text %i with the same similarity as a direct comparison', (place) => {
    const asked = many[place] ?? '';
    const likeness = likenessTo(vocabulary, asked);
    const nearest = many.map((text, at) => [at, likeness(text)] as const).filter(([, each]) => each > 0.9999);
    const found = index.find(asked, nearest.length);
    expect(found.map((neighbour) => neighbour.place)).toEqual(nearest.map(([at]) => at));
    expect(found.map((neighbour) => neighbour.place)).toContain(place);
  });

  it('is larger than one of fewer texts, and reports its size in bytes', () => {
    expect(index.bytes).toBeGreaterThan(indexNeighbours(vocabulary, TEXTS).bytes);
  });
});
