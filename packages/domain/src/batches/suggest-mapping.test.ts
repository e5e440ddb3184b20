import { describe, expect, it } from '@jest/globals';
import { MAPPED_FIELDS } from './column-mapping.ts';
import { headerMeaning } from './header-name.ts';
import { HEADER_SYNONYMS } from './header-synonyms.ts';
import { suggestMapping } from './suggest-mapping.ts';

const COUNTRIES = new Set(['VN', 'CN', 'Japan']);
const readCountry = (text: string) => (COUNTRIES.has(text) ? text : null);
const suggest = (columns: readonly string[], ...rows: readonly string[][]) =>
  suggestMapping(columns, rows, readCountry);

describe('headers', () => {
  it('have each one meaning', () => {
    const wrong = MAPPED_FIELDS.flatMap((field) =>
      HEADER_SYNONYMS[field].filter((name) => headerMeaning(name)?.field !== field),
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
  ])('%s means %s', (header, field) => {
    expect(headerMeaning(header)?.field).toBe(field);
  });

  it.each(['Price', 'Qty', 'Warehouse', '単価', ''])('%j means nothing', (header) => {
    expect(headerMeaning(header)).toBeNull();
  });

  it('go by their best column', () => {
    expect(suggest(['Long product description text', 'Description', 'Other notes'])).toMatchObject({
      description: 'Description',
      notes: 'Other notes',
    });
  });
});

describe('cells', () => {
  it('speak where no header does', () => {
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

  it('do not take prices or quantities for codes', () => {
    expect(suggest(['what', 'n'], ['Shirt', '1200'], ['Shoe', '4500']).existing_code).toBeNull();
  });

  it('leave a table of numbers without a description', () => {
    expect(suggest(['a', 'b'], ['1', '2'], ['3', '4']).description).toBeNull();
  });
});
