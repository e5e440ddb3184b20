import { describe, expect, it } from '@jest/globals';
import type { CellObject, WorkBook } from 'xlsx';
import { fillMerged, sheetTable } from './sheet-table.ts';

const area = (fromRow: number, fromColumn: number, toRow: number, toColumn = fromColumn) => ({
  s: { r: fromRow, c: fromColumn },
  e: { r: toRow, c: toColumn },
});

describe('fillMerged', () => {
  it('repeats text only in non-empty rows', () => {
    const rows = [['a', 'VN'], ['b'], [], ['c', '']];
    fillMerged(rows, [area(0, 1, 1000)]);
    expect(rows).toEqual([['a', 'VN'], ['b', 'VN'], [], ['c', 'VN']]);
  });

  it('repeats text only in its first column', () => {
    const rows = [
      ['Title', '', ''],
      ['', 'x', ''],
    ];
    fillMerged(rows, [area(0, 0, 1, 2)]);

    expect(rows).toEqual([
      ['Title', '', ''],
      ['Title', 'x', ''],
    ]);
  });

  it('overwrites nothing', () => {
    const rows = [['a'], ['b']];
    fillMerged(rows, [area(0, 0, 1)]);
    expect(rows).toEqual([['a'], ['b']]);
  });

  it('handles overlapping areas', () => {
    const rows = Array.from({ length: 20_000 }, () => ['x', '']);
    rows[0] = ['x', 'y'];

    const areas = Array.from({ length: 20_000 }, () => area(0, 1, 1_048_575));
    fillMerged(rows, areas);

    expect(rows.at(-1)).toEqual(['x', 'y']);
  });
});

type Row = readonly (CellObject | undefined)[] | undefined;

function workbook(
  rows: readonly Row[],
  date1904 = false,
  merges: WorkBook['Sheets'][string]['!merges'] = [],
) {
  const sheet = { '!data': rows, '!merges': merges };
  return {
    SheetNames: ['S'],
    Sheets: { S: sheet },
    Workbook: { WBProps: { date1904 } },
  } as unknown as WorkBook;
}

const words = (...texts: readonly string[]): CellObject[] => texts.map((v) => ({ t: 's', v }));
const number = (v: number, z?: string, w?: string): CellObject => ({
  t: 'n',
  v,
  ...(z === undefined ? {} : { z }),
  ...(w === undefined ? {} : { w }),
});
const rowsOf = (rows: readonly Row[]) => sheetTable(workbook(rows), 'S', {})?.rows;
const textOf = (cell: CellObject, date1904 = false) =>
  sheetTable(workbook([[cell]], date1904), 'S', {})?.rows[0]?.[0];

describe('a date in a sheet', () => {
  // Day numbers of spreadsheets: 25,569 is 1 January 1970.
  it.each([
    ['the first after the leap day that 1900 did not have', 61, '1900-03-01'],
    ['the beginning of computers', 25_569, '1970-01-01'],
    ['a leap day', 45_351, '2024-02-29'],
    ['the end of a year', 46_387, '2026-12-31'],
    ['the beginning of a year', 46_388, '2027-01-01'],
    ['with a time of day', 46_388.75, '2027-01-01T18:00:00'],
    ['a second before midnight', 46_388 - 1 / 86_400, '2026-12-31T23:59:59'],
  ])('is %s', (_which, value, text) => expect(textOf(number(value, 'dd/mm/yyyy hh:mm'))).toBe(text));

  it.each(['dd/mm/yyyy', 'm/d/yy', 'yyyy"年"m"月"d"日"', '[$-409]d-mmm-yy;@', '[$-F800]dddd, mmmm dd, yyyy'])(
    'is formatted alike, whatever the format %s shows',
    (format) => expect(textOf(number(45_351, format))).toBe('2024-02-29'),
  );

  it('is 1,462 days later if days are counted from 1904', () => {
    expect(textOf(number(45_351 - 1462, 'yyyy-mm-dd'), true)).toBe('2024-02-29');
  });

  it('is absent below one, which is a time', () => expect(textOf(number(0.25, 'hh:mm:ss'))).toBe('06:00:00'));

  it('is absent below zero: the number is preserved', () =>
    expect(textOf(number(-5, 'yyyy-mm-dd'))).toBe('-5'));
});

