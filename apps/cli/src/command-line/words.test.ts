import { describe, expect, it } from '@jest/globals';
import { codeList, counted } from './words.ts';

describe('a list in a sentence', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
    [['a or b', 'c, d'], 'a or b or c, d'],
  ])('of %j is "%s"', (words, text) => expect(codeList(words)).toBe(text));

  it('does not change its input', () => {
    const words = ['a', 'b', 'c'];
    codeList(words);
    expect(words).toEqual(['a', 'b', 'c']);
  });
});

describe('a number with its noun', () => {
  it.each([
    [0, '0 rows'],
    [1, '1 row'],
    [2, '2 rows'],
    [21, '21 rows'],
    [101, '101 rows'],
  ])('%d is "%s"', (count, text) => expect(counted(count, 'row')).toBe(text));

  it('can have an irregular plural', () => {
    expect([counted(1, 'duty', 'duties'), counted(3, 'duty', 'duties')]).toEqual(['1 duty', '3 duties']);
  });
});
