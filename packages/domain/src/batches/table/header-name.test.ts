import { describe, expect, it } from '@jest/globals';
import { headerMeaning, namesEither, saysSomethingElse } from './header-name.ts';

const fieldOf = (header: string) => headerMeaning(header)?.field ?? null;

describe('headerMeaning', () => {
  it.each(['Mô tả', 'Xuất xứ', 'Chất liệu', 'Mã số HS', '用途', '商品の説明', '원산지'])(
    'reads %s in any Unicode normalization',
    (header) => {
      expect(headerMeaning(header.normalize('NFC'))).not.toBeNull();
      expect(headerMeaning(header.normalize('NFD'))).toEqual(headerMeaning(header.normalize('NFC')));
    },
  );

  it.each([
    ['ＤＥＳＣＲＩＰＴＩＯＮ', 'description'],
    ['ｺｰﾄﾞ', 'sku'],
    ['Item №', 'sku'],
    ['Mat.-No', 'sku'],
    ['Art.Nr.', 'sku'],
    ['ＨＳ　ｃｏｄｅ', 'existing_code'],
    ['chat lieu chinh', 'material'],
    ['Country\u00a0of\u00a0origin', 'origin'],
    ['\ufeffDescription', 'description'],
    ['  Description  ', 'description'],
    ['"Description":', 'description'],
    ['Description\n(what it is)', 'description'],
  ])('reads %j in any width, case and punctuation as %s', (header, field) => {
    expect(fieldOf(header)).toBe(field);
  });

  it('is more certain of a name alone than of one within other text', () => {
    const alone = headerMeaning('Description');
    const among = headerMeaning('Detailed description for customs clearance');
    expect(alone?.isExact).toBe(true);
    expect(among).toMatchObject({ field: 'description', isExact: false });
    expect(alone?.rank).toBeLessThan(among?.rank ?? 0);
  });

  it('is more certain of the more common of two names', () => {
    expect(headerMeaning('description')?.rank).toBeLessThan(headerMeaning('article')?.rank ?? 0);
  });

  it.each([
    ['Reuse', 'a part of a word'],
    ['For use in kitchens', 'a short name within a longer text'],
    ['Originator', 'the beginning of a word'],
    ['Immaterial', 'the end of a word'],
  ])('finds no name in %s, which contains %s', (header) => {
    expect(headerMeaning(header)).toBeNull();
  });

  it.each(['', '   ', '---', '*', '#', '\u200b'])('reads no meaning from %j', (header) => {
    expect(headerMeaning(header)).toBeNull();
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'does not treat %s as a name',
    (header) => {
      expect(headerMeaning(header)).toBeNull();
    },
  );

  it('does not treat a seller’s or buyer’s country as the origin', () => {
    expect(fieldOf('Country of origin')).toBe('origin');
    for (const header of ['Country of supplier', 'Supplier country', 'Buyer country', 'Ship-to country']) {
      expect(fieldOf(header)).toBeNull();
    }
  });

  it('reads underscores as blanks and a number sign as “no.”', () => {
    expect(fieldOf('COUNTRY_OF_ORIGIN')).toBe('origin');
    expect(fieldOf('Article #')).toBe('sku');
  });
});

describe('saysSomethingElse', () => {
  it.each(['Unit price', 'QTY (pcs)', 'EAN', 'Ngày', '数量', '단가', 'Customer', 'No.', 'PO #'])(
    'is true for %s, whose numbers are not codes',
    (header) => {
      expect(saysSomethingElse(header)).toBe(true);
    },
  );

  it.each(['c1', 'Column B', 'Colour', 'Notation', 'Priceless', ''])('is false for %j', (header) => {
    expect(saysSomethingElse(header)).toBe(false);
  });
});

describe('namesEither', () => {
  it.each(['Product', 'ITEM', ' goods ', 'Sản phẩm', 'San pham', '商品', '품목', 'Article:'])(
    'is true for %s, a number in some files and text in others',
    (header) => {
      expect(namesEither(header)).toBe(true);
    },
  );

  it.each(['Product name', 'Item no.', 'Description', '商品名', ''])('is false for %j', (header) => {
    expect(namesEither(header)).toBe(false);
  });
});
