import { describe, expect, it } from '@jest/globals';
import { buildLineIndex } from './index/line-index.ts';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { searchWords, type WordSearchOptions } from './search-words.ts';

const lines = sampleSchedule();
const index = buildLineIndex(lines);
const codes = (query: string, options: Partial<WordSearchOptions> = {}): (string | null | undefined)[] =>
  searchWords(index, query, { limit: 50, ...options }).map(({ position }) => lines[position]?.code);

/** Numbers from 0 up to `below`, the same in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
};

const VOCABULARY =
  'cotton dresses trousers smartphones telephone electric storage separators garments tank 61 fibers'.split(
    ' ',
  );

const randomQuery = (next: (below: number) => number): string[] =>
  Array.from({ length: 1 + next(5) }, () => VOCABULARY[next(VOCABULARY.length)] ?? '');

describe('searchWords', () => {
  it('puts the heading before the lines under it', () => {
    expect(codes('telephone sets')[0]).toBe('8517');
    expect(codes('singlets')[0]).toBe('6109');
  });

  it('finds a leaf called Other by its ancestors', () => {
    expect(codes('telephone sets', { only: 'leaves' })).toContain('8517.18');
    expect(codes('women dresses', { only: 'leaves' })).toContain('6204.49');
  });

  it('finds lines by the text of a grouping row, but no grouping row', () => {
    const found = codes('dresses');
    expect(found).toContain('6204.42');
    expect(found).not.toContain(null);
  });

  it('returns at most the requested number', () => {
    expect(
      codes('cotton', { only: 'leaves' }).every((code) => lines.find((line) => line.code === code)?.isLeaf),
    ).toBe(true);
    expect(codes('knitted garments', { only: 'headings' })).toEqual(['6109', '6105']);
    expect(codes('cotton', { limit: 2 })).toHaveLength(2);
  });

  it('finds misspelt and unfinished terms by default', () => {
    expect(codes('lithium battrey')[0]).toBe('8507.60');
    expect(codes('smartph')).toContain('8517.13');
    expect(codes('battrey', { fuzzy: false })).toEqual([]);
  });

  it('finds Vietnamese terms with and without accents', () => {
    expect(codes('áo phông')).toContain('6109.10.10');
    expect(codes('ao phong')).toContain('6109.10.10');
  });

  it('does not find goods by an exclusion', () => {
    expect(codes('swimwear', { fuzzy: false })).not.toContain('6204');
  });

  it('ranks special provisions after the lines for goods', () => {
    const found = codes('lithium batteries');
    expect(found.indexOf('8507.60')).toBeLessThan(found.indexOf('9902'));
  });

  it('finds nothing for unknown terms', () => {
    expect(codes('zzzzqqqq')).toEqual([]);
    expect(codes('')).toEqual([]);
  });

  it('finds by extra text', () => {
    const extended = buildLineIndex(lines, {
      extraText: (line) => (line.code === '8507.10' ? 'bleiakkumulator' : ''),
    });
    const [hit] = searchWords(extended, 'Bleiakkumulator', { limit: 5 });

    expect(lines[hit?.position ?? -1]?.code).toBe('8507.10');
  });

  it('returns falling scores, equal ones by position, each line once', () => {
    const next = numbers(7);
    for (let round = 0; round < 200; round += 1) {
      const hits = searchWords(index, randomQuery(next).join(' '), { limit: 20 });
      expect(new Set(hits.map(({ position }) => position)).size).toBe(hits.length);

      hits.slice(1).forEach((hit, at) => {
        const before = hits[at];
        expect(hit.score).toBeGreaterThan(0);

        const inOrder =
          before !== undefined &&
          (before.score > hit.score || (before.score === hit.score && before.position < hit.position));
        expect(inOrder).toBe(true);
      });
    }
  });

  it('returns the same results from a new index and from a transferred one', () => {
    const built = buildLineIndex(sampleSchedule());
    const posted = structuredClone(built);
    const next = numbers(11);

    for (let round = 0; round < 100; round += 1) {
      const query = randomQuery(next).join(' ');
      const first = searchWords(index, query, { limit: 20 });
      expect(searchWords(built, query, { limit: 20 })).toEqual(first);
      expect(searchWords(posted, query, { limit: 20 })).toEqual(first);
    }
  });

  it('returns the same results for any order of the terms', () => {
    const next = numbers(13);
    for (let round = 0; round < 100; round += 1) {
      const asked = randomQuery(next);
      const first = searchWords(index, asked.join(' '), { limit: 20, fuzzy: false });
      expect(searchWords(index, asked.toReversed().join(' '), { limit: 20, fuzzy: false })).toEqual(first);
      expect(searchWords(index, asked.toSorted().join(' '), { limit: 20, fuzzy: false })).toEqual(first);
    }
  });
});
