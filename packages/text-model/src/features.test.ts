import { describe, expect, it } from '@jest/globals';
import { featuresOf } from './features.ts';

const overlapOf = (left: string, right: string): number => {
  const [a, b] = [featuresOf({ description: left }), featuresOf({ description: right })];
  const values = new Map(Array.from(b.hashes, (hash, at) => [hash, b.values[at] ?? 0]));
  return a.hashes.reduce((sum, hash, at) => sum + (a.values[at] ?? 0) * (values.get(hash) ?? 0), 0);
};

describe('featuresOf', () => {
  it('has values of length 1', () => {
    const { values } = featuresOf({ description: 'silicone case for mobile phones', material: 'silicone' });
    expect(values.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5);
  });

  it('has none for a text without terms', () => {
    expect(featuresOf({ description: '500 12.5 --' }).hashes).toHaveLength(0);
  });

  it.each([
    ['PHONE CASE', 'phone case'],
    ['ÁO PHÔNG', 'áo phông'],
    ['ＴＶ', 'tv'],
  ])('reads %j as %j', (written, plain) => {
    expect(overlapOf(written, plain)).toBeCloseTo(1, 5);
  });

  it('reads a plural almost like its singular', () => {
    expect(overlapOf('phone cases', 'phone case')).toBeGreaterThan(0.8);
  });

  it('matches Vietnamese pairs without accents', () => {
    expect(overlapOf('áo phông nam', 'ao phong nam')).toBeGreaterThan(0);
  });

  it('distinguishes the goods from their purpose', () => {
    expect(overlapOf('case for phone', 'phone for case')).toBeLessThan(0.7);
    expect(overlapOf('case for phone', 'case for tablet')).toBeGreaterThan(
      overlapOf('case for phone', 'phone'),
    );
  });

  it.each([
    ['ja', '綿製Tシャツ', 'ポロシャツ'],
    ['ko', '면 티셔츠', '폴로 셔츠'],
  ])('finds shared characters in %s without a dictionary', (_language, left, right) => {
    expect(overlapOf(left, right)).toBeGreaterThan(0);
  });

  it('reads only the category and the distinctive attributes of a seller’s notes', () => {
    const notes =
      'Category: Jewelry > Fashion Jewelry > Brooches. Item Type: brooch; Package weight: heavyword';
    const { hashes } = featuresOf({ description: 'pin', notes });
    const has = (text: string): boolean =>
      featuresOf({ description: text }).hashes.some((hash) => hashes.includes(hash));
    expect([has('brooches'), has('heavyword')]).toEqual([true, false]);
  });
});
