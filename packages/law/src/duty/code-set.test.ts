import { describe, expect, it } from '@jest/globals';
import { codeSet } from './code-set.ts';

describe('codeSet', () => {
  const set = codeSet('7208 721650\n  7216991030', '\n76\n');

  it.each([
    ['7208100000', 4],
    ['7216500000', 6],
    ['7216991030', 10],
    ['7601103000', 2],
  ])('finds %s by a start of %d digits', (digits, length) => expect(set.matched(digits)).toBe(length));

  it.each(['7209100000', '7216600000', '7216991000', '720', '7', '', '0072081000', '75'])(
    'has no start of "%s"',
    (digits) => expect(set.matched(digits)).toBe(0),
  );

  it.each([
    ['7208', 4],
    ['76', 2],
    ['72081', 4],
  ])('counts the digits that "%s" has itself where longer starts exist: %d', (digits, length) => {
    expect(set.matched(digits)).toBe(length);
  });

  it('gives the longest of several starts of one code', () => {
    const nested = codeSet('84 8407 84079010');

    expect(['8407901010', '8407341400', '8408101000'].map((digits) => nested.matched(digits))).toEqual([
      8, 4, 2,
    ]);
  });

  it('holds no code where it is empty, whatever blanks it was given', () => {
    expect(codeSet().matched('7208')).toBe(0);
    expect(codeSet(' \n\t ').matched('7208')).toBe(0);
    expect(codeSet('').matched('')).toBe(0);
  });
});
