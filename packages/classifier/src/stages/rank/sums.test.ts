import { describe, expect, it } from '@jest/globals';
import { sumsOf } from './sums.ts';

const line = (codeDigits: string | null, probability: number) => ({ line: { codeDigits }, probability });
const LINES = [line('6109100012', 3), line('6109100040', 1), line('6109900000', 1), line('6205200000', 5)];

describe('sumsOf', () => {
  it('distributes over the lines of a heading and a subheading for a text that names goods', () => {
    const sums = sumsOf(LINES, 1);
    expect(sums.total).toBe(10);
    expect(sums.of('6109100012', 4)).toBe(0.5);
    expect(sums.of('6109100012', 6)).toBe(0.4);
    expect(sums.of('6109', 4)).toBe(0.5);
    expect(sums.of('8517', 4)).toBe(0);
  });

  it('lowers them by the probability that the text names no goods', () => {
    expect(sumsOf(LINES, 0.8).of('6205200000', 6)).toBeCloseTo(0.4, 12);
  });

  it('is 0 if nothing was weighed', () => {
    expect(sumsOf([], 1).of('6109100012', 4)).toBe(0);
    expect(sumsOf([line(null, 0)], 1).of('6109', 4)).toBe(0);
  });
});
