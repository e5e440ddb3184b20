import { describe, expect, it } from '@jest/globals';
import { figureVote } from './figures.ts';
import { findMaterials } from './find-materials.ts';
import { shareLimitsOf, sharesOf } from './shares.ts';

describe('shares of materials against the limits of a row', () => {
  // As headings 5208, 5210, 5407 and US 6109.90 word them.
  it.each([
    ['60% cotton 40% polyester', 'containing 85 percent or more by weight of cotton', -1],
    [
      '97% cotton, 3% elastane',
      'containing 85 % or more by weight of cotton, weighing not more than 200 g/m2',
      1,
    ],
    [
      '60% cotton 40% polyester',
      'containing less than 85 % by weight of cotton, mixed with man-made fibres',
      1,
    ],
    ['100% cotton', 'Containing 70 percent or more by weight of silk or silk waste', -1],
    ['100% cotton', 'Vải dệt thoi từ bông (từ 85%), không quá 200 g/m2', 1],
    ['90% cotton 10% polyester', 'Vải dệt thoi từ bông (dưới 85%), trên 200 g/m2', -1],
    ['cotton and polyester', 'containing 85 percent or more by weight of cotton', 0],
    ['shell 100% cotton, lining 100% polyester', 'containing 85 percent or more by weight of cotton', 0],
    ['100% viscose', 'Containing 85 % or more by weight of polyester staple fibres', 0],
    ['100% cotton', 'Containing less than 0.25 percent of carbon', 0],
  ])('%s: %s is %i', (composition, text, vote) => {
    const shares = sharesOf(findMaterials([composition]));
    expect(figureVote(shares, shareLimitsOf(text))).toBe(vote);
  });
});
