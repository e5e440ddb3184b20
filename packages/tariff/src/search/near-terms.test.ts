import { describe, expect, it } from '@jest/globals';
import { buildLineIndex } from './index/line-index.ts';
import { termAt, termCount } from './index/term-table.ts';
import { begunTerms, editDistance, misspeltTerms } from './near-terms.ts';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { tokenize } from './text.ts';

const index = buildLineIndex(sampleSchedule());
const allTerms = Array.from({ length: termCount(index.terms) }, (_, term) => termAt(index.terms, term));
const meant = (word: string): string[] =>
  misspeltTerms(index, tokenize(word)[0] ?? '', word.length).map(({ term }) => termAt(index.terms, term));

it.each([
  ['cotton', 'cotton', 0],
  ['coton', 'cotton', 1],
  ['cottno', 'cotton', 1],
  ['kotten', 'cotton', 2],
  ['', 'ion', 3],
])('editDistance from %s to %s is %i', (left, right, edits) => {
  expect(editDistance(left, right)).toBe(edits);
  expect(editDistance(right, left)).toBe(edits);
});

describe('misspeltTerms', () => {
  it('finds a word of five letters with one error', () => {
    expect(meant('shrit')).toContain('shirt');
    expect(meant('battrey')).toContain('batteri');
  });

  it('finds a word of eight letters with two errors', () => {
    expect(meant('telephnoes')).toContain('telephon');
    expect(meant('smarphnoe')).toContain('smartphon');
  });

  it('does not guess terms under five letters', () => {
    expect(meant('acit')).toEqual([]);
  });

  it('finds every term with one letter dropped or two swapped', () => {
    for (const term of allTerms.filter((candidate) => /^[a-z]{6,}$/u.test(candidate))) {
      for (let at = 1; at < term.length - 1; at += 1) {
        const dropped = term.slice(0, at) + term.slice(at + 1);
        const swapped = term.slice(0, at) + (term[at + 1] ?? '') + (term[at] ?? '') + term.slice(at + 2);

        for (const wrong of [dropped, swapped]) {
          const found = misspeltTerms(index, wrong, wrong.length).map((near) =>
            termAt(index.terms, near.term),
          );
          expect(found.length).toBeGreaterThan(0);
          expect(Math.min(...found.map((near) => editDistance(near, wrong)))).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

describe('begunTerms', () => {
  it('finds completions of an unfinished word, shortest first', () => {
    expect(begunTerms(index, 'bat').map(({ term }) => termAt(index.terms, term))).toEqual(['batteri']);
  });

  it('requires three letters', () => {
    expect(begunTerms(index, 'ba')).toEqual([]);
  });
});
