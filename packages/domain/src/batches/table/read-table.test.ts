import { describe, expect, it } from '@jest/globals';
import { closingRowCount, readProductTable } from './read-table.ts';

const messageOf = (rows: readonly string[][]): unknown => {
  try {
    return readProductTable(rows);
  } catch (error) {
    return error instanceof Error && 'messageKey' in error ? error.messageKey : error;
  }
};

describe('readProductTable', () => {
  it('numbers rows as the file does: the first row below a top header is 2', () => {
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

  it('finds a header below titles, and does not drop blank rows', () => {
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

  it('joins two header rows if the second continues the first', () => {
    const table = readProductTable([
      ['Item', 'Description of goods', '', 'HS code', '', 'Origin'],
      ['no.', 'English', 'Vietnamese', 'US', 'EU', ''],
      ['A1', 'Cotton shirt', 'Áo thun', '6109100012', '6109100010', 'VN'],
    ]);

    expect(table.columns).toEqual([
      'Item no.',
      'Description of goods English',
      'Description of goods Vietnamese',
      'HS code US',
      'HS code EU',
      'Origin',
    ]);
    expect(table.rows.map(({ rowIndex, cells }) => [rowIndex, cells[1]])).toEqual([[3, 'Cotton shirt']]);
  });

  it('skips header names repeated in another language', () => {
    const table = readProductTable([
      ['SKU', 'Description', 'HS code', 'Remarks (EN)'],
      ['Mã hàng', 'Mô tả', 'Mã HS', ''],
      ['A1', 'Cotton shirt', '6109100012', ''],
    ]);

    expect(table.columns).toEqual(['SKU', 'Description', 'HS code', 'Remarks (EN)']);
    expect(table.rows.map(({ rowIndex }) => rowIndex)).toEqual([3]);
  });

  it.each([
    ['numbers', ['(1)', '(2)', '(3)']],
    ['bare numbers', ['1', '2', '3']],
    ['explanations', ['(required)', '(at most 2000 characters)', '（例：VN）']],
    ['the same names again', ['SKU', 'Description', 'Origin']],
  ])('skips %s below the names', (_what, below) => {
    const table = readProductTable([['SKU', 'Description', 'Origin'], below, ['A1', 'Shirt', 'VN']]);
    expect(table.rows).toEqual([{ rowIndex: 3, cells: ['A1', 'Shirt', 'VN'] }]);
  });

  it('reads a short first product as a product', () => {
    const rows = [
      ['Description', '', 'Origin'],
      ['Shirt', 'blue', 'Vietnam'],
      ['Flask', 'steel', 'China'],
    ];

    expect(readProductTable(rows).rows.map(({ cells }) => cells[0])).toEqual(['Shirt', 'Flask']);
  });

  it('finds a header of one name above rows split by commas', () => {
    const rows = [['Description'], ['Shirt', ' blue', ' L'], ['Flask', ' steel', ' XL']];
    expect(readProductTable(rows)).toMatchObject({
      columns: ['Description', 'Column B', 'Column C'],
      rows: [{ cells: ['Shirt', ' blue', ' L'] }, { cells: ['Flask', ' steel', ' XL'] }],
    });
  });

  it('finds a header whose cells contain long instructions', () => {
    const long = `Description\n${'Say what the product is and what it is made of. '.repeat(5)}`;
    expect(readProductTable([['Our list'], [long, 'Ref.'], ['Shirt', 'x']]).rows).toEqual([
      { rowIndex: 3, cells: ['Shirt', 'x'] },
    ]);
  });

  it('names unnamed columns, and drops empty ones', () => {
    const table = readProductTable([
      ['description', '', '', 'origin', ''],
      ['Shirt', 'x', '', 'VN', ''],
      ['Shoe'],
    ]);

    expect(table.columns).toEqual(['description', 'Column B', 'origin']);
    expect(table.rows[1]?.cells).toEqual(['Shoe', '', '']);
  });

  it('removes characters that cannot be stored from cells', () => {
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
  ])('rejects %s', (_what, rows, key) => {
    expect(messageOf(rows)).toBe(key);
  });
});

const PRODUCT = ['A-1', 'Cotton T-shirt', 'Cotton', '12'];

describe('closingRowCount', () => {
  it.each([
    ['a total', [['', 'Total', '', '1200']], 1],
    ['a total of money', [['', 'TỔNG CỘNG: 1.200.000 đ', '', '']], 1],
    ['a Japanese total', [['', '合計', '', '35']], 1],
    ['a Korean total', [['합계', '', '', '35']], 1],
    ['a signature', [['', 'Người lập biểu', '', '']], 1],
    [
      'a signature with its name below',
      [
        ['', 'Người lập biểu', '', ''],
        ['', 'Nguyễn Văn A', '', ''],
      ],
      2,
    ],
    [
      'a total, a blank row, a date and signatures side by side',
      [
        ['', 'Total', '', '35'],
        ['', '', '', ''],
        ['', 'Ngày 12 tháng 3 năm 2026', '', ''],
        ['Prepared by', '', 'Approved by', ''],
      ],
      4,
    ],
    ['who prepared it', [['Prepared by: J. Smith', '', '', '']], 1],
    ['作成者', [['', '作成者：山田', '', '']], 1],
    ['작성자', [['', '작성자: 김', '', '']], 1],
  ])('counts %s at the end', (_what, closing, count) => {
    expect(closingRowCount([PRODUCT, ...closing], 4)).toBe(count);
  });

  it.each([
    ['Total station, surveying instrument'],
    ['Signature pad, USB'],
    ['Summer dress'],
    ['計量カップ'],
    ['Cộng hưởng từ'],
    ['계산기'],
    ['Nguyễn Văn A'],
  ])('treats %s as a product', (description) => {
    expect(closingRowCount([PRODUCT, ['', description, '', '']], 4)).toBe(0);
  });

  it('ignores a total followed by products', () => {
    expect(closingRowCount([['', 'Total', '', '12'], PRODUCT], 4)).toBe(0);
    expect(closingRowCount([['Total'], ['Cotton T-shirt']], 1)).toBe(0);
  });
});
