import { describe, expect, it } from '@jest/globals';
import type { ClassifyInput } from '../../input.ts';
import { missingFacts, type ReadFacts } from './missing-facts.ts';

const NOTHING: ReadFacts = {
  called: null,
  facts: new Map(),
  hasMaterial: false,
  hasUse: false,
  isElectrical: false,
};
const called = (category: string, ...headings: readonly string[]): Partial<ReadFacts> => ({
  called: { name: 'x', type: { name: 'x', category, headings, terms: ['x'] } },
});
const missing = (read: Partial<ReadFacts> = {}, input: Partial<ClassifyInput> = {}): string[] =>
  missingFacts({ ...NOTHING, ...read }, { description: 'article XR-20', market: 'US', ...input });

describe('missingFacts', () => {
  it('reports missing material, use and origin of unknown goods', () => {
    expect(missing()).toEqual(['material', 'use', 'origin']);
  });

  it.each<[string, Partial<ReadFacts>, Partial<ClassifyInput>]>([
    ['a material was read', { hasMaterial: true }, {}],
    ['the material field has unknown words', {}, { material: 'Zytel' }],
    ['the composition field has unknown words', {}, { composition: 'aramid' }],
    ['shares are stated of unknown substances', {}, { description: 'mix, lutein 20 %' }],
    ['the text says what it is made of', {}, { description: 'tile made of Zytel' }],
    ['the notes say what it is made of', {}, { notes: 'made of Zytel' }],
    ['the goods work with electricity', { isElectrical: true }, {}],
    ['the goods are machines', {}, { description: '포장 기계' }],
    ['the goods are told apart by what they do', called('machinery', '8413'), {}],
  ])('does not require a material for %s', (_, read, input) =>
    expect(missing(read, input)).not.toContain('material'),
  );

  it.each([
    ['a knitted T-shirt', ['6109'], ['gender', 'construction']],
    ['a woven shawl', ['6214'], ['gender', 'construction']],
    ['a made-up clothing accessory', ['6217'], ['construction']],
    ['leather shoes', ['6403'], ['gender']],
    ['parts of shoes', ['6406'], []],
    ['a hat', ['6505'], []],
  ])('requires for %s what its headings depend on', (_, headings, asked) => {
    const facts = missing(called('apparel', ...headings));
    expect(facts.filter((fact) => fact === 'gender' || fact === 'construction')).toEqual(asked);
  });

  it('does not require a wearer or a construction that is known', () => {
    const facts = new Map([
      ['gender', 'men'],
      ['construction', 'knitted'],
    ] as const);
    expect(missing({ ...called('apparel', '6109'), facts })).toEqual(['material', 'origin']);
  });

  it.each<[string, Partial<ReadFacts>, Partial<ClassifyInput>]>([
    ['the text states it', { hasUse: true }, {}],
    ['the field states it', {}, { use: 'garden' }],
    ['the name of the goods says it', called('food', '1806'), {}],
  ])('does not require a use for %s', (_, read, input) => expect(missing(read, input)).not.toContain('use'));

  it('does not require an origin that is given', () => {
    expect(missing({}, { origin: 'VN' })).not.toContain('origin');
    expect(missing({}, { notes: 'Made in Vietnam' })).not.toContain('origin');
  });
});
