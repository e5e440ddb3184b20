import { describe, expect, it } from '@jest/globals';
import { rowHeight } from './row-height.ts';

const COLUMNS = [
  { width: 20, kind: 'wrapped' },
  { width: 20, kind: 'text' },
] as const;
const sentence = 'eight signs in words '.repeat(3).trim();

describe('rowHeight', () => {
  it.each([
    ['short text', ['bolt', 'x'], null],
    ['long text that is not wrapped', ['bolt', sentence], null],
    ['numbers', [1234.5, null], null],
    ['text of 62 signs in 20', [sentence, ''], 60],
    ['Japanese, twice as wide', ['男子用綿製編物のシャツ', ''], 30],
    ['breaks of its own', ['a\nb\nc', ''], 45],
    ['very long text, of which five lines show', [sentence.repeat(20), ''], 75],
  ])('fits %s', (_, cells, height) => expect(rowHeight(cells, COLUMNS)).toBe(height));
});
