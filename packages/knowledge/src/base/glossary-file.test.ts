import { describe, expect, it } from '@jest/globals';
import { glossaryTerms, readGlossaryFile } from './glossary-file.ts';

const ROWS = readGlossaryFile(
  'wrench; spanner\tcờ lê\tレンチ; スパナ\t렌치; 스패너\n\nsteel\tthép\t鋼; 鉄鋼\t강; 철강\nspanner\tcờ lê\tスパナ\t스패너\n',
);

describe('a glossary file', () => {
  it('has one concept per line, with synonyms', () => {
    expect(ROWS.map(({ line, english }) => [line, english])).toEqual([
      [1, ['wrench', 'spanner']],
      [3, ['steel']],
      [4, ['spanner']],
    ]);
    expect(ROWS[0]?.terms).toEqual({ vi: ['cờ lê'], ja: ['レンチ', 'スパナ'], ko: ['렌치', '스패너'] });
  });

  it('has no empty synonyms', () => {
    expect(readGlossaryFile('nut; ;\tđai ốc;\t\t')[0]).toMatchObject({
      english: ['nut'],
      terms: { vi: ['đai ốc'], ja: [], ko: [] },
    });
  });

  it('uses the English of the first row for each term', () => {
    const terms = new Map(glossaryTerms(ROWS).map(({ term, english }) => [term, english]));
    expect(terms.get('스패너')).toBe('wrench');
    expect(terms.get('thép')).toBe('steel');
    expect(terms.size).toBe(10);
  });
});
