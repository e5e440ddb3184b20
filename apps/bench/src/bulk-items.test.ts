import { describe, expect, it } from '@jest/globals';
import { wideItem } from './bulk-items.ts';

const CODES = ['6109.10.00.12', '6505.00'];
const items = Array.from({ length: 200 }, (_, place) => wideItem('A', place, CODES));

describe('a wide item of a bulk sync', () => {
  // The sizes of fields in the limits of the interface.
  it.each([
    ['sku', 128],
    ['description', 2000],
    ['material', 500],
    ['use', 500],
    ['composition', 500],
    ['notes', 1000],
    ['external_ref', 255],
  ] as const)('fills %s to %d characters', (field, length) => {
    expect(new Set(items.map((item) => item[field].length))).toEqual(new Set([length]));
  });

  it('has text without surrounding blanks', () => {
    for (const { description, notes } of items) {
      expect([description.trim(), notes.trim()]).toEqual([description, notes]);
    }
  });

  it('is deterministic, and differs by position and prefix', () => {
    expect(wideItem('A', 7, CODES)).toEqual(items[7]);
    expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length);
    expect(new Set(items.map(({ description }) => description)).size).toBe(items.length);
    expect(wideItem('B', 7, CODES).sku).not.toBe(items[7]?.sku);
  });

  it('cycles through the codes, and has none without codes', () => {
    expect(items.slice(0, 3).map((item) => item.current_code)).toEqual([CODES[0], CODES[1], CODES[0]]);
    expect(wideItem('A', 3, []).current_code).toBeNull();
  });
});
