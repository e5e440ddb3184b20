import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parseHsCodes } from './hs-codes.ts';

const list = readFileSync(new URL('../../data/hs2022-codes.txt', import.meta.url), 'utf8');

describe('parseHsCodes', () => {
  // HS 2022 has 5,612 subheadings and 1,228 headings in 97 chapters; 77 is reserved.
  it('reads the packaged list of HS 2022', () => {
    const { subheadings, headings, chapters } = parseHsCodes(list);
    expect([subheadings.size, headings.size, chapters.size]).toEqual([5_612, 1_228, 96]);
  });

  it('includes codes new in 2022, without those removed', () => {
    const { subheadings } = parseHsCodes(list);
    expect(['852411', '852491', '851713', '851714'].every((code) => subheadings.has(code))).toBe(true);
    expect(['851712', '845611'].map((code) => subheadings.has(code))).toEqual([false, true]);
  });

  it('names the line that is not a subheading', () => {
    expect(() => parseHsCodes('010121\n0101.29\n')).toThrow('line 2');
  });
});
