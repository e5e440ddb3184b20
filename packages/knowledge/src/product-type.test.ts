import { describe, expect, it } from '@jest/globals';
import { productTypes } from './product-type.ts';

describe('productTypes', () => {
  it('reads a kind of goods with its headings in order and its names, main name first', () => {
    expect(
      productTypes([
        ['apparel', '6109 6110.20', 't-shirt|tee shirt'],
        ['apparel', '4202', 'wallet'],
      ]),
    ).toEqual([
      {
        name: 't-shirt',
        category: 'apparel',
        headings: ['6109', '6110.20'],
        terms: ['t-shirt', 'tee shirt'],
      },
      { name: 'wallet', category: 'apparel', headings: ['4202'], terms: ['wallet'] },
    ]);
  });

  it('is empty without rows', () => {
    expect(productTypes([])).toEqual([]);
  });
});
