import { describe, expect, it } from '@jest/globals';
import { readFacts, type FactTexts } from './read-facts.ts';

const texts = (stated: string, others: Partial<FactTexts> = {}): FactTexts => ({
  stated,
  whole: stated,
  material: '',
  composition: '',
  use: '',
  notes: '',
  ...others,
});

describe('the state', () => {
  it.each([
    ['frozen breaded fish sticks', 'prepared'],
    ['marinated pork, chilled', 'prepared'],
    ['seasoned seaweed', 'prepared'],
    ['frozen fish, not breaded', 'frozen'],
    ['pre-seasoned cast iron pan', undefined],
    ['dried prepared fish', 'dried'],
    ['partially boiled wheat', undefined],
    ['boiled wheat', 'cooked'],
    ['new 2024 spring boots', undefined],
    ['skirt, 2024 new', undefined],
    ['new boots', 'new'],
    ['meter, adapts to the type of fuel used.', undefined],
    ['used engine', 'used'],
    ['biscuit made from flour, oil, sugar and dried figs', undefined],
    ['mixture consisting of dried figs', 'dried'],
    ['crisps (flour 50%, starch 15%, dried egg white, salt)', undefined],
    ['figs (dried, 100%)', 'dried'],
    ['album, prepared for retail sale', undefined],
    ['prepared mustard for retail sale', 'prepared'],
    ['rug made from used tyres', undefined],
    ['container of used tyres', 'used'],
  ])('of %j is %s', (stated, state) => expect(readFacts(texts(stated), []).get('state')).toBe(state));
});

describe('the form', () => {
  it.each([
    ['cotton bed sheet set', undefined],
    ['sheet set', undefined],
    ['porcelain soup plates', undefined],
    ['sauce made from oil, salt, garlic powder and water', undefined],
    ['copper tube with flanges', 'tube'],
    ['polyester film in rolls', 'sheet'],
  ])('of %j is %s', (stated, form) => expect(readFacts(texts(stated), []).get('form')).toBe(form));
});

describe('the construction', () => {
  it.each([
    ['knitted shirt with a woven label', 'knitted'],
    ['woven shirt', 'woven'],
  ])('of %j is %s', (stated, made) => expect(readFacts(texts(stated), []).get('construction')).toBe(made));
});

describe('the wearer', () => {
  it.each([
    ['COAT FOR MEN MADE OF WOOL', 'men'],
    ['coat of man-made fibers', undefined],
    ['manmade staple', undefined],
    ['hat for men and women', 'unisex'],
  ])('of %j is %s', (stated, wearer) => expect(readFacts(texts(stated), []).get('gender')).toBe(wearer));

  it('comes from the field rather than the title', () => {
    expect(readFacts(texts('boys men belt', { notes: 'Color: red; Gender: Men' }), []).get('gender')).toBe(
      'men',
    );
    expect(readFacts(texts('women girls brooch', { notes: 'Gender: Girls' }), []).get('gender')).toBe(
      'girls',
    );
  });

  it('comes from the title if no field states it', () => {
    expect(readFacts(texts('girls brooch', { notes: 'Color: red' }), []).get('gender')).toBe('girls');
  });

  it('comes from the answer above all', () => {
    const answers = [{ question_id: 'q_gender', attribute: 'gender', value: 'boys' }];
    expect(readFacts(texts('coat', { notes: 'Gender: Men' }), answers).get('gender')).toBe('boys');
  });
});
