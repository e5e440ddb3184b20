import { describe, expect, it } from '@jest/globals';
import { normalize } from '../normalize.ts';
import { openOptions } from './decided-options.ts';

const optionsOf = (...lines: readonly string[]) =>
  lines.map((line, place) => ({ value: line, line, codes: [`code ${place}`], also: [] }));

const open = (description: string, ...lines: readonly string[]): (string | null)[] =>
  openOptions(normalize({ description, market: 'US' }), optionsOf(...lines)).map(({ line }) => line);

describe('openOptions', () => {
  it.each([
    ['wire rope 26 mm', 'Ropes and cables (including locked coil ropes)', 'Stranded wire'],
    ['enameled steel cookware', 'Enameled', 'Of stainless steel'],
    ['washing machine 8 kg', 'Not exceeding 6 kg', 'Exceeding 6 kg'],
    ['leather handbag', 'Handbags, whether or not with strap', 'Articles of a kind carried in the handbag'],
    ["women's skirt", "Women's", "Girls'"],
    ['leather upper for shoes', 'Of leather', 'Of other materials'],
    ['piston shoe of a pump', 'Fuel pump cover, of aluminium', 'Other'],
    ['steel wall bracket', 'Pneumatic cylinders for lifting', 'Other'],
    ['fuel tank of a car', 'Aluminium engine bracket', 'Roll rod assembly'],
    ['food preparation consisting of creatine', 'Of gelatin', 'Other'],
    [
      'case to carry in a handbag or pocket',
      'Articles normally carried in the pocket or in the handbag',
      'Other',
    ],
    ['head light part', 'Other lighting equipment', 'Parts'],
    ['beverage cooling device', 'Designed for cooling', 'Other'],
    ['concertina bellows instrument', 'Piano keyboards', 'Other'],
    ['floor scale for 30 t', '8423.81 Electronic scales', '8423.82 Other electronic scales'],
    ['finished shoe sole of plastics', 'Of plastics', 'Finished shoe soles'],
  ])('leaves nothing to ask of %s between %s and %s', (description, one, other) => {
    expect(open(description, one, other).length).toBeLessThan(2);
    expect(open(description, other, one).length).toBeLessThan(2);
  });

  it('does not offer goods that the description does not name beside a residual line', () => {
    expect(open('metal drinking straws', 'Other', 'Ironing boards, including sleeve boards')).toEqual([
      'Other',
    ]);
    expect(
      open(
        'laboratory pipetting module with a pressure sensor',
        'Other',
        'Process module units of ethane crackers, with pressure swing adsorption and membrane filters',
      ),
    ).toEqual(['Other']);
    expect(open('board game', 'Other', 'Electric car racing sets, having the character of games')).toEqual([
      'Other',
    ]);
  });

  it('does not offer a use beside a residual line that nothing hints at', () => {
    const options = ['Other', 'For use in certain types of aircraft'] as const;
    expect(open('oil seal of a motor vehicle', ...options)).toEqual(['Other']);
    expect(open('oil seal for aircraft engines', ...options).length).toBeGreaterThan(0);
  });

  it('does not offer parts for whole goods', () => {
    expect(open('roller bearing', 'Spherical roller bearings, mounted', 'Parts', 'Tapered units')).toEqual([
      'Spherical roller bearings, mounted',
      'Tapered units',
    ]);
  });

  it('does not ask for a substance that a given composition lacks', () => {
    const options = ['Other', 'Containing 26 % or more by weight of milkfat'] as const;
    expect(open('food preparation: honey 90 %, royal jelly 10 %', ...options)).toEqual(['Other']);
    expect(open('food preparation', ...options)).toEqual([...options]);
  });

  it('keeps features that the description leaves open', () => {
    expect(open('ceramic tile', 'Glazed', 'Other')).toEqual(['Glazed', 'Other']);
    expect(open('handbag', 'With flap', 'With lock')).toEqual(['With flap', 'With lock']);
    expect(open('plastic bowl', 'Tableware and kitchenware', 'Other')).toHaveLength(2);
    expect(open('upper for shoes', 'Of leather', 'Of other materials')).toHaveLength(2);
    expect(open('roller bearing', 'Tapered roller bearings', 'Other')).toHaveLength(2);
    expect(open('coffee', 'Coffee, not roasted', 'Coffee, roasted')).toHaveLength(2);
  });
});
