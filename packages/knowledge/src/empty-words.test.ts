import { describe, expect, it } from '@jest/globals';
import { isEmptyOfGoods } from './empty-words.ts';

describe('isEmptyOfGoods', () => {
  it.each([
    '',
    '500',
    'ABC-123',
    'QRT-88/4',
    '25 kg bags',
    'box of 10 pcs',
    'red, size L',
    'sample',
    'Sony',
    'thùng 24 chai 500ml',
    '25kg袋',
    '10개입 박스',
    'model X-900 black',
    'pces',
    '20 pkgs',
    '2 plts of 40 ctns',
  ])('is true for %j', (text) => expect(isEmptyOfGoods(text)).toBe(true));

  it.each([
    'apple',
    'plastic bag',
    'silver ring',
    'T-shirt',
    '배추김치 500g',
    'caustic soda, 25kg袋',
    'インスタントラーメン 袋入り',
    'túi xách nữ',
    'WD-40 lubricant spray',
    'bottle',
    '1,4-dihydroxyanthraquinone; 2-ethylanthraquinone',
    '2-methyl-2-butene',
    '24金のネックレス',
    '3단우산',
  ])('is false for %j', (text) => expect(isEmptyOfGoods(text)).toBe(false));
});
