import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { productOf, readBase } from './base.ts';

it.each([
  ['hex bolt M8x40 stainless', { description: 'hex bolt M8x40 stainless' }],
  [
    'Silicone Cake Mould 6 Cups Category: Home & Garden > Bakeware. Material: Silicone; Item Type: Mould',
    {
      description: 'Silicone Cake Mould 6 Cups',
      notes: 'Category: Home & Garden > Bakeware. Material: Silicone; Item Type: Mould',
    },
  ],
  ['Subcategory: spare parts for pumps', { description: 'Subcategory: spare parts for pumps' }],
])('productOf reads %j', (text, product) => expect(productOf(text)).toEqual(product));

it('readBase also has a Vietnamese text without diacritics, at a lower weight', () => {
  const folder = mkdtempSync(join(tmpdir(), 'base-'));
  writeFileSync(join(folder, '73.yaml'), "'730640':\n  names:\n    en: steel pipe\n    vi: ống thép đúc\n");
  const texts = readBase(folder).map(({ product, weight }) => [product.description, weight]);
  rmSync(folder, { recursive: true });

  expect(texts).toEqual([
    ['steel pipe', 1],
    ['ống thép đúc', 1],
    ['ong thep duc', 0.3],
  ]);
});
