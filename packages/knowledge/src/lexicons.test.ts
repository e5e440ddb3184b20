import { describe, expect, it } from '@jest/globals';
import { LEGAL_NOTES } from './data/legal-notes.ts';
import { CHAPTER_MATERIALS, MATERIALS } from './data/materials.ts';
import { PRODUCT_TYPES, materialIndex, productIndex } from './lexicons.ts';
import { phraseTokens } from './phrase-index.ts';
import { translateTerms } from './translate-terms.ts';

const CHAPTERS_OF_GOODS = /^(?!00|77)(?:[0-8]\d|9[0-7])\d{2}(?:\d{2})?$/u;

describe('product types', () => {
  it('name headings of goods, with terms that can occur in text', () => {
    const nowhere = PRODUCT_TYPES.filter(
      ({ headings }) => headings.length === 0 || headings.some((heading) => !CHAPTERS_OF_GOODS.test(heading)),
    );
    const unread = PRODUCT_TYPES.filter(({ terms }) => terms.some((term) => phraseTokens(term).length === 0));
    expect([...nowhere, ...unread].map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['smartphone', '8517'],
    ['wristwatch', '9101'],
    ['roasted coffee', '0901'],
    ['umbrella', '6601'],
    ['jigsaw puzzle', '9503'],
  ])('include %s', (name, heading) => {
    const [match] = productIndex.findAll(phraseTokens(name));
    expect(match?.entry.type.headings.some((known) => known.startsWith(heading))).toBe(true);
  });
});

describe('materials', () => {
  it('map chapters only to existing material groups', () => {
    const groups = new Set<string>(MATERIALS.map(({ group }) => group));
    expect(
      Object.values(CHAPTER_MATERIALS)
        .flat()
        .filter((group) => !groups.has(group)),
    ).toEqual([]);
  });

  it('match the longer name', () => {
    expect(materialIndex.findAll(phraseTokens('stainless steel'))[0]?.entry.name).toBe('stainless steel');
  });
});

describe('legal notes', () => {
  it('have one row per note and place, with goods that belong elsewhere', () => {
    const keys = LEGAL_NOTES.map(({ reference, codes }) => `${reference} ${codes.join(' ')}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { codes, goods } of LEGAL_NOTES) {
      expect(codes.every((code) => /^\d{2,4}$/u.test(code))).toBe(true);
      expect(goods.every((code) => /^\d{2,4}$/u.test(code) && !codes.includes(code))).toBe(true);
    }
  });
});

describe('translateTerms', () => {
  it.each([
    ['vi', 'áo thun nam', "t-shirt men's"],
    ['ja', '綿製Tシャツ', 'cotton t-shirt'],
    ['ja', '絹織物ブラウス', 'silk woven fabric blouse'],
    ['ko', '가죽 지갑', 'leather wallet'],
    ['vi', 'cà phê hạt chưa rang, chưa khử chất cafein', 'coffee beans not roasted not decaffeinated'],
    ['ja', 'Ｔ シャツ', 't-shirt'],
    ['ja', 'コーヒー生豆、カフェインを除いていないもの', 'coffee beans not roasted not decaffeinated'],
    ['ja', '焙煎したコーヒー豆', 'roasted coffee beans'],
    [
      'ko',
      '커피 원두, 볶지 않은 것, 카페인을 제거하지 않은 것',
      'coffee beans not roasted not decaffeinated',
    ],
    ['ko', '볶은 커피', 'roasted coffee'],
  ] as const)('reads %s', (language, text, english) => {
    expect(translateTerms(text, language).english).toBe(english);
  });

  it('reports how much was understood', () => {
    expect(translateTerms('가죽 지갑', 'ko').coverage).toBe(1);
    expect(translateTerms('ビュレット', 'ja')).toEqual({
      english: '',
      glossed: 'ビュレット',
      terms: [],
      denied: [],
      coverage: 0,
    });
    expect(translateTerms('', 'vi').coverage).toBe(0);
  });

  it('does not read a Korean particle or part of a Vietnamese word as a term', () => {
    expect(translateTerms('물은', 'ko').english).toBe('');
    expect(translateTerms('daothep', 'vi').english).toBe('');
  });
});
