import { describe, expect, it } from '@jest/globals';
import { Decimal, roundMoney } from './decimal.ts';

it.each([
  ['0.005', '0.01'],
  ['0.0049999999999999999999999', '0'],
  ['1.005', '1.01'],
  ['2.675', '2.68'],
  ['-0.005', '-0.01'],
  ['0', '0'],
  ['99999999999999999999.995', '100000000000000000000'],
  ['122337507.6', '122337507.6'],
])('roundMoney rounds %s to %s: halves away from zero', (amount, rounded) => {
  expect(roundMoney(new Decimal(amount)).toFixed()).toBe(rounded);
});

describe('Decimal', () => {
  it('has no binary fractions', () => {
    expect(new Decimal('0.1').plus('0.2').toFixed()).toBe('0.3');
    expect(new Decimal('1.1').times('1.1').toFixed()).toBe('1.21');
  });

  it('divides to 40 significant digits', () => {
    expect(new Decimal(1).dividedBy(3).toFixed()).toBe(`0.${'3'.repeat(40)}`);
    expect(new Decimal(2).dividedBy(3).toFixed()).toBe(`0.${'6'.repeat(39)}7`);
  });
});
