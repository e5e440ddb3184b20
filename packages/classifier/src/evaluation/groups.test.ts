import { describe, expect, it } from '@jest/globals';
import type { EvaluationCase } from './case.ts';
import type { EvaluatedCase } from './evaluate.ts';
import { groupFigures, type Grouping } from './groups.ts';

type Row = readonly [id: string, description: string, code: string, first: string | null];

const caseOf = ([id, description, digits]: Row): EvaluationCase => ({
  id,
  digits,
  input: { description, market: 'US' },
});
const outcomeOf = ([id, , code, first]: Row): EvaluatedCase => ({
  id,
  code,
  status: 'needs_review',
  confidence: 0.5,
  ranked: first === null ? [] : [{ code: first, confidence: 0.5 }],
  ms: 1,
});
const grouped = (by: Grouping, ...rows: readonly Row[]) =>
  groupFigures(by, rows.map(caseOf), rows.map(outcomeOf));

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('groupFigures', () => {
  it.each([
    [1, '1-3 words'],
    [3, '1-3 words'],
    [4, '4-8 words'],
    [8, '4-8 words'],
    [9, '9-20 words'],
    [20, '9-20 words'],
    [21, '21 words and more'],
    [400, '21 words and more'],
  ])('groups a description with %i terms under %j', (count, name) =>
    expect(Object.keys(grouped('length', ['a', words(count), '610910', null]))).toEqual([name]),
  );

  it('ignores surrounding and double blanks', () => {
    expect(Object.keys(grouped('length', ['a', '  cotton \n\t shirt  ', '610910', null]))).toEqual([
      '1-3 words',
    ]);
  });

  it('distinguishes sources by the letters before the number', () => {
    const found = grouped(
      'source',
      ['cross-N361710', 'a', '610910', null],
      ['cross-N2', 'b', '610910', null],
      ['vnr-3874/TB', 'c', '610910', null],
    );
    expect(Object.entries(found).map(([name, { n }]) => [name, n])).toEqual([
      ['cross', 2],
      ['vnr', 1],
    ]);
  });

  it('returns shares correct at four and six digits with their intervals', () => {
    const found = grouped(
      'chapter',
      ['a', 'shirt', '6109100012', '6109.10.00.40'],
      ['b', 'shirt', '6109100012', '6109.90.10.07'],
      ['c', 'shirt', '6109100012', '6205.20.20.26'],
      ['d', 'shirt', '6109100012', null],
    );
    expect(found['61']).toMatchObject({ n: 4, '4': { share: 0.5 }, '6': { share: 0.25 } });
    expect(found['61']?.['6'].high).toBeGreaterThan(0.25);
  });

  it('counts a four-digit label among the cases but never as correct at six', () => {
    const found = grouped('chapter', ['a', 'shirt', '6109', '6109.10.00.12']);
    expect(found['61']).toMatchObject({ n: 1, '4': { share: 1 }, '6': { share: 0 } });
  });

  it('groups by the language of the description', () => {
    const found = grouped(
      'language',
      ['a', 'cotton shirt', '610910', null],
      ['b', '綿製のシャツ', '610910', null],
      ['c', '면 셔츠', '610910', null],
      ['d', 'áo sơ mi nam', '610910', null],
    );
    expect(Object.keys(found)).toEqual(['en', 'ja', 'ko', 'vi']);
  });

  it('omits cases that were not evaluated', () => {
    const rows: readonly Row[] = [
      ['a', 'shirt', '610910', '610910'],
      ['b', 'shirt', '610910', '610910'],
    ];
    expect(groupFigures('chapter', rows.map(caseOf), rows.slice(0, 1).map(outcomeOf))).toMatchObject({
      '61': { n: 1 },
    });
    expect(grouped('chapter')).toEqual({});
  });
});
