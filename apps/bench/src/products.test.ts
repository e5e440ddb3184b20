import { expect, it } from '@jest/globals';
import { productText } from './products.ts';

it('returns a different product for each position, so no two lookups share a result', () => {
  const texts = Array.from({ length: 1000 }, (_, place) => productText(place));
  expect(new Set(texts).size).toBe(1000);
  for (const text of texts) expect(text).not.toContain('undefined');
});
