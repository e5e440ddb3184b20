import { describe, expect, it } from '@jest/globals';
import { hashText } from './hash.ts';

const words = Array.from({ length: 2000 }, (_, at) => `word ${at}`);

describe('hashText', () => {
  it('returns 32-bit integers, also for an empty and a long text', () => {
    for (const text of ['', 'a', '綿', '\ud83d\ude00', 'x'.repeat(100_000)]) {
      const hash = hashText(text);
      expect(Number.isInteger(hash)).toBe(true);
      expect(hash).toBeGreaterThanOrEqual(0);
      expect(hash).toBeLessThan(2 ** 32);
    }
  });

  it('is stable for the same text, and differs for another seed', () => {
    expect(hashText('cotton', 3)).toBe(hashText('cotton', 3));
    expect(hashText('cotton', 3)).not.toBe(hashText('cotton', 4));
  });

  it('distinguishes letter order, case and Unicode form', () => {
    const texts = ['ab', 'ba', 'AB', 'é', 'e\u0301', '12', '１２'];
    expect(new Set(texts.map((text) => hashText(text))).size).toBe(texts.length);
  });

  it('has hardly any collisions', () => {
    expect(new Set(words.map((word) => hashText(word))).size).toBe(words.length);
  });

  // Of 2,000 numbers each bit is set in half: 4 standard deviations of √2,000 / 2 are 90.
  it('sets every bit in about half of the texts', () => {
    for (let bit = 0; bit < 32; bit += 1) {
      const set = words.filter((word) => ((hashText(word) >>> bit) & 1) === 1).length;
      expect(Math.abs(set - 1000)).toBeLessThan(150);
    }
  });
});
