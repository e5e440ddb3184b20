import { describe, expect, it } from '@jest/globals';
import { csvText } from './csv-text.ts';
import {
  completeCells,
  faultyCell,
  MEASURE_COLUMNS,
  rowsOf,
  withMeasures,
  type MeasureCells,
} from './own-rows.ts';

describe('the cells of a new measure', () => {
  it('are completed without changing what is given', () => {
    expect(completeCells({ id: 'own-1', title: '  A  new \n duty ' })).toEqual({
      id: 'own-1',
      title: 'A new duty',
      kind: 'duty',
      program: 'own-1',
      status: 'in_force',
    });
    expect(completeCells({ rate: 'prohibited' })).toMatchObject({ kind: 'prohibition', program: '' });
    const given = { id: 'a', kind: 'base', program: 'p', status: 'announced', rate: 'prohibited' };
    expect(completeCells(given)).toEqual(given);
  });

  it('are named by a fault in the table of measures or of conditions', () => {
    const fault = { file: 'measures.csv', row: 2, column: 'rate', code: 'not_a_rate', value: 'x' } as const;
    expect(faultyCell(fault)).toBe('rate');
    expect(faultyCell({ ...fault, column: null })).toBeNull();
    expect(faultyCell({ ...fault, file: 'conditions.csv' })).toBe('needs');
  });
});

describe('a pack with measures of its own', () => {
  const files = new Map([
    ['pack.json', '{"id":"published","market":"US"}'],
    [
      'measures.csv',
      csvText(MEASURE_COLUMNS, [
        { id: 'a', program: 'p', rate: '1%' },
        { id: 'c', program: 'p', rate: '3%' },
      ]),
    ],
    ['conditions.csv', 'key,input,means,title_en\nmedical,medical,true,Medical?\n'],
    ['groups.csv', 'group,origins\n'],
  ]);
  const made = (...rows: readonly MeasureCells[]) => withMeasures(files, rows, 'derived');

  it('has its own id, the new rows in order, and every other file', () => {
    const pack = made({ id: 'b', program: 'p', rate: '2%' }, { id: 'c', program: 'p', rate: '4%' });
    expect(JSON.parse(pack.get('pack.json') ?? '')).toEqual({ id: 'derived', market: 'US' });
    expect(rowsOf(pack.get('measures.csv') ?? '').map(({ id, rate }) => [id, rate])).toEqual([
      ['a', '1%'],
      ['b', '2%'],
      ['c', '4%'],
    ]);
    for (const name of ['conditions.csv', 'groups.csv']) expect(pack.get(name)).toBe(files.get(name));
  });

  it('asks the question of a measure about the condition that the pack lacks', () => {
    const pack = made({ id: 'b', program: 'p', needs: 'medical for_school', question: 'For schools?' });
    const conditions = rowsOf(pack.get('conditions.csv') ?? '');
    expect(conditions).toMatchObject([
      { key: 'medical', title_en: 'Medical?' },
      { key: 'for_school', input: 'for_school', means: 'true', title_en: 'For schools?' },
    ]);
  });

  it('adds no condition for a question about known ones', () => {
    const pack = made({ id: 'b', program: 'p', needs: 'medical', question: 'For doctors?' });
    expect(rowsOf(pack.get('conditions.csv') ?? '')).toMatchObject([
      { key: 'medical', title_en: 'Medical?' },
    ]);
  });
});
