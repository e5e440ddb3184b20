import { describe, expect, it } from '@jest/globals';
import { findAscending } from './find-ascending.ts';

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

  it('looks only from a place to before another', () => {
    expect(findAscending(numbers, 5, 1, 3)).toBe(2);
    expect(findAscending(numbers, 7, 1, 3)).toBe(-1);
    expect(findAscending(numbers, 2, 1, 3)).toBe(-1);
    expect(findAscending(numbers, 2, 0, 0)).toBe(-1);
  });
});
