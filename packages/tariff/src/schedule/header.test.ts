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
  it('takes the first row that is not blank', () => {
    expect(read(['', ' '], ['\ufeff'], ['Code', 'Description'])).toEqual({
      rowIndex: 2,
      width: 2,
      columns: { code: 0, description: 1 },
      ignored: [],
    });
  });

  it('compares without regard to case, blanks at the ends and the mark of byte order', () => {
    expect(read(['\ufeffCODE', '  description\n'])?.columns).toEqual({ code: 0, description: 1 });
    expect(read(['MÔ TẢ'])?.columns).toEqual({ description: 0 });
  });

  it('compares without regard to how accents are composed', () => {
    expect(read(['Mô tả'.normalize('NFD')])?.columns).toEqual({ description: 0 });
  });

  it('names titles that no field claims, empty ones left out', () => {
    expect(read(['Code', '', 'Remarks', ' '])?.ignored).toEqual(['Remarks']);
  });

  it('takes the first of two columns for one field and names the second', () => {
    expect(read(['HS code', 'Code'])).toMatchObject({ columns: { code: 0 }, ignored: ['Code'] });
  });

  it('has no columns where nothing fits, and is none without a row', () => {
    expect(read(['a', 'b'])).toMatchObject({ columns: {}, ignored: ['a', 'b'] });
    expect(read()).toBeNull();
    expect(read([], ['', '\t'])).toBeNull();
  });
});

describe('isBlankRow', () => {
  it.each([
    [[], true],
    [['', '  ', '\u00a0'], true],
    [['\ufeff', ''], true],
    [['', '0'], false],
    [['-'], false],
  ])('%j is blank: %s', (cells, expected) => expect(isBlankRow(cells)).toBe(expected));
});

describe('cutRowFault', () => {
  it('is of a row that is shorter than it must be', () => {
    expect(cutRowFault(['a', 'b'], 3, 17)).toEqual({
      code: 'truncated',
      sourceRow: 17,
      params: { cells: 2, expected: 3 },
    });
  });

  it('is none of a row of the width or wider', () => {
    expect([cutRowFault(['a'], 1, 2), cutRowFault(['a', 'b'], 1, 2)]).toEqual([null, null]);
  });
});

it('misses each required column by its title', () => {
  const required = [
    ['code', 'HS code'],
    ['description', 'Text'],
  ] as const;

  expect(missingColumns(required, (field) => field === 'code')).toEqual([
    { code: 'missing_column', sourceRow: null, params: { column: 'Text' } },
  ]);
  expect(missingColumns(required, () => true)).toEqual([]);
});
