import { describe, expect, it } from '@jest/globals';
import { buildPhraseIndex, phraseTokens } from './phrase-index.ts';

describe('phraseTokens', () => {
  it.each([
    ["Men's T-Shirts", ['men', 't', 'shirt']],
    ['60 % cotton', ['60%', 'cotton']],
    ['babies’ dresses, boxes', ['baby', 'dress', 'box']],
    ['shorts and glasses', ['shorts', 'and', 'glasses']],
    ['', []],
  ])('reads %j', (text, tokens) => expect(phraseTokens(text)).toEqual(tokens));
});

describe('buildPhraseIndex', () => {
  const index = buildPhraseIndex(['stainless steel', 'steel', 'steel pipe'], (entry) => [entry]);

  it('finds the longest phrase at each position, from left to right', () => {
    const found = index.findAll(phraseTokens('stainless steel pipe of steel'));
    expect(found.map(({ entry, start, end }) => [entry, start, end])).toEqual([
      ['stainless steel', 0, 2],
      ['steel', 4, 5],
    ]);
  });

  it('finds plurals', () => {
    expect(index.findAll(phraseTokens('steel pipes')).map(({ entry }) => entry)).toEqual(['steel pipe']);
  });

  it('prefers the entry listed first', () => {
    const doubled = buildPhraseIndex([{ id: 1 }, { id: 2 }], () => ['same']);
    expect(doubled.findAll(['same']).map(({ entry }) => entry.id)).toEqual([1]);
  });
});
