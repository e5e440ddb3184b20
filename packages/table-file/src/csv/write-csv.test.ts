import { describe, expect, it } from '@jest/globals';
import { readCsv } from './read-csv.ts';
import { CSV_BYTE_ORDER_MARK, csvLine } from './write-csv.ts';

describe('csvLine', () => {
  it('quotes by RFC 4180 and ends with CR LF', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', null, undefined, 5, true])).toBe(
      'plain,"a,b","say ""hi""","two\nlines",,,5,true\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', ' =1', '\u00a0=1', '\u200b=1', '\ufeff@x'])(
    'neutralizes %j',
    (cell) => {
      const line = csvLine(['first', cell]);
      expect(line).toMatch(/^first,"?'[^']/);
      // Reading takes the apostrophe away again.
      expect(readCsv(Buffer.from(line)).rows[0]?.[1]).toBe(cell);
    },
  );

  // With another delimiter a quotation mark in the middle of a line opens nothing.
  it.each([
    ["x;=cmd|'/C calc'!A0;y", /;=/],
    ['x;"=1+1"', /;"*=/],
    ['first\n-second\r\n+third', /[\r\n][-+]/],
    ['a\t@SUM(A1)', /\t@/],
    ['a|＝1', /\|＝/],
    ['=1;=2', /;=/],
  ])('also neutralizes %j within the cell', (cell, armed) => {
    const line = csvLine(['first', cell]);
    expect(line).not.toMatch(armed);
    expect(readCsv(Buffer.from(line), { delimiter: ',' }).rows[0]?.[1]).toBe(cell);
  });

  it('leaves numbers and harmless text unchanged', () => {
    expect(csvLine([-5, 'a=b', '5 + 5'])).toBe('-5,a=b,5 + 5\r\n');
  });
});

it('is read back as it was written, with a byte order mark', () => {
  const rows = [
    ['mã', 'mô tả'],
    ['6109.10.00', 'áo "thun"; nam, nữ\nmới'],
  ];
  const file = CSV_BYTE_ORDER_MARK + rows.map(csvLine).join('');
  expect(readCsv(Buffer.from(file)).rows).toEqual(rows);
});
