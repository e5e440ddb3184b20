import { describe, expect, it } from '@jest/globals';
import { readFact } from './facts.ts';

describe('readFact', () => {
  it('reads properties with their values', () => {
    expect(readFact('material', 'cotton, man_made_fibre')).toEqual({
      attribute: 'material',
      values: ['cotton', 'man_made_fibre'],
    });
  });

  // Subheading 8450.11: washing machines of a dry linen capacity of at most 10 kg.
  it('reads sizes with their limits', () => {
    expect(readFact('weight_kg', '<= 10')).toEqual({
      attribute: 'weight_kg',
      comparison: '<=',
      bound: '10',
    });
  });

  it.each([
    ['weight_kg', 'ten', 'weight_kg is a comparison'],
    ['weight_kg', '= 10', 'weight_kg is a comparison'],
    ['colour', 'red', 'unknown fact "colour"'],
    ['gender', 'dogs', 'gender cannot be dogs; it is of men, women'],
    ['toString', 'x', 'unknown fact "toString"'],
  ])('reports the error in %s: %s', (attribute, text, message) => {
    expect(readFact(attribute, text)).toContain(message);
  });
});
