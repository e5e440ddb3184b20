import { describe, expect, it } from '@jest/globals';
import { findMaterials } from './find-materials.ts';

const sharesIn = (text: string): Record<string, number | null> =>
  Object.fromEntries(findMaterials([text]).map(({ name, percent }) => [name, percent]));

describe('shares of materials', () => {
  it.each([
    ['60% cotton 40% polyester', { cotton: 60, polyester: 40 }],
    ['cotton 60%, polyester 40%', { cotton: 60, polyester: 40 }],
    ['fabric: cotton 55%, linen 45%', { cotton: 55, linen: 45, 'textile material': null }],
    ['cotton twill, 98% cotton 2% elastane', { cotton: 98, spandex: 2 }],
    ['woven fabric, 70% cotton, 30% polyester', { cotton: 70, polyester: 30, 'textile material': null }],
    ['cotton rug of 100% cotton', { cotton: 100 }],
    ['80% recycled polyester and 20% wool', { polyester: 80, wool: 20 }],
  ])('%s', (text, shares) => {
    expect(sharesIn(text)).toEqual(shares);
  });
});
