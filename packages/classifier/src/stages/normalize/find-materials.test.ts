import { describe, expect, it } from '@jest/globals';
import { asFibers, findMaterials, materialGroups } from './find-materials.ts';

const sharesIn = (text: string): Record<string, number | null> =>
  Object.fromEntries(findMaterials([text]).map(({ name, percent }) => [name, percent]));

describe('shares of materials', () => {
  it.each([
    ['60% cotton 40% polyester', { cotton: 60, polyester: 40 }],
    ['cotton 60%, polyester 40%', { cotton: 60, polyester: 40 }],
    ['fabric: cotton 55%, linen 45%', { cotton: 55, linen: 45 }],
    ['cotton twill, 98% cotton 2% elastane', { cotton: 98, spandex: 2 }],
    ['woven fabric, 70% cotton, 30% polyester', { cotton: 70, polyester: 30 }],
    ['cotton rug of 100% cotton', { cotton: 100 }],
    ['wool 부분(3%), cotton 부분(97%)', { cotton: 97, wool: 3 }],
    ['80% recycled polyester and 20% wool', { polyester: 80, wool: 20 }],
  ])('%s', (text, shares) => {
    expect(sharesIn(text)).toEqual(shares);
  });
});

describe('findMaterials', () => {
  const names = (...texts: readonly string[]): string[] => findMaterials(texts).map(({ name }) => name);

  it('lists stated shares in descending order, then the rest in text order', () => {
    expect(names('wool', '20% silk 80% cotton', 'leather')).toEqual(['cotton', 'silk', 'wool', 'leather']);
  });

  it('lists a material found in several texts once, with its share', () => {
    expect(findMaterials(['cotton shirt', '100% cotton', 'COTTON'])).toEqual([
      { name: 'cotton', group: 'cotton', percent: 100 },
    ]);
  });

  it.each([
    ['12,5% wool 87,5% cotton', { cotton: 87.5, wool: 12.5 }],
    ['60 % cotton, 40 % polyester', { cotton: 60, polyester: 40 }],
    ['120% cotton', { cotton: null }],
    ['100% 925 silver', { silver: null }],
    ['100% silver', { silver: 100 }],
    ['crystal rhinestone', { rhinestone: null }],
    ['tablecloth of polyethylene vinyl acetate', { eva: null }],
    ['SCARF MANMADE FIB', { 'man-made fibers': null }],
    ['cubic zirconia', { 'cubic zirconia': null }],
    ['pads of steel wool', { steel: null }],
  ])('reads the shares of %j', (text, shares) => expect(sharesIn(text)).toEqual(shares));

  it('ignores "metal" next to a named metal', () => {
    expect(names('metal and plastics')).toEqual(['metal', 'plastics']);
    expect(names('metal, brass')).toEqual(['brass']);
  });

  it.each([
    ['silver colour', 'silver'],
    ['glass drill', 'glass'],
    ['chrome plated nickel plated hook', 'nickel'],
    ['titanium dioxide', 'titanium'],
    ['frame of precious metal', 'metal'],
    ['LAMP PLTD W PREC METAL', 'metal'],
    ['kitchen linen of cotton', 'linen'],
  ])('does not read %j as %s', (text, name) => expect(names(text)).not.toContain(name));
});

describe('material groups', () => {
  it('are weighed together, heaviest first', () => {
    expect(materialGroups(findMaterials(['40% cotton 35% polyester 25% nylon']))).toEqual([
      'man_made_fibre',
      'cotton',
    ]);
  });

  it('keep their order if nothing is weighed', () => {
    expect(materialGroups(findMaterials(['leather and wood']))).toEqual(['leather', 'wood']);
    expect(materialGroups([])).toEqual([]);
  });

  it('treat only acrylic as a fibre in textiles', () => {
    const fibres = asFibers(findMaterials(['acrylic', 'silicone']));
    expect(fibres.map(({ group }) => group)).toEqual(['man_made_fibre', 'plastics']);
  });
});
