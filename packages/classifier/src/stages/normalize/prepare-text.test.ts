import { describe, expect, it } from '@jest/globals';
import {
  categoryPath,
  cleanText,
  expandAbbreviations,
  isSetOrKit,
  namesNoGoods,
  weighTerms,
} from './prepare-text.ts';

describe('cleanText', () => {
  it.each([
    ['an address in markup', '<a href="https://x.example">pump</a> cast iron', 'pump cast iron'],
    ['an address without protocol', 'see www.shop.example/x?a=1 valve', 'see valve'],
    ['an angle', '90° elbow', '90 degrees elbow'],
    [
      'a comparison of numbers, which is no markup',
      'width < 5 mm, depth > 3 mm',
      'width < 5 mm, depth > 3 mm',
    ],
    ['control signs and half of a pair', 'a\u0007b\ud83d c', 'a b c'],
    ['blanks of other scripts', '綿\u3000シャツ\u00a0 M', '綿 シャツ M'],
    ['full-width digits and signs', '綿６０％、Ｍ８', '綿60%、M8'],
    ['half-width kana', 'ｽﾃﾝﾚｽ', 'ステンレス'],
    ['nothing but blanks', ' \n\t\u3000', ''],
  ])('reads %s', (_, text, clean) => expect(cleanText(text)).toBe(clean));

  it.each(['<b>x</b> &lt; ’ ° ☕ \u0000', `${'<'.repeat(300)}a>`, 'ép\u0301 www.a.b', '°'.repeat(50)])(
    'leaves clean text unchanged: %#',
    (text) => expect(cleanText(cleanText(text))).toBe(cleanText(text)),
  );
});

describe('categoryPath', () => {
  it.each([
    ['Category: Home > Lighting > Table Lamps. Color: red', 'Lighting Table Lamps'],
    ['color: red; category: Lamps; size: 4', 'Lamps'],
    ['Category: Home > 台灯 > Lamps.', 'Home Lamps'],
    ['Category: 家居 > 台灯', ''],
    ['Subcategory: Lamps and shades', ''],
    ['red lamp', ''],
  ])('of %j is %j', (notes, path) => expect(categoryPath(notes)).toBe(path));
});

describe('namesNoGoods', () => {
  it.each([
    ['please classify this item, thank you', true],
    ['monthly software subscription', true],
    ['12 34 x', true],
    ['', true],
    ['sample of a valve', false],
    ['茶', false],
  ])('of %j is %s', (text, isNothing) => expect(namesNoGoods(text)).toBe(isNothing));
});

describe('isSetOrKit', () => {
  it.each([
    ['tool set of spanners', true],
    ['repair kits', true],
    ['set top box', false],
    ['drum kit', false],
    ['hexagon socket set screw', false],
    ['drum kit with a gift set of sticks', true],
    ['sunset poster', false],
    ['hose for a garden watering kit', false],
    ['spare bulbs for headlamp kits', false],
    ['sewing kit for travel', true],
    ['gift set for children, in a box', true],
    ['kitten food', false],
    ['set of two badges with ribbons', false],
    ['2pc set of oval bakers', false],
    ['set of six towels, 30 x 50 cm', false],
    ['4pc set of glass bowls, for mixing and serving', false],
    ['set of two spoons, forks and knives', true],
    ['kit bag of canvas', false],
    ['set of three pieces: knife, fork and spoon', true],
  ])('of %j is %s', (text, isSet) => expect(isSetOrKit(text)).toBe(isSet));

  it.each([
    ['Bộ lọc dầu bằng thép', false],
    ['Phanh sau (1 bộ gồm 2 má phanh)', false],
    ['Bộ 3 nồi inox', true],
    ['Bộ dụng cụ sửa xe', true],
  ])('of the Vietnamese %j is %s', (text, isSet) => expect(isSetOrKit('set of', text)).toBe(isSet));
});

describe('expandAbbreviations', () => {
  it.each([
    ['SS bolt', { ss: 'stainless steel' }],
    ['bolt ss.', { ss: 'stainless steel' }],
    ['cup w/o lid', { 'w/o': 'without' }],
    ['glass, class', {}],
    ['SS304', {}],
    ['4SS', {}],
  ])('of %j is %j', (text, found) => expect(expandAbbreviations(text)).toEqual(found));
});

describe('weighTerms', () => {
  const parts = { head: '', product: '', rest: '', stated: '', context: '' };

  it('gives a term the highest weight of its parts', () => {
    const terms = weighTerms({
      ...parts,
      context: 'cotton',
      rest: 'cotton',
      stated: 'cotton',
      head: 'shirt cotton',
    });
    expect(terms.get('cotton')).toBe(terms.get('shirt'));
  });

  it('weighs the name of the goods above their qualifiers, and those above the rest', () => {
    const terms = weighTerms({
      head: 'pump',
      product: 'machine',
      stated: 'steel',
      rest: 'garden',
      context: 'outdoor',
    });
    const weights = [...terms.values()];
    expect(weights).toHaveLength(5);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(new Set(weights).size).toBe(5);
  });

  it('is empty without terms', () => {
    expect(weighTerms(parts).size).toBe(0);
  });
});
