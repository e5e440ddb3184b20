import { describe, expect, it } from '@jest/globals';
import { sampleSchedule } from '../../../test/sample-schedule.ts';
import { buildLineIndex, LINE_KIND } from './line-index.ts';
import { findTerm, termAt, termCount } from './term-table.ts';

const lines = sampleSchedule();
const index = buildLineIndex(lines);
const at = (code: string | null): number => lines.findIndex((line) => line.code === code);
const documentsOf = (word: string) => {
  const term = findTerm(index.terms, word);
  const { starts, documents } = index.byLine;
  return [...documents.subarray(starts[term], starts[term + 1])].map((position) => lines[position]?.code);
};

describe('buildLineIndex', () => {
  it('marks the kind of each line', () => {
    const { CODED, LEAF, HEADING, SPECIAL } = LINE_KIND;
    const kinds = ['61', '6109', '6109.10', '6109.10.90', null, '9902'].map((code) => index.kinds[at(code)]);

    expect(kinds).toEqual([CODED, CODED | HEADING, CODED, CODED | LEAF, 0, CODED | LEAF | HEADING | SPECIAL]);
  });

  it('stores six digits of each code, padded with zeros', () => {
    const digits = ['61', '6109', '6109.10', '6109.10.90', null].map((code) => [
      index.subheadings[at(code)],
      index.digitCounts[at(code)],
    ]);

    expect(digits).toEqual([
      [610_000, 2],
      [610_900, 4],
      [610_910, 6],
      [610_910, 8],
      [0, 0],
    ]);
  });

  it('finds a term in its lines and their descendants, but in no grouping row', () => {
    expect(documentsOf('singlet')).toEqual(['6109', '6109.10', '6109.10.10', '6109.10.90']);
    expect(documentsOf('dress')).toEqual(['6204', '6204.42', '6204.49']);
  });

  it('weighs a rare term above a common one', () => {
    const idf = (word: string) => index.idf[findTerm(index.terms, word)] ?? 0;

    expect(idf('singlet')).toBeGreaterThan(idf('knit'));
    expect(Math.min(...index.idf)).toBeGreaterThan(0);
  });

  it('has scores between 0 and 1', () => {
    const impacts = [...index.byLine.impacts, ...index.byGroup.impacts];

    expect(impacts.every((impact) => impact > 0 && impact < 1)).toBe(true);
  });

  it('has its terms sorted, with a mask and a length for each', () => {
    const terms = Array.from({ length: termCount(index.terms) }, (_, term) => termAt(index.terms, term));

    expect(terms).toEqual(terms.toSorted((left, right) => (left < right ? -1 : 1)));
    expect([...index.termLengths]).toEqual(terms.map(({ length }) => length));
    expect(index.termMasks).toHaveLength(terms.length);
  });

  it('can be empty', () => {
    expect(buildLineIndex([])).toMatchObject({ lineCount: 0, groupCount: 0 });
  });
});
