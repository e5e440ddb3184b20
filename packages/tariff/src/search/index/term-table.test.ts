import { describe, expect, it } from '@jest/globals';
import { begins, findTerm, lowerBound, packTerms, termAt, termCount } from './term-table.ts';

// In code-unit order, where a surrogate pair precedes the last single units.
const TERMS = ['12', 'ao', 'bat', 'batteri', 'cotton', 'áo', '綿製', '\u{1F9F5}', '\uFF21'];
const table = packTerms(TERMS);

describe('a packed term list', () => {
  it('returns every term', () => {
    expect(Array.from({ length: termCount(table) }, (_, term) => termAt(table, term))).toEqual(TERMS);
    expect([termAt(table, -1), termAt(table, TERMS.length)]).toEqual(['', '']);
  });

  it('finds every term, and no missing one', () => {
    expect(TERMS.map((term) => findTerm(table, term))).toEqual([...TERMS.keys()]);
    for (const term of ['', 'a', 'batt', 'batteries', 'zebra', '\uFFFF'])
      expect(findTerm(table, term)).toBe(-1);
    expect(findTerm(packTerms([]), 'cotton')).toBe(-1);
  });

  it('finds the insertion point of a missing term', () => {
    expect([lowerBound(table, ''), lowerBound(table, 'bas'), lowerBound(table, '\uFFFF')]).toEqual([0, 2, 9]);
  });

  it('returns the prefix of a term', () => {
    expect([begins(table, 3, 'bat'), begins(table, 2, 'bat'), begins(table, 2, 'batt')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([begins(table, 4, 'cat'), begins(table, 9, 'a'), begins(table, -1, 'a')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
