import { describe, expect, it } from '@jest/globals';
import { seededNumbers, seededOrder } from './seeded-order.ts';

const draw = (seed: number, count: number): number[] => {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, next);
};

describe('seededNumbers', () => {
  // The generator of Numerical Recipes: 1,664,525 × 0 + 1,013,904,223 modulo 2^32 comes first from seed 0.
  it('are determined by the seed', () => {
    expect(draw(0, 2)).toEqual([1_013_904_223 / 2 ** 32, 1_196_435_762 / 2 ** 32]);
    expect(draw(5, 3)).toEqual(draw(5, 3));
    expect(draw(5, 3)).not.toEqual(draw(6, 3));
  });

  it('are evenly distributed from 0 up to 1', () => {
    const numbers = draw(1, 10_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, value) => sum + value, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });

  it('are independent of another generator with the same seed', () => {
    const [one, other] = [seededNumbers(3), seededNumbers(3)];
    const first = one();
    one();
    expect(other()).toBe(first);
  });

  it('treat a seed outside 32 bits as its lower 32 bits', () => {
    expect(draw(-1, 2)).toEqual(draw(2 ** 32 - 1, 2));
    expect(draw(2 ** 32 + 5, 2)).toEqual(draw(5, 2));
  });
});

describe('seededOrder', () => {
  it.each([0, 1, 2, 7, 1000])('has each of %i positions once', (count) => {
    expect([...seededOrder(count, 42)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, at) => at),
    );
  });

  it('is determined by the seed, and differs between seeds', () => {
    expect(seededOrder(50, 1)).toEqual(seededOrder(50, 1));
    expect(seededOrder(50, 1)).not.toEqual(seededOrder(50, 2));
  });

  it('can move any element to any position', () => {
    const firsts = new Set(Array.from({ length: 300 }, (_, at) => seededOrder(5, at * 97_003_111)[0]));
    expect(firsts.size).toBe(5);
  });
});
