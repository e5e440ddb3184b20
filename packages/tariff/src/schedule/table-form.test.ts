import { describe, expect, it } from '@jest/globals';
import { textOrNull } from './plain-text.ts';
import { findHeader, openTable, type TableForm } from './table-form.ts';

type Field = 'code' | 'text' | 'rate';

const column = (required: boolean, ...titles: string[]) => ({ titles, required, read: textOrNull });
const FORM: TableForm<Field> = {
  columns: { code: column(true, 'Code', 'HS'), text: column(true, 'Text'), rate: column(false, 'Rate') },
  titlesToRecognise: 2,
  redundantTitles: ['Changed on'],
  lastField: 'text',
};
const HEADER = ['Code', 'Text', 'Rate'];

function opened(...rows: readonly (readonly string[])[]) {
  const table = openTable(rows, FORM);
  if ('refused' in table) throw new Error(`refused: ${JSON.stringify(table.refused)}`);
  return table;
}

describe('findHeader', () => {
  it('finds the header below document titles, but not below many', () => {
    const above = (count: number) => Array.from({ length: count }, () => ['Tariff']);

    expect(findHeader([...above(10), HEADER], FORM)?.rowIndex).toBe(10);
    expect(findHeader([...above(11), HEADER], FORM)).toBeNull();
  });

  it('requires as many titles as the format has', () => {
    expect(findHeader([['Code', 'Remarks']], FORM)).toBeNull();
    expect(findHeader([['hs', 'TEXT']], FORM)?.columns).toEqual({ code: 0, text: 1 });
  });

  it('does not count one field twice', () => {
    expect(findHeader([['Code', 'HS']], FORM)).toBeNull();
  });

  it('finds none in an empty table', () => expect(findHeader([], FORM)).toBeNull());
});

describe('openTable', () => {
  it('returns rows with their source numbers, without blank ones', () => {
    const { rows } = opened(
      ['Tariff'],
      HEADER,
      ['0101', 'Horses', '5'],
      ['', '', ''],
      ['0102', 'Cattle', ''],
    );

    expect(rows.map(({ sourceRow, text }) => [sourceRow, text('code'), text('rate')])).toEqual([
      [3, '0101', '5'],
      [5, '0102', null],
    ]);
  });

  it('reads cells by title, in any order', () => {
    const [row] = opened(['Rate', 'Text', 'HS'], ['5', 'Horses', '0101']).rows;

    expect([row?.text('code'), row?.text('text'), row?.text('rate')]).toEqual(['0101', 'Horses', '5']);
  });

  it('has no text for a missing column', () => {
    expect(opened(['Code', 'Text'], ['0101', 'Horses']).rows[0]?.text('rate')).toBeNull();
  });

  it('reports a row that ends before the last field, and accepts a longer one', () => {
    const { rows, faults } = opened(HEADER, ['0101', 'Horses'], ['0102']);

    expect(rows.map(({ sourceRow }) => sourceRow)).toEqual([2]);
    expect(faults).toEqual([{ code: 'truncated', sourceRow: 3, params: { cells: 1, expected: 2 } }]);
  });

  it('lists unknown columns, except redundant ones', () => {
    expect(opened([...HEADER, 'Changed on', 'Remarks'], []).ignoredColumns).toEqual(['Remarks']);
  });

  it('rejects a table in another format, and one without a required column', () => {
    expect(openTable([['a', 'b']], FORM)).toMatchObject({ refused: [{ code: 'unknown_format' }] });
    expect(openTable([['Code', 'Rate']], FORM)).toEqual({
      refused: [{ code: 'missing_column', sourceRow: null, params: { column: 'Text' } }],
    });
  });
});