it.each([
  ['7 %, whose hundredfold is not quite 7', number(0.07, '0%', '7%'), '7%'],
  ['a fraction, which is no run of digits', number(0.5, '# ?/?', ' 1/2'), '0.5'],
  ['a debt shown in brackets', number(-5, '0;(0)', '(5)'), '-5'],
  ['a zero shown as a dash', number(0, '0;-0;"-"', '-'), '0'],
  ['a rounded one', number(16.46, '0.0', '16.5'), '16.46'],
  ['one beside the digits of its unit', number(5, '"No. 2 "0', 'No. 2 5'), '5'],
  ['one with an exponent', number(8_471_300_100, 'General', '8.4713E+09'), '8471300100'],
  ['one of a sum of binary parts', number(0.1 + 0.2, 'General', '0.3'), '0.30000000000000004'],
  ['a leading zero of ten places', number(106_190_010, '0000000000', '0106190010'), '0106190010'],
  ['a leading zero in a language', number(106_190_010, '[$-409]0000000000', '$0106190010'), '0106190010'],
])('a number in a sheet is exact: %s', (_what, cell, text) => expect(textOf(cell)).toBe(text));

describe('the rows of a sheet', () => {
  it('are empty for a missing or blank sheet', () => {
    expect(sheetTable(workbook([words('a')]), 'T', {})).toBeNull();
    expect(rowsOf([])).toBeUndefined();
    expect(rowsOf([undefined, [], words('', ' ', '\u00a0')])).toBeUndefined();
  });

  it('keep the position of blank rows and omitted cells', () => {
    const gap: Row = [undefined, undefined, ...words('c')];
    expect(rowsOf([undefined, words('a', 'b'), [], gap, undefined, words(' ')])).toEqual([
      ['', '', ''],
      ['a', 'b', ''],
      ['', '', ''],
      ['', '', 'c'],
    ]);
  });

  it('are not all widened by one cell far to the right', () => {
    const far = Array.from({ length: 1000 }, (_, place) => (place === 999 ? words('x')[0] : undefined));
    const widths = rowsOf([words('a'), far, words('b')])?.map((row) => row.length);
    expect(widths).toEqual([256, 1000, 256]);
  });

  it('are rejected with far more cells than any real table', () => {
    const vast: CellObject[] = [];
    vast.length = 25_000_001;
    expect(() => rowsOf([vast])).toThrow(expect.objectContaining({ code: 'archive_inflates' }));
  });

  it('repeat the text of a merged cell on request', () => {
    const merged = [{ s: { r: 0, c: 0 }, e: { r: 1, c: 0 } }];
    const book = workbook([words('VN', 'shirt'), [undefined, ...words('hat')]], false, merged);
    expect(sheetTable(book, 'S', {})?.rows[1]).toEqual(['', 'hat']);
    expect(sheetTable(book, 'S', { repeatsMerged: true })).toMatchObject({
      rows: [
        ['VN', 'shirt'],
        ['VN', 'hat'],
      ],
    });
  });
});

describe('the text of a sheet', () => {
  it('is composed, while full-width digits are preserved', () => {
    expect(rowsOf([words('Cafe\u0301', '６１０９')])).toEqual([['Caf\u00e9', '６１０９']]);
  });

  it('is truncated per cell, and rejected if all cells together have too much', () => {
    const book = workbook([words('abcd', 'ef'), words('ghij')]);
    expect(sheetTable(book, 'S', { maxCellChars: 3 })?.rows).toEqual([
      ['abc', 'ef'],
      ['ghi', ''],
    ]);
    expect(sheetTable(book, 'S', { maxChars: 10 })).not.toBeNull();
    expect(() => sheetTable(book, 'S', { maxChars: 9 })).toThrow(
      expect.objectContaining({ code: 'archive_inflates' }),
    );
  });
});
