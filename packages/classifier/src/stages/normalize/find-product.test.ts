import { describe, expect, it } from '@jest/globals';
import { findProduct, withoutSizes } from './find-product.ts';

const names = (text: string): string[] => findProduct(text).named.map(({ name }) => name);

describe('findProduct', () => {
  it.each([
    ['leather wallet', 'leather wallet'],
    ['The tariff classification of a leather wallet from China', 'leather wallet'],
    ['a pair of gloves for welders', 'gloves'],
    ['an umbrella, folding', 'umbrella'],
    ['Umbrella - folding', 'Umbrella'],
    ['folding-umbrella', 'folding-umbrella'],
    ['umbrella. Sold in a box.', 'umbrella'],
    ['', ''],
  ])('finds the part of %j that names the goods: %j', (text, head) =>
    expect(findProduct(text).head).toBe(head),
  );

  it('puts the head noun before its modifiers', () => {
    expect(names('bicycle helmet')[0]).toMatch(/helmet/u);
    expect(names('umbrella with a lamp')[0]).toBe('umbrella');
  });

  it('lists a kind of goods once, however often it occurs', () => {
    const found = names('umbrella, an umbrella; UMBRELLAS');
    expect(found).toEqual(['umbrella']);
  });

  it('separates goods from their intended use', () => {
    expect(names('bracket for televisions')).toEqual(['bracket']);
  });

  it('returns nothing if no word is known', () => {
    expect(findProduct('zzyx qwv')).toEqual({ head: 'zzyx qwv', named: [] });
  });
});

describe('withoutSizes', () => {
  it.each([
    ['nails 4 x 50 mm', 'nails'],
    ['paint roller 9 inch', 'paint roller'],
    ['washer M8', 'washer'],
    ['charger 20V 4Ah', 'charger'],
    ['3 button jacket', '3 button jacket'],
    ['brush 3 pack holder', 'brush 3 pack holder'],
    ['box', 'box'],
  ])('%j: %j', (name, bare) => expect(withoutSizes(name)).toBe(bare));
});
