import { describe, expect, it } from '@jest/globals';
import { findHeader, headerBlock, knownColumns } from './find-header.ts';

const HEADER = ['SKU', 'Description', 'Origin'];
const PRODUCT = ['A-1', 'Cotton shirt', 'VN'];
const BLANK = ['', ' ', '\u00a0'];

const times = (count: number, row: readonly string[]) => Array.from({ length: count }, () => row);

describe('findHeader', () => {
  it.each([
    ['no rows', []],
    ['rows without a cell', [[], []]],
    ['blank rows', times(3, BLANK)],
    [
      'figures alone',
      [
        ['1', '2.5'],
        ['3', '4,5'],
      ],
    ],
    ['money alone', [['$ 1,200', '€ 5']]],
    ['codes alone', [['6109.10.00.12'], ['9617.00']]],
  ])('finds none in %s', (_what, rows) => {
    expect(findHeader(rows)).toBeNull();
  });

  it('skips any number of blank rows', () => {
    expect(findHeader([...times(500, BLANK), HEADER, PRODUCT])).toBe(500);
  });

  it('finds a header below a 24-line letter', () => {
    const letter = Array.from({ length: 24 }, (_, line) => [`Line ${line} of the letter`]);
    expect(findHeader([...letter, HEADER, PRODUCT])).toBe(24);
  });

  it('prefers the row with the most column names to a title with one of them', () => {
    const title = ['Description of goods, shipment 17'];
    expect(findHeader([title, ['Our order', 'Material'], HEADER, PRODUCT])).toBe(2);
  });

  it('picks the first of two equal rows: files repeat their header on each page', () => {
    expect(findHeader([HEADER, PRODUCT, HEADER, PRODUCT])).toBe(0);
  });

  it('accepts a row of unknown names if the data is as wide', () => {
    expect(findHeader([['Alpha', 'Beta', 'Gamma'], PRODUCT])).toBe(0);
    expect(findHeader([['My list'], ['Alpha', 'Beta', 'Gamma'], PRODUCT])).toBe(1);
  });

  it.each(['NFC', 'NFD'] as const)('recognizes names in the form %s', (form) => {
    const header = ['Mã hàng', 'Mô tả', 'Xuất xứ'].map((name) => name.normalize(form));
    expect(findHeader([['Công ty A'], header, PRODUCT])).toBe(1);
  });

  it('is not misled by a cell of a million characters', () => {
    const vast = ['A-1', `description ${'x'.repeat(1_000_000)}`, 'VN'];
    expect(findHeader([HEADER, vast])).toBe(0);
    expect(findHeader([['x'.repeat(1_000_000)], HEADER, PRODUCT])).toBe(1);
  });

  it('finds a header with more than a hundred columns', () => {
    const wide = Array.from({ length: 300 }, (_, place) => `Field ${place}x`);
    expect(findHeader([['Description', ...wide]])).toBe(0);
  });
});

describe('knownColumns', () => {
  it('counts meanings, not names', () => {
    expect(knownColumns([HEADER, PRODUCT])).toBe(3);
    expect(knownColumns([['Item no.', 'Part no.', 'Description'], PRODUCT])).toBe(2);
  });

  it('is 0 if no row has header names', () => {
    expect(knownColumns([['Alpha', 'Beta'], PRODUCT])).toBe(0);
    expect(knownColumns([])).toBe(0);
  });
});

describe('headerBlock', () => {
  const end = (below: readonly string[]) => headerBlock([HEADER, below, PRODUCT], 0).end;

  it('ends with the names if nothing is below them', () => {
    expect(headerBlock([HEADER], 0)).toEqual({ names: HEADER, end: 1 });
  });

  it.each([
    ['numbers in order', ['1', '2', '3'], 2],
    ['numbers in wide brackets', ['（1）', '（2）', '（3）'], 2],
    ['numbers with gaps between the cells', ['(1)', '', '(2)'], 2],
    ['numbers out of order, which are data', ['2', '1', '3'], 1],
    ['numbers that do not begin at one', ['7', '8', '9'], 1],
    ['one number alone', ['1', '', ''], 1],
    ['explanations in brackets', ['(required)', '【max. 2000】', ''], 2],
    ['one remark in brackets', ['', '(continued)', ''], 1],
    ['a product whose text is in brackets in part', ['(A-1)', 'Shirt (red)', '(VN)'], 1],
  ])('looks below for %s', (_what, below, expected) => {
    expect(end(below)).toBe(expected);
  });

  it('does not treat repeated names as a product', () => {
    expect(end(HEADER)).toBe(2);
    expect(end(['', ' Description ', ''])).toBe(2);
  });

  it('joins the names in a group with their parent’s name', () => {
    const rows = [
      ['No.', 'Description', 'Size', ''],
      ['', '', 'cm', 'kg'],
      ['1', 'Box', '10', '2'],
    ];
    expect(headerBlock(rows, 0)).toEqual({ names: ['No.', 'Description', 'Size cm', 'Size kg'], end: 2 });
    const wider = [...(rows[0] ?? []), 'Origin'];
    expect(headerBlock([wider, ...rows.slice(1)], 0).names).toEqual([
      'No.',
      'Description',
      'Size cm',
      'Size kg',
      'Origin',
    ]);
  });

  it('does not join a product to the names, even if it fills an unnamed column', () => {
    const rows = [
      ['Description', '', 'Origin'],
      ['Shirt', 'blue', 'Vietnam'],
      ['Flask', 'steel', 'China'],
    ];
    expect(headerBlock(rows, 0)).toEqual({ names: rows[0], end: 1 });
  });

  it('does not join text too long for a name', () => {
    const rows = [
      ['Description', '', 'Qty'],
      ['', 'x'.repeat(61), 'pcs'],
      ['Shirt', '1', '2'],
    ];
    expect(headerBlock(rows, 0).end).toBe(1);
  });
});
