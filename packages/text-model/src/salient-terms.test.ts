import { describe, expect, it } from '@jest/globals';
import { featuresOf } from './features.ts';
import { fitLinear } from './fit/fit-linear.ts';
import { createGlossary } from './glossary.ts';
import { salientTerms } from './salient-terms.ts';

const TEXTS: readonly (readonly [text: string, target: number])[] = [
  ['ball', 0],
  ['valve', 0],
  ['towel', 1],
  ['terry', 1],
  ['cotton', 1],
];
const model = fitLinear(
  TEXTS.map(([description, target]) => ({
    features: featuresOf({ description }),
    targets: [target],
    weight: 1,
  })),
  {
    labels: ['848180', '630260'],
    epochs: 30,
    rate: 0.5,
    minDocuments: 1,
    dropShare: 0,
    pruneBelow: 0,
    seed: 1,
  },
);
const NONE = createGlossary([]);
const [VALVE, TOWEL] = [0, 1];
const telling = (text: string, label: number, limit = 5, glossary = NONE): readonly string[] =>
  salientTerms(model, glossary)(text)(label, limit);

describe('distinctive terms', () => {
  it('are those in favour of the given class, in text order', () => {
    const text = 'towel and valve';
    expect(telling(text, TOWEL)).toEqual(['towel']);
    expect(telling(text, VALVE)).toEqual(['valve']);
  });

  it('are written as in the text, but in lower case and plain width', () => {
    expect(telling('ＴＯＷＥＬＳ', TOWEL)).toEqual(['towels']);
  });

  it.each([
    ['Ball Valve', ['ball valve']],
    ['ball-valve', ['ball-valve']],
    ['ball, valve', ['ball', 'valve']],
    ['valve, ball, valve', ['valve', 'ball']],
  ])('join neighbours in %j, each phrase once', (text, phrases) =>
    expect(telling(text, VALVE)).toEqual(phrases),
  );

  it('are limited to the requested number', () => {
    expect(telling('towel, terry, cotton', TOWEL, 2)).toHaveLength(2);
    expect(telling('towel', TOWEL, 0)).toEqual([]);
  });

  it('are found through the glossary in another language', () => {
    const glossary = createGlossary([{ term: '수건', english: 'towel' }]);
    expect(telling('수건', TOWEL)).toEqual([]);
    expect(telling('수건', TOWEL, 5, glossary)).toEqual(['수건']);
  });

  it.each(['', 'zzyx', '12 34'])('are empty in %j', (text) => expect(telling(text, TOWEL)).toEqual([]));

  it('are empty for a class missing from the model', () => {
    expect(telling('towel', 99)).toEqual([]);
  });
});
