import { describe, expect, it } from '@jest/globals';
import { createGlossary } from '@svc/text-model/glossary';
import type { BaseLine } from './base-lines.ts';
import { indexLines } from './base-search.ts';
import { measureSearch } from './measure-search.ts';

const name = (code: string, text: string, language: BaseLine['language'] = 'en'): BaseLine => ({
  code,
  kind: 'name',
  language,
  text,
});

const NONE = createGlossary([]);
const LINES = [
  name('610910', 'cotton T-shirt'),
  name('610910', 'cotton tank top'),
  name('871200', 'mountain bicycle'),
  name('871200', 'xe đạp địa hình', 'vi'),
  name('851713', 'smartphone'),
];

const codesOf = (text: string, leftOut?: readonly number[]): string[] =>
  indexLines(LINES, NONE)
    .find(text, 10, leftOut)
    .map(({ code }) => code);

describe('indexLines', () => {
  it('finds names of another language by the glossary', () => {
    const glossary = createGlossary([{ term: '自転車', english: 'bicycle' }]);
    expect(indexLines(LINES, NONE).find('自転車', 1)).toEqual([]);
    expect(indexLines(LINES, glossary).find('自転車', 1)[0]?.code).toBe('871200');
  });

  it.each([
    ['T-shirts of cotton', '610910'],
    ['bicycles', '871200'],
    ['xe đạp', '871200'],
  ])('finds %j', (text, code) => {
    expect(codesOf(text)[0]).toBe(code);
  });

  it('finds nothing where no word is shared', () => {
    expect(codesOf('frozen shrimp')).toEqual([]);
  });

  it('gives the nearest line of a hit, and 1 as the least score of a line asked itself', () => {
    const [hit] = indexLines(LINES, NONE).find('cotton tank top', 1);
    expect(hit?.line.text).toBe('cotton tank top');
    expect(hit?.score).toBeGreaterThanOrEqual(0.999);
  });

  it('does not count lines left out', () => {
    expect(codesOf('smartphone', [4])).toEqual([]);
  });

  it('finds a subheading by terms that several of its lines share, where no line is similar', () => {
    const lines = [
      name('841370', 'centrifugal pump'),
      name('841370', 'pump impeller type'),
      name('841370', 'pump for water'),
      name('841381', 'dosing pump head'),
      name('841381', 'head'),
      name('841391', 'casing'),
    ];
    expect(indexLines(lines, NONE).find('pump', 3)[0]?.code).toBe('841370');
    expect(indexLines(lines, NONE).find('dosing pump', 3)[0]?.code).toBe('841381');
  });

  it('gives the second of two searches the result of the first', () => {
    const search = indexLines(LINES, NONE);
    search.find('cotton', 3);
    expect(search.find('mountain bicycle', 3)).toEqual(indexLines(LINES, NONE).find('mountain bicycle', 3));
  });
});

describe('measureSearch', () => {
  // Alone, a name is found only through the other names: the smartphone and the Vietnamese bicycle share no word with any.
  it('leaves the own line of each name out', () => {
    expect(measureSearch(LINES, NONE, { size: 10, seed: 1 })).toEqual([
      { language: 'en', names: 4, subheading: 2, heading: 2 },
      { language: 'vi', names: 1, subheading: 0, heading: 0 },
      { language: 'ja', names: 0, subheading: 0, heading: 0 },
      { language: 'ko', names: 0, subheading: 0, heading: 0 },
      { language: 'all', names: 5, subheading: 2, heading: 2 },
    ]);
  });

  it('counts a heading found through another of its subheadings', () => {
    const lines = [name('610910', 'cotton T-shirt'), name('610990', 'wool T-shirt')];
    expect(measureSearch(lines, NONE, { size: 2, seed: 1 })[0]).toEqual({
      language: 'en',
      names: 2,
      subheading: 0,
      heading: 2,
    });
  });

  it('asks names only, and as many as the sample has', () => {
    const examples = LINES.map((line): BaseLine => ({ ...line, kind: 'example' }));
    const total = measureSearch([...LINES, ...examples], NONE, { size: 3, seed: 1 }).at(-1);
    expect(total).toEqual({ language: 'all', names: 3, subheading: 3, heading: 3 });
  });
});
