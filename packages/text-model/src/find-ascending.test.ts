import { describe, expect, it } from '@jest/globals';
import { findAscending, findSpread } from './find-ascending.ts';

describe('findAscending', () => {
  const numbers = Uint32Array.from([2, 3, 5, 7, 11]);

  it.each([
    [2, 0],
    [7, 3],
    [11, 4],
    [1, -1],
    [6, -1],
    [12, -1],
  ])('finds %i at %i', (wanted, place) => expect(findAscending(numbers, wanted)).toBe(place));

  it('searches only the given range', () => {
    expect(findAscending(numbers, 5, 1, 3)).toBe(2);
    expect(findAscending(numbers, 7, 1, 3)).toBe(-1);
    expect(findAscending(numbers, 2, 1, 3)).toBe(-1);
    expect(findAscending(numbers, 2, 0, 0)).toBe(-1);
  });
});

const EVEN = Uint32Array.from({ length: 1000 }, (_, at) => at * 4_294_967);
/** All but two numbers are together: guesses by their spread are wrong each time. */
const UNEVEN = Uint32Array.from([
  0,
  ...Array.from({ length: 500 }, (_, at) => 4_000_000_000 + at),
  4_294_967_295,
]);

describe.each([
  ['evenly spread', EVEN],
  ['unevenly spread', UNEVEN],
  ['of one', Uint32Array.of(7)],
])('findSpread in numbers %s', (_, numbers) => {
  it('finds each at its position', () => {
    numbers.forEach((number, place) => expect(findSpread(numbers, number)).toBe(place));
  });

  it.each([1, 5_000_000, 3_999_999_999, 4_000_000_501])('does not find %i', (wanted) =>
    expect(findSpread(numbers, wanted)).toBe(-1),
  );
});

it('findSpread finds nothing without numbers', () => expect(findSpread(new Uint32Array(), 1)).toBe(-1));
