import { describe, expect, it } from '@jest/globals';
import { buildLineIndex } from './index/line-index.ts';
import { termAt, termCount } from './index/term-table.ts';
import { queryTerms, begunTerms, editDistance, misspeltTerms } from './query-terms.ts';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { tokenize } from './text.ts';

const index = buildLineIndex(sampleSchedule());
const read = (text: string, fuzzy = false) =>
  queryTerms(index, text, { fuzzy }).map(({ alternatives, weight }) => ({
    words: alternatives.map(({ term }) => termAt(index.terms, term)),
    weights: alternatives.map((alternative) => alternative.weight),
    weight,
  }));
const all = (text: string, fuzzy = false) => read(text, fuzzy).flatMap(({ words }) => words);
const allTerms = Array.from({ length: termCount(index.terms) }, (_, term) => termAt(index.terms, term));
const meant = (word: string): string[] =>
  misspeltTerms(index, tokenize(word)[0] ?? '', word.length).map(({ term }) => termAt(index.terms, term));

describe('query terms', () => {
  it('are those in the schedule, once each', () => {
    expect(all('tank Tank TANK zzzz')).toEqual(['tank']);
    expect(all('zzzz')).toEqual([]);
    expect(all('')).toEqual([]);
    expect(all('and the of')).toEqual([]);
  });

  it('count fully if they match exactly', () => {
    expect(read('singlets')).toEqual([{ words: ['singlet'], weights: [1], weight: 1 }]);
  });

  it('are also found in full-width letters and decomposed accents', () => {
    expect(all('ｔａｎｋ')).toEqual(all('tank'));
    expect(read('áo phông'.normalize('NFD'))).toEqual(read('áo phông'.normalize('NFC')));
  });

  it('with accents count more as written than without', () => {
    const phong = read('phông').find(({ words }) => words.includes('phông'));

    expect(phong?.words).toEqual(['phông', 'phong']);
    expect(phong?.weights[0]).toBeGreaterThan(phong?.weights[1] ?? 1);
  });

  it('are the same in the same order, whatever the order of the query', () => {
    const orders = ['lithium storage trousers', 'trousers lithium storage', 'storage trousers lithium'];
    const [first, ...others] = orders.map((text) => JSON.stringify(read(text)));

    expect(others).toEqual([first, first]);
  });

  it('are not guessed unless allowed', () => {
    expect(all('telehpone')).toEqual([]);
    expect(all('telehpone', true)).toContain('telephon');
  });

  it('are not guessed if known: a known word is its only full match', () => {
    const [storage] = read('storage lithium', true).filter(({ words }) => words.includes('storag'));

    expect(storage?.words).toEqual(['storag']);
  });

  it('complete only the last of up to six terms', () => {
    expect(all('singl', true)).toContain('singlet');
    expect(all('singl lithium', true)).not.toContain('singlet');
    expect(all('si', true)).not.toContain('singlet');
    expect(all('lithium storage trousers tank swimwear engines singl', true)).not.toContain('singlet');
  });

  it('that are only numbers count less than others', () => {
    const numbered = buildLineIndex(
      sampleSchedule().map((line) =>
        line.code === '8507.60' ? { ...line, description: 'Packs of 500' } : line,
      ),
    );
    const [number] = queryTerms(numbered, '500', { fuzzy: true });
    const [word] = queryTerms(numbered, 'packs', { fuzzy: false });

    expect(number?.weight).toBeLessThan(word?.weight ?? 0);
  });
});

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
