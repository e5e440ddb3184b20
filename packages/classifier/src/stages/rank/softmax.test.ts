import { describe, expect, it } from '@jest/globals';
import { softmax } from './softmax.ts';

describe('softmax', () => {
  // Odds that differ by ln 3 are 3 to 1, those that differ by ln 2 are 2 to 1.
  it('turns log-odds differences into ratios', () => {
    const [three = 0, one = 0] = softmax([Math.log(3), 0]);
    expect(three).toBeCloseTo(0.75, 12);
    expect(one).toBeCloseTo(0.25, 12);
  });

  it.each([0, 1000, -1000])('does not depend on the origin of the log-odds: %i', (from) => {
    const [two = 0, one = 0] = softmax([from + Math.log(2), from]);
    expect(two / one).toBeCloseTo(2, 9);
    expect(two + one).toBeCloseTo(1, 12);
  });

  it('gives a single option the whole probability, however unlikely it is', () => {
    expect(softmax([-1e300])).toEqual([1]);
  });

  it('gives zero to an impossible option next to another', () => {
    expect(softmax([Number.NEGATIVE_INFINITY, 0])).toEqual([0, 1]);
  });

  it('gives equal options equal shares', () => {
    expect(softmax([3, 3, 3, 3])).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});
