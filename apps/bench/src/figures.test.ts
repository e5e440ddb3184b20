import { describe, expect, it } from '@jest/globals';
import { inParallel, quantile } from './figures.ts';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place + 1);

describe('a quantile', () => {
  it.each([
    [0, 1],
    [0.5, 51],
    [0.95, 96],
    [0.99, 100],
    [1, 100],
  ])('has the share %d of the values below it', (share, value) => {
    expect(quantile(upTo(100), share)).toBe(value);
  });

  it('does not depend on or change the order of the values', () => {
    const values = [10, 9, -1, 100, 2];
    expect(quantile(values, 0.5)).toBe(9);
    expect(values).toEqual([10, 9, -1, 100, 2]);
  });

  it.each([0, 0.5, 1])('of one value is that value at %d', (share) => expect(quantile([7], share)).toBe(7));

  it('of no values is 0', () => expect(quantile([], 0.5)).toBe(0));
});

/** Work whose calls the test ends one by one. */
function held() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (place: number): Promise<void> => {
    begun.push(place);
    return new Promise((resolve) => ends.push(resolve));
  };
  return { begun, work, end: () => ends.shift()?.() };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('concurrent calls', () => {
  it('are limited to the width, and the next starts when one ends', async () => {
    const { begun, work, end } = held();
    const all = inParallel(5, 2, work);
    expect(begun).toEqual([0, 1]);
    end();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    for (let turn = 0; turn < 4; turn += 1) {
      end();
      await settle();
    }
    await all;
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    [0, 4],
    [1, 4],
    [4, 4],
    [100, 7],
  ])('are made once for each of %d positions, %d wide', async (count, width) => {
    const places: number[] = [];
    await inParallel(count, width, async (place) => {
      await settle();
      places.push(place);
    });
    expect(places.toSorted((one, other) => one - other)).toEqual(upTo(count).map((number) => number - 1));
  });

  it('fail with the first error', async () => {
    const work = async (place: number): Promise<void> => {
      if (place === 3) throw new Error('the fourth');
    };
    await expect(inParallel(10, 2, work)).rejects.toThrow('the fourth');
  });
});
