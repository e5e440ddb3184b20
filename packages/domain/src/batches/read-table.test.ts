import { describe, expect, it } from '@jest/globals';
import { readProductTable } from './read-table.ts';

const messageOf = (rows: readonly string[][]): unknown => {
  try {
    return readProductTable(rows);
  } catch (error) {
    return error instanceof Error && 'messageKey' in error ? error.messageKey : error;
  }
};

describe('readProductTable', () => {
  it('counts rows as the file does: the first below a header on top is 2', () => {
    expect(
      readProductTable([
        ['description', 'x'],
        ['Shirt', '1'],
      ]),
    ).toEqual({
      columns: ['description', 'x'],
      rows: [{ rowIndex: 2, cells: ['Shirt', '1'] }],
    });
  });

  it('finds the header below titles, and keeps blank rows in their place', () => {
    const table = readProductTable([
      ['Product list 2026'],
      ['', ''],
      ['SKU', 'Description'],
      ['', ''],
      ['A1', 'Shirt'],
      ['', ' '],
    ]);
    expect(table.columns).toEqual(['SKU', 'Description']);
    expect(table.rows).toEqual([
      { rowIndex: 4, cells: ['', ''] },
      { rowIndex: 5, cells: ['A1', 'Shirt'] },
    ]);
  });

  it('names columns without a name, and drops empty ones', () => {
    const table = readProductTable([
      ['description', '', '', 'origin', ''],
      ['Shirt', 'x', '', 'VN', ''],
      ['Shoe'],
    ]);
    expect(table.columns).toEqual(['description', 'Column B', 'origin']);
    expect(table.rows[1]?.cells).toEqual(['Shoe', '', '']);
  });

  it('frees cells of what can not be stored', () => {
    const table = readProductTable([['description'], ['a\0b\ud800']]);
    expect(table.rows[0]?.cells).toEqual(['ab\ufffd']);
  });

  it.each([
    ['nothing', [], 'file_no_header'],
    [
      'only numbers',
      [
        ['1', '2'],
        ['3', '4'],
      ],
      'file_no_header',
    ],
    [
      'data without names',
      [
        ['A-1', 'Shirt', '6109.10.00.12'],
        ['A-2', 'Shoe', '6403.99'],
      ],
      'file_no_header',
    ],
    ['only names', [['description', 'origin']], 'file_no_data_row'],
    ['blank rows below the names', [['description'], [''], [' ']], 'file_no_data_row'],
    [
      'two equal names',
      [
        ['description', 'Notes', 'Notes '],
        ['a', 'b', 'c'],
      ],
      'file_equal_columns',
    ],
    [
      'too many columns',
      [Array.from({ length: 300 }, (_, place) => (place === 0 ? 'description' : `c${place}x`)), ['a']],
      'file_too_many_columns',
    ],
  ])('refuses %s', (_what, rows, key) => {
    expect(messageOf(rows)).toBe(key);
  });
});
