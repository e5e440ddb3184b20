import { describe, expect, it } from '@jest/globals';
import { MAPPED_FIELDS } from '../column-mapping.ts';
import { headerMeaning, headerNames } from './header-name.ts';
import { suggestMapping } from './suggest-mapping.ts';

const COUNTRIES = new Set(['VN', 'CN', 'Japan']);
const readCountry = (text: string) => (COUNTRIES.has(text) ? text : null);
const suggest = (columns: readonly string[], ...rows: readonly string[][]) =>
  suggestMapping(columns, rows, readCountry);

describe('headers', () => {
  it('each have one meaning', () => {
    const wrong = MAPPED_FIELDS.flatMap((field) =>
      headerNames(field).filter((name) => headerMeaning(name)?.field !== field),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Product description (EN)', 'description'],
    ['Country of  Origin *', 'origin'],
    ['HTS_CODE', 'existing_code'],
    ['HS-Code', 'existing_code'],
    ['Item No.', 'sku'],
    ['MÔ TẢ HÀNG HÓA', 'description'],
    ['mo ta hang hoa', 'description'],
    ['Xuất xứ', 'origin'],
    ['Mã HS', 'existing_code'],
    ['品名', 'description'],
    ['原産国（国名）', 'origin'],
    ['ＨＳコード', 'existing_code'],
    ['商品コード', 'sku'],
    ['품명', 'description'],
    ['원산지', 'origin'],
    ['HS 코드', 'existing_code'],
    ['재질(소재)', 'material'],
    ['Description *', 'description'],
    ['HS Code (10 digits)', 'existing_code'],
    ['Item #', 'sku'],
    ['Part #', 'sku'],
    ['Material code', 'sku'],
    ['HSN Code', 'existing_code'],
    ['Country of manufacture', 'origin'],
    ["Mat'l", 'material'],
    ['Intended for', 'use'],
  ])('%s means %s', (header, field) => {
    expect(headerMeaning(header)?.field).toBe(field);
  });

  it.each([
    'Price',
    'Qty',
    'Warehouse',
    '単価',
    '',
    'Product weight',
    'Item price',
    'Material cost',
    'Destination country',
    'Country of export',
    'Nước nhập khẩu',
    '輸出国',
    '수출국',
  ])('%j means nothing', (header) => {
    expect(headerMeaning(header)).toBeNull();
  });

  it('follow their best column', () => {
    expect(suggest(['Long product description text', 'Description', 'Other notes'])).toMatchObject({
      description: 'Description',
      notes: 'Other notes',
    });
  });
});

describe('an ambiguous header', () => {
  it.each([
    ['Product', 'Name'],
    ['Item', 'Long text'],
  ])('%s means the number next to %s', (number, words) => {
    const mapping = suggest([number, words], ['P-100', 'Cotton shirt'], ['P-200', 'Steel flask']);
    expect(mapping).toMatchObject({ sku: number, description: words });
  });

  it('means the description if its cells are text', () => {
    expect(suggest(['Product', 'Item no.'], ['Cotton shirt', 'A-1'], ['Steel flask', 'A-2'])).toMatchObject({
      sku: 'Item no.',
      description: 'Product',
    });
  });

  it('means the material number next to its description', () => {
    const rows = [
      ['100-4711', 'Cotton shirt'],
      ['100-4712', 'Steel flask'],
    ];
    expect(suggest(['Material', 'Material description'], ...rows)).toMatchObject({
      sku: 'Material',
      description: 'Material description',
      material: null,
    });
    expect(suggest(['Description', 'Material'], ['Bolt', 'SUS304'], ['Nut', 'PA66'])).toMatchObject({
      sku: null,
      material: 'Material',
    });
  });
});

describe('cells', () => {
  it.each([
    ['Order date', '2026-02-24', '2026-02-25'],
    ['Entered', '24.02.2026', '25.02.2026'],
    ['Entered', '20260224', '20260225'],
    ['PO', '4500012345', '4500012346'],
    ['Supplier phone', '0123456789', '0223456789'],
    ['Unit price (USD)', '12.50', '9.75'],
    ['F3', '12.50', '9.75'],
    ['Qty', '1000', '2500'],
    ['No.', '10001', '10002'],
    ['EAN', '4006381333931', '4006381333948'],
  ])('with %s are neither codes nor item numbers', (header, first, second) => {
    expect(suggest(['Description', header], ['Shirt', first], ['Flask', second])).toMatchObject({
      existing_code: null,
      sku: null,
    });
  });

  it('decide if the header does not', () => {
    const columns = ['c1', 'c2', 'c3', 'c4', 'c5'];
    const mapping = suggest(
      columns,
      ['A-100', 'Knitted T-shirt for men', 'VN', '6109.10.00.12', '12.50'],
      ['A-200', 'Vacuum flask of steel', 'CN', '9617.00.10.00', '9.00'],
      ['A-300', 'Leather shoes', 'Japan', '101210010', '80'],
    );

    expect(mapping).toEqual({
      description: 'c2',
      material: null,
      use: null,
      composition: null,
      origin: 'c3',
      notes: null,
      sku: 'c1',
      existing_code: 'c4',
    });
  });

  it.each([
    [7, 'n'],
    [6, null],
  ])('are item numbers if seven of ten differ: %d', (distinct, sku) => {
    const rows = Array.from({ length: 10 }, (_, at) => ['Cotton shirt', `A-${Math.min(at + 1, distinct)}`]);
    expect(suggest(['what', 'n'], ...rows).sku).toBe(sku);
  });

  it('with prices or quantities are not codes', () => {
    expect(suggest(['what', 'n'], ['Shirt', '1200'], ['Shoe', '4500']).existing_code).toBeNull();
  });

  it('of numbers only leave a table without a description', () => {
    expect(suggest(['a', 'b'], ['1', '2'], ['3', '4']).description).toBeNull();
  });
});
