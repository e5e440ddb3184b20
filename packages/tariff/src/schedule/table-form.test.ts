import { describe, expect, it } from '@jest/globals';
import { textOrNull } from './plain-text.ts';
import { findHeader, openTable, type TableForm } from './table-form.ts';

type Field = 'code' | 'text' | 'rate';

const column = (required: boolean, ...titles: string[]) => ({ titles, required, read: textOrNull });
const FORM: TableForm<Field> = {
  fields: ['code', 'text', 'rate'],
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
  it('finds the header below titles of the document, but not below many', () => {
    const above = (count: number) => Array.from({ length: count }, () => ['Tariff']);

    expect(findHeader([...above(10), HEADER], FORM)?.rowIndex).toBe(10);
    expect(findHeader([...above(11), HEADER], FORM)).toBeNull();
  });

  it('needs as many titles as make the form', () => {
    expect(findHeader([['Code', 'Remarks']], FORM)).toBeNull();
    expect(findHeader([['hs', 'TEXT']], FORM)?.columns).toEqual({ code: 0, text: 1 });
  });

  it('does not count one field twice', () => {
    expect(findHeader([['Code', 'HS']], FORM)).toBeNull();
  });

  it('finds none in an empty table', () => expect(findHeader([], FORM)).toBeNull());
});

describe('openTable', () => {
  it('gives rows with their numbers in the source, blank ones left out', () => {
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

  it('reads cells by their titles, in any order', () => {
    const [row] = opened(['Rate', 'Text', 'HS'], ['5', 'Horses', '0101']).rows;

    expect([row?.text('code'), row?.text('text'), row?.text('rate')]).toEqual(['0101', 'Horses', '5']);
  });

  it('has no text for a column that is not there', () => {
    expect(opened(['Code', 'Text'], ['0101', 'Horses']).rows[0]?.text('rate')).toBeNull();
  });

  it('faults a row that ends before the last field, and takes one that ends after it', () => {
    const { rows, faults } = opened(HEADER, ['0101', 'Horses'], ['0102']);

    expect(rows.map(({ sourceRow }) => sourceRow)).toEqual([2]);
    expect(faults).toEqual([{ code: 'truncated', sourceRow: 3, params: { cells: 1, expected: 2 } }]);
  });

  it('names columns that it does not know, without those that say nothing more', () => {
    expect(opened([...HEADER, 'Changed on', 'Remarks'], []).ignoredColumns).toEqual(['Remarks']);
  });

  it('rejects a table of another form, and one without a required column', () => {
    expect(openTable([['a', 'b']], FORM)).toMatchObject({ refused: [{ code: 'unknown_format' }] });
    expect(openTable([['Code', 'Rate']], FORM)).toEqual({
      refused: [{ code: 'missing_column', sourceRow: null, params: { column: 'Text' } }],
    });
  });
});
