import { describe, expect, it } from '@jest/globals';
import { pairedDifference, shareWithInterval } from './intervals.ts';

describe('shareWithInterval', () => {
  // Wilson: (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n) with z² = 3.841459. Of none right the lower limit is 0
  // and the upper (z²/n) / (1 + z²/n): 0.3841459 / 1.3841459 of ten, 3.841459 / 4.841459 of one.
  it.each([
    [5, 10, 0.5, 0.2366, 0.7634],
    [50, 100, 0.5, 0.4038, 0.5962],
    [0, 10, 0, 0, 0.2775],
    [10, 10, 1, 0.7225, 1],
    [0, 1, 0, 0, 0.7935],
    [1, 1, 1, 0.2065, 1],
  ])('of %i of %i is %d, from %d to %d', (right, n, share, low, high) =>
    expect(shareWithInterval(right, n)).toEqual({ share, low, high }),
  );

  it('contains the share and stays within 0 and 1 for every count of twelve', () => {
    for (let right = 0; right <= 12; right += 1) {
      const { share, low, high } = shareWithInterval(right, 12);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect(high).toBeLessThanOrEqual(1);
    }
  });

  it('is symmetric for correct and incorrect', () => {
    const [right, wrong] = [shareWithInterval(3, 17), shareWithInterval(14, 17)];
    expect(right.low).toBeCloseTo(1 - wrong.high, 4);
    expect(right.high).toBeCloseTo(1 - wrong.low, 4);
  });

  it('narrows with the number of cases', () => {
    const widths = [10, 100, 1000, 100_000].map((n) => {
      const { low, high } = shareWithInterval(n / 2, n);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths.at(-1)).toBeLessThan(0.01);
  });
});

describe('pairedDifference', () => {
  // (gained − lost) / n ± 1.959964 × √(gained + lost − (gained − lost)² / n) / n.
  it.each([
    ['as many were lost as gained: ± 1.96 × √10 / 100', 5, 5, 100, 0, -0.062, 0.062],
    ['all that changed got worse: −0.08 ± 1.96 × √3.68 / 50', 0, 4, 50, -0.08, -0.1552, -0.0048],
    ['the interval would pass 1: 0.75 ± 1.96 × √0.75 / 4', 3, 0, 4, 0.75, 0.3257, 1],
    ['every case was gained: no spread is left', 10, 0, 10, 1, 1, 1],
    ['nothing changed', 0, 0, 40, 0, 0, 0],
  ])('if %s', (_, gained, lost, n, difference, low, high) =>
    expect(pairedDifference(gained, lost, n)).toEqual({ difference, low, high }),
  );

  it('is empty without cases', () => {
    expect(pairedDifference(0, 0, 0)).toEqual({ difference: 0, low: -1, high: 1 });
  });

  it('changes its sign with the order of the two runs', () => {
    const [one, other] = [pairedDifference(9, 2, 60), pairedDifference(2, 9, 60)];
    expect(other.difference).toBeCloseTo(-one.difference, 12);
    expect(other.low).toBeCloseTo(-one.high, 4);
    expect(other.high).toBeCloseTo(-one.low, 4);
  });

  it('counts ties only in the number of cases', () => {
    const few = pairedDifference(6, 2, 20);
    const many = pairedDifference(6, 2, 2000);
    expect(many.difference).toBeLessThan(few.difference);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });
});
