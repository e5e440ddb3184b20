import { describe, expect, it } from '@jest/globals';
import { attemptPauses } from './attempt-pauses.ts';

describe('attemptPauses', () => {
  it.each([
    [0, 4000, 24_000],
    [0.5, 5000, 30_000],
    [0.999_999_9, 6000, 36_000],
  ])('with chance %d pauses %d and %d ms', (chance, first, second) => {
    const pause = attemptPauses([5000, 30_000], () => chance);
    expect([pause(1), pause(2), pause(3)]).toEqual([first, second, second]);
  });
});
