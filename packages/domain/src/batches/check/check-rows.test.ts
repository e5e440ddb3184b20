import { describe, expect, it } from '@jest/globals';
import { createRowChecker, PRECHECK_ISSUES_MAX, type RowCheckKnowledge } from './check-rows.ts';
import { EMPTY_MAPPING, type SuggestedMapping } from '../column-mapping.ts';

const knowledge: RowCheckKnowledge = {
  readCountry: (text) => (/^(vn|viet nam)$/i.test(text) ? 'VN' : null),
  examples: [{ description: 'Sample shirt', material: 'Cotton', origin: 'VN' }],
};
const COLUMNS = ['description', 'material', 'origin', 'sku', 'code'];
const MAPPING: SuggestedMapping = {
  ...EMPTY_MAPPING,
  description: 'description',
  material: 'material',
  origin: 'origin',
  sku: 'sku',
  existing_code: 'code',
};

function check(rows: readonly string[][], mapping = MAPPING, skipped: readonly number[] = []) {
  const checker = createRowChecker(COLUMNS, mapping, knowledge);
  rows.forEach((cells, place) =>
    checker.add({ rowIndex: place + 2, cells, isSkipped: skipped.includes(place + 2) }),
  );

  return checker.finish();
}

const codes = (result: ReturnType<typeof check>) =>
  result.rows.map(({ status, issues }) => [status, ...issues.map(({ code }) => code)]);

describe('createRowChecker', () => {
  it('compares products by their fields, ignoring case, width, blanks and country spelling', () => {
    const result = check([
      ['Shirt  red', 'Cotton', 'VN', 'A', ''],
      ['ＳＨＩＲＴ red', ' cotton', 'Viet Nam', 'B', ''],
      ['Shirt red', 'Linen', 'VN', 'C', ''],
    ]);

    expect(codes(result)).toEqual([['pending'], ['duplicate', 'duplicate'], ['pending']]);
    expect(result.rows[1]?.duplicateOf).toBe(2);
  });

  it('ignores unmapped columns', () => {
    const rows = [
      ['Shirt', 'Cotton', '', '', ''],
      ['Shirt', 'Linen', '', '', ''],
    ];
    expect(check(rows, { ...EMPTY_MAPPING, description: 'description' }).precheck.duplicates).toBe(1);
  });

  it('compares with the first row used', () => {
    const result = check(
      [
        ['Shirt', '', '', 'A', ''],
        ['Shirt', '', '', 'B', ''],
        ['Shirt', '', '', 'C', ''],
      ],
      MAPPING,
      [2],
    );

    expect(result.rows.map(({ duplicateOf }) => duplicateOf)).toEqual([null, null, 3]);
  });

  it('recognizes the template’s example rows by the columns present', () => {
    const example = ['sample SHIRT', 'Cotton', 'VN', 'mine', ''];
    expect(codes(check([example]))).toEqual([['skipped', 'example_row']]);
    expect(codes(check([['Sample shirt', 'Wool', 'VN', 'x', '']]))).toEqual([['pending']]);
  });

  it('counts characters, not code units', () => {
    expect(codes(check([['😀'.repeat(2000), '', '', 'x', '']]))).toEqual([['pending']]);

    const long = check([['😀'.repeat(2001), 'y'.repeat(501), '', 'x', '']]);
    expect(codes(long)).toEqual([['error', 'too_long', 'too_long']]);
    expect(long.rows[0]?.issues[0]).toMatchObject({
      field: 'description',
      params: { length: 2001, limit: 2000 },
    });
  });

  it('warns about unusable values, and uses the row', () => {
    const result = check([
      ['Shirt', '', 'Mordor', '', 'none'],
      ['', '', '', '', ''],
    ]);
    expect(codes(result)).toEqual([
      ['pending', 'unknown_origin', 'bad_existing_code', 'missing_sku'],
      ['skipped', 'empty_description'],
    ]);
    expect(result.precheck).toMatchObject({ total: 2, valid: 1, empty: 1, warnings: 1, invalid: 0 });
  });

  it.each([
    ['??100% ??? T??? ???', true],
    ['Ch?? b??ng polyester', true],
    ['?m ?un n??c siêu t?c', true],
    ['B?p ?i?n t?', true],
    ['Which tyre? 205/55 R16', false],
    ['Shirt, really??', false],
    ['Tea? Coffee? Cocoa?', false],
  ])('finds letters lost in %j: %s', (description, isLost) =>
    expect(codes(check([[description, '', '', 'x', '']]))).toEqual([
      isLost ? ['pending', 'lost_characters'] : ['pending'],
    ]),
  );

  it('names the first row of a repeated SKU', () => {
    const result = check([
      ['Shirt', '', '', 'A', ''],
      ['Shoe', '', '', 'B', ''],
      ['Flask', '', '', 'A', ''],
    ]);

    expect(codes(result)).toEqual([['pending', 'duplicate_sku'], ['pending'], ['pending']]);
    expect(result.rows[0]?.issues[0]?.params).toEqual({ sku: 'A', row: 4 });
  });

  it('recognizes a signature row only at the end of the file', () => {
    const row = { rowIndex: 5, cells: ['cotton shirt', 'Signature', '', '', ''], isSkipped: false };
    const statusOf = (endsFile: boolean) => {
      const checker = createRowChecker(COLUMNS, MAPPING, knowledge, endsFile);
      checker.add(row);
      return checker.finish().rows[0]?.status;
    };

    expect(statusOf(true)).toBe('skipped');
    expect(statusOf(false)).toBe('pending');
  });

  it('lists only the first findings', () => {
    const result = check(Array.from({ length: 300 }, () => ['', '', '', '', '']));
    expect(result.precheck.empty).toBe(300);
    expect(result.precheck.issues).toHaveLength(PRECHECK_ISSUES_MAX);
    expect(result.precheck.issues[0]).toMatchObject({
      row_index: 2,
      code: 'empty_description',
      severity: 'warning',
    });
  });
});
