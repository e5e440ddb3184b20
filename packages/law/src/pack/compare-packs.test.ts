import { describe, expect, it } from '@jest/globals';
import { testLaw, type TestPack } from '@svc/testkit/measure-pack';
import { codesWithoutLine, comparePacks, periodFindings } from './compare-packs.ts';
import { csvText } from './csv-text.ts';
import { MEASURE_COLUMNS } from './own-rows.ts';

const packOf = (given: TestPack) => ({
  pack: testLaw(given).pack,
  files: new Map([['measures.csv', csvText(MEASURE_COLUMNS, given.measures ?? [])]]),
});

describe('the changes between two packs', () => {
  const before = packOf({
    measures: [
      { id: 'a', rate: '10%', note: 'old' },
      { id: 'b', rate: '5%' },
      { id: 'c', rate: '7%' },
    ],
    conditions: { medical: 'true' },
    lists: { same: [['0101']], steel: [['7208 7209'], ['7210', 'medical']], gone: [['8501']] },
  });
  const after = packOf({
    measures: [
      { id: 'a', rate: '25%', note: '' },
      { id: 'c', rate: '7%' },
      { id: 'd', rate: '1%' },
    ],
    conditions: { medical: 'true' },
    lists: { same: [['0101']], steel: [['7208'], ['7210']], made: [['8502']] },
  });

  it('are the measures that come, go, or have other cells, and the codes of lists', () => {
    expect(comparePacks(before, after)).toEqual({
      added: ['d'],
      removed: ['b'],
      changed: [{ id: 'a', cells: { rate: ['10%', '25%'], note: ['old', ''] } }],
      lists: [
        { list: 'gone', added: [], removed: ['8501'] },
        { list: 'made', added: ['8502'], removed: [] },
        { list: 'steel', added: ['7210'], removed: ['7209', '7210 (medical)'] },
      ],
    });
  });

  it('are none between a pack and itself', () => {
    expect(comparePacks(before, before)).toEqual({ added: [], removed: [], changed: [], lists: [] });
  });
});

describe('the periods of a measure', () => {
  const found = (first: readonly [string, string], second: readonly [string, string], other = 'm/2') =>
    periodFindings(
      testLaw({
        measures: [
          { id: 'm/1', from: first[0], to: first[1] },
          { id: other, from: second[0], to: second[1] },
        ],
      }).pack,
    );

  it.each([
    ['follow each other', '2025-12-31', []],
    ['leave a gap', '2025-12-29', [{ id: 'm/2', kind: 'gap', from: '2025-12-30', to: '2025-12-31' }]],
    [
      'overlap by a day',
      '2026-01-01',
      [{ id: 'm/2', kind: 'overlap', from: '2026-01-01', to: '2026-01-01' }],
    ],
    ['overlap without an end', '', [{ id: 'm/2', kind: 'overlap', from: '2026-01-01', to: '' }]],
  ])('%s if the first ends on %j', (_what, to, findings) => {
    expect(found(['2025-01-01', to], ['2026-01-01', ''])).toEqual(findings);
    expect(found(['2025-01-01', to], ['2026-01-01', ''], 'other')).toEqual([]);
  });
});

describe('the codes without a line', () => {
  const without = (...lines: readonly string[]) =>
    codesWithoutLine(
      testLaw({
        measures: [
          { id: 'a', goods: '7208 8501102010' },
          { id: 'b', goods: '9999', to: '2024-12-31' },
        ],
        lists: { steel: [['7210 72119000']] },
      }).pack,
      lines,
    );

  it('are those of open measures and lists that no line begins with', () => {
    expect(without('7208100000')).toEqual(['7210', '72119000', '8501102010']);
    expect(without('7208100000', '7210110000', '7211900010', '8501102010')).toEqual([]);
  });

  it('do not include a code that is finer than an undivided line', () => {
    expect(without('72081000', '72101100', '72119000', '85011020')).toEqual([]);
    expect(without('72081000', '72101100', '72119000', '8501102000')).toEqual(['8501102010']);
  });
});
