import { describe, expect, it } from '@jest/globals';
import { cutRowFault, isBlankRow, missingColumns, readHeader } from './header.ts';

const TITLES = new Map([
  ['code', 'code'],
  ['hs code', 'code'],
  ['description', 'description'],
  ['mô tả', 'description'],
] as const);
const read = (...rows: readonly (readonly string[])[]) => readHeader(rows, TITLES);

describe('readHeader', () => {
  it('is the first row that is not blank', () => {
    expect(read(['', ' '], ['\ufeff'], ['Code', 'Description'])).toEqual({
      rowIndex: 2,
      width: 2,
      columns: { code: 0, description: 1 },
      ignored: [],
    });
  });

  it('ignores case, surrounding blanks and a byte order mark', () => {
    expect(read(['\ufeffCODE', '  description\n'])?.columns).toEqual({ code: 0, description: 1 });
    expect(read(['MÔ TẢ'])?.columns).toEqual({ description: 0 });
  });

  it('ignores how accents are composed', () => {
    expect(read(['Mô tả'.normalize('NFD')])?.columns).toEqual({ description: 0 });
  });

  it('lists unknown titles, except empty ones', () => {
    expect(read(['Code', '', 'Remarks', ' '])?.ignored).toEqual(['Remarks']);
  });

  it('uses the first of two columns for one field and reports the second', () => {
    expect(read(['HS code', 'Code'])).toMatchObject({ columns: { code: 0 }, ignored: ['Code'] });
  });

  it('has no columns without a match, and does not exist without rows', () => {
    expect(read(['a', 'b'])).toMatchObject({ columns: {}, ignored: ['a', 'b'] });
    expect(read()).toBeNull();
    expect(read([], ['', '\t'])).toBeNull();
  });
});

it.each([
  [[], true],
  [['', '  ', '\u00a0'], true],
  [['\ufeff', ''], true],
  [['', '0'], false],
  [['-'], false],
])('isBlankRow %j is blank: %s', (cells, expected) => expect(isBlankRow(cells)).toBe(expected));

describe('cutRowFault', () => {
  it('reports a row that is too short', () => {
    expect(cutRowFault(['a', 'b'], 3, 17)).toEqual({
      code: 'truncated',
      sourceRow: 17,
      params: { cells: 2, expected: 3 },
    });
  });

  it('accepts a row of at least the full width', () => {
    expect([cutRowFault(['a'], 1, 2), cutRowFault(['a', 'b'], 1, 2)]).toEqual([null, null]);
  });
});

it('reports each missing required column by its title', () => {
  const required = [
    ['code', 'HS code'],
    ['description', 'Text'],
  ] as const;

  expect(missingColumns(required, (field) => field === 'code')).toEqual([
    { code: 'missing_column', sourceRow: null, params: { column: 'Text' } },
  ]);
  expect(missingColumns(required, () => true)).toEqual([]);
});
