import { describe, expect, it } from '@jest/globals';
import { letterMask, termDictionary } from './term-dictionary.ts';

describe('termDictionary', () => {
  it('numbers distinct terms in order of appearance', () => {
    const dictionary = termDictionary();

    expect(['wool', 'cotton', 'wool', '', 'áo'].map((term) => dictionary.idOf(term))).toEqual([
      0, 1, 0, 2, 3,
    ]);
    expect(dictionary.size()).toBe(4);
  });

  it('sorts by code units and returns the new position of each number', () => {
    const dictionary = termDictionary();
    for (const term of ['wool', 'áo', '12', 'cotton', '\u{1F9F5}', '\uFF21']) dictionary.idOf(term);
    const { terms, rankOf } = dictionary.sorted();

    expect(terms).toEqual(['12', 'cotton', 'wool', 'áo', '\u{1F9F5}', '\uFF21']);
    expect([...rankOf]).toEqual([2, 3, 0, 1, 4, 5]);
  });

  it('treats the decomposed form of a word as another term', () => {
    const dictionary = termDictionary();

    expect([dictionary.idOf('áo'.normalize('NFC')), dictionary.idOf('áo'.normalize('NFD'))]).toEqual([0, 1]);
  });

  it('can be empty', () => {
    expect(termDictionary().sorted()).toEqual({ terms: [], rankOf: new Uint32Array() });
  });
});

describe('letterMask', () => {
  it('has a bit for each letter, however often it occurs', () => {
    expect(letterMask('abc')).toBe(0b111);
    expect(letterMask('aabbcc')).toBe(letterMask('cba'));
    expect(letterMask('z')).toBe(2 ** 25);
    expect(letterMask('')).toBe(0);
  });

  it('distinguishes other characters from letters, and is never negative', () => {
    for (const term of ['0', '9', 'á', 'Z', '綿', '-', '{', '`']) {
      expect(letterMask(term)).toBeGreaterThanOrEqual(2 ** 26);
    }
  });
});
