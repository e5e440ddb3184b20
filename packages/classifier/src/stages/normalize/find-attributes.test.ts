import { describe, expect, it } from '@jest/globals';
import { findAttributes, statedValues } from './find-attributes.ts';

describe('the wearer', () => {
  it.each([
    ['A SHIRT FOR MEN', 'men'],
    ['Steppweste für Frauen', 'women'],
    ['Herrenhemd, Hemd für Herren', 'men'],
    ['chemises pour femmes', 'women'],
    ['Kleid für Mädchen', 'girls'],
    ['cotton towel', undefined],
  ])('of "%s" is %s', (text, wearer) => {
    expect(findAttributes(text).get('gender')).toBe(wearer);
  });
});

describe('findAttributes', () => {
  it.each([
    ['construction', 'bag, not woven', undefined],
    ['construction', 'gloves, not knitted or crocheted', 'not_knitted'],
    ['construction', 'W/G GLOVES COTTON, NT KNIT', 'not_knitted'],
    ['construction', 'non-woven bag', 'nonwoven'],
    ['construction', 'three-phase transformer', 'multi_phase'],
    ['state', 'bookcase, unassembled', undefined],
    ['state', 'dehydrated alcohol for injection', undefined],
    ['state', 'coffee, not roasted', 'raw'],
    ['state', 'shrimp, never frozen', undefined],
    ['state', 'fruit without dried peel', undefined],
    ['gender', 'male connector', undefined],
    ['gender', "boys' or girls' coat", 'unisex'],
    ['gender', "women's and girls' coat", 'women_girls'],
    ['gender', "MEN'S/BOYS' GLOVES", 'men_boys'],
    ['gender', "babies' coat for boys and girls", 'babies'],
    ['form', 'milk powder', 'powder'],
    ['use', 'surgical gloves', 'medical'],
  ] as const)('reads the %s of %j as %s', (attribute, text, value) =>
    expect(findAttributes(text).get(attribute)).toBe(value),
  );

  it('lists every value stated in the text once, in order', () => {
    expect(statedValues("girls' or boys' coat, for girls").get('gender')).toEqual(['girls', 'boys']);
    expect(statedValues('').size).toBe(0);
  });
});
