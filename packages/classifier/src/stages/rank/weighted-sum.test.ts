import { describe, expect, it } from '@jest/globals';
import { weightedSum } from './weighted-sum.ts';

describe('weightedSum', () => {
  it('sums evidence times weight, negative weights included', () => {
    expect(
      weightedSum({ named: 2, residual: -0.5, figures: 5 }, { named: 0.5, residual: 1, figures: 0 }),
    ).toBe(0.5);
  });

  it('counts only evidence that has a weight', () => {
    const evidence = { named: 1, unweighed: 1000 };
    expect(weightedSum<'named'>({ named: 3 }, evidence)).toBe(3);
    expect(weightedSum<never>({}, evidence)).toBe(0);
  });
});
