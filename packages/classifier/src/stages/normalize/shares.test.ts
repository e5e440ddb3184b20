import { describe, expect, it } from '@jest/globals';
import { figureVote } from '../rank/condition-vote.ts';
import { findMaterials } from './find-materials.ts';
import { shareLimitsOf, sharesOf } from './shares.ts';

describe('material shares against the limits of a row', () => {
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
    ['more than 60% cotton', 'containing 85 percent or more by weight of cotton', 0],
    ['more than 60% cotton', 'containing more than 50 percent by weight of cotton', 1],
    ['> 90 % wool, rest nylon', 'Containing 85 % or more by weight of wool', 1],
    ['not less than 70% cotton', 'Containing less than 50 % by weight of cotton', -1],
    ['FABRIC LT 50% WOOL', 'Containing 85 % or more by weight of wool', -1],
    ['FABRIC GT 90% SILK', 'Containing 85 percent or more by weight of silk', 1],
    ['100% viscose', 'Containing 85 % or more by weight of polyester staple fibres', 0],
    ['100% cotton', 'Containing less than 0.25 percent of carbon', 0],
  ])('%s: %s is %i', (composition, text, vote) => {
    const shares = sharesOf(findMaterials([composition]));
    expect(figureVote(shares, shareLimitsOf(text))).toBe(vote);
  });
});

const found = (name: string, group: string, percent: number | null) => ({ name, group, percent });

describe('sharesOf', () => {
  it.each([
    [94, 0],
    [95, 4],
    [101, 4],
    [102, 0],
  ])('treats shares that add up to %i as a whole or not: %i figures', (percent, count) =>
    expect(sharesOf([found('cotton', 'cotton', percent)]).size).toBe(count),
  );

  it.each([
    ['trên 50% cotton', 50, 100],
    ['at least 55 % cotton', 55, 100],
    ['cotton 70% or more', 70, 100],
    ['≥ 80% cotton', 80, 100],
    ['not more than 30% cotton', 0, 30],
    ['綿60%以上', 60, 100],
  ])('reads the bound of %j as a range', (text, least, most) => {
    const translated = text.replace('綿', 'cotton ');
    expect(sharesOf(findMaterials([translated])).get('share of cotton')).toEqual({ least, most });
  });

  it('adds up materials of one group, and counts unnamed natural fibres as zero', () => {
    const shares = sharesOf([
      found('linen', 'vegetable_fibre', 30),
      found('jute', 'vegetable_fibre', 20),
      found('polyester', 'man_made_fibre', 50),
    ]);
    expect(shares.size).toBe(4);
    expect([...shares.values()].filter(({ most }) => most !== 0)).toEqual([{ least: 50, most: 50 }]);
  });

  it('excludes materials without a share from the sum', () => {
    expect(sharesOf([found('cotton', 'cotton', 100), found('spandex', 'man_made_fibre', null)]).size).toBe(4);
    expect(sharesOf([found('cotton', 'cotton', null)]).size).toBe(0);
    expect(sharesOf([]).size).toBe(0);
  });
});

describe('shareLimitsOf', () => {
  it.each([
    ['Containing 70 percent or more by weight of silk', 70, 100],
    ['Containing more than 50 % of cotton', 50, 100],
    ['Containing not more than 50 % of cotton', 0, 50],
    ['Containing less than 85 per cent by weight of wool', 0, 85],
    ['Containing not less than 17.5 % of wool', 17.5, 100],
    ['Containing by weight 40 percent or more silk', 40, 100],
  ])('%s', (text, least, most) => {
    expect(shareLimitsOf(text).map((limit) => [limit.least, limit.most])).toEqual([[least, most]]);
  });

  it.each([
    'Of cotton',
    'With over 50 percent by weight of the pile being hair of the camel',
    'Containing 85 % or more by weight of copper',
    'Valued over 50 % of the price',
    '',
  ])('finds no natural fibre limit in %j', (text) => expect(shareLimitsOf(text)).toEqual([]));
});
