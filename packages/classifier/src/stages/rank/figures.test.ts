import { describe, expect, it } from '@jest/globals';
import { conflictingFigures, givesFigureFor } from './figures.ts';

describe('conflictingFigures', () => {
  it.each([
    ['cable rated 220 V', 'For a voltage exceeding 1,000 V'],
    ['cable rated 10 kV', 'For a voltage not exceeding 1 000 V'],
    ['washing machine 8 kg', 'Of a dry linen capacity not exceeding 6 kg'],
    ['tank of 500 ml', 'Of a capacity exceeding 2 liters'],
    ['máy phát 500 kW', 'Công suất không quá 75 kW'],
  ])('finds that %s is not %s', (description, text) => {
    expect(conflictingFigures(description, [text])).toBe(true);
  });

  it.each([
    ['cable rated 10 kV', 'For a voltage exceeding 1,000 V'],
    ['cable rated 1,000 V', 'For a voltage not exceeding 1 000 V'],
    ['washing machine 8 kg', 'Exceeding 6 kg but not exceeding 10 kg'],
    ['washing machine', 'Not exceeding 6 kg'],
    ['converter of 12 V to 220 V', 'For a voltage exceeding 1,000 V'],
    ['bag of 5 kg', 'Of a capacity exceeding 20 liters'],
  ])('finds nothing between %s and %s', (description, text) => {
    expect(conflictingFigures(description, [text])).toBe(false);
  });
});

describe('givesFigureFor', () => {
  it('tells whether a figure settles what the texts ask', () => {
    const texts = ['Not exceeding 6 kg', 'Exceeding 6 kg'];
    expect(givesFigureFor('washing machine 8 kg', texts)).toBe(true);
    expect(givesFigureFor('washing machine 1400 rpm', texts)).toBe(false);
  });
});
