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
  it('finds names in another language through the glossary', () => {
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

  it('finds nothing without a shared word', () => {
    expect(codesOf('frozen shrimp')).toEqual([]);
  });

  it('returns the nearest line of a hit, with a score of 1 for an exact match', () => {
    const [hit] = indexLines(LINES, NONE).find('cotton tank top', 1);
    expect(hit?.line.text).toBe('cotton tank top');
    expect(hit?.score).toBeGreaterThanOrEqual(0.999);
  });

  it('does not count omitted lines', () => {
    expect(codesOf('smartphone', [4])).toEqual([]);
  });

  it('finds a subheading by terms shared by several of its lines, even if no line is similar', () => {
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

  it('reuses the result for a repeated search', () => {
    const search = indexLines(LINES, NONE);
    search.find('cotton', 3);
    expect(search.find('mountain bicycle', 3)).toEqual(indexLines(LINES, NONE).find('mountain bicycle', 3));
  });
});

describe('measureSearch', () => {
  // Alone, a name is found only through the other names: the smartphone and the Vietnamese bicycle share no word with any.
  it('excludes the line of the name itself', () => {
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

  it('queries only names, up to the sample size', () => {
    const examples = LINES.map((line): BaseLine => ({ ...line, kind: 'example' }));
    const total = measureSearch([...LINES, ...examples], NONE, { size: 3, seed: 1 }).at(-1);
    expect(total).toEqual({ language: 'all', names: 3, subheading: 3, heading: 3 });
  });
});
