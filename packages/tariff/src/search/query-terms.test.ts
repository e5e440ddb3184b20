import { describe, expect, it } from '@jest/globals';
import { buildLineIndex } from './index/line-index.ts';
import { termAt } from './index/term-table.ts';
import { queryTerms } from './query-terms.ts';
import { sampleSchedule } from '../../test/sample-schedule.ts';

const index = buildLineIndex(sampleSchedule());
const read = (text: string, fuzzy = false) =>
  queryTerms(index, text, { fuzzy }).map(({ alternatives, weight }) => ({
    words: alternatives.map(({ term }) => termAt(index.terms, term)),
    weights: alternatives.map((alternative) => alternative.weight),
    weight,
  }));
const all = (text: string, fuzzy = false) => read(text, fuzzy).flatMap(({ words }) => words);

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
