import { describe, expect, it } from '@jest/globals';
import { displayWidth, padColumns } from './display-width.ts';

describe('the width of a text in columns', () => {
  it.each([
    ['', 0],
    ['Nguyễn', 6],
    ['Nguyễn'.normalize('NFD'), 6],
    ['q\u0323\u0301', 1],
    ['株式会社', 8],
    ['ガ'.normalize('NFD'), 2],
    ['ｶﾞ', 2],
    ['한국어', 6],
    ['한국어'.normalize('NFD'), 6],
    ['ＡＢ，', 6],
    ['「綿」\u3000', 8],
    ['𠮷', 2],
    ['𝒳', 1],
    ['€ – “ñ”', 7],
  ])('of %j is %d', (text, width) => expect(displayWidth(text)).toBe(width));
});

describe('a text in a column', () => {
  it('is padded to the width of the column, and never cut', () => {
    expect(padColumns('綿', 4)).toBe('綿  ');
    expect(padColumns('木綿', 3)).toBe('木綿');
  });
});
