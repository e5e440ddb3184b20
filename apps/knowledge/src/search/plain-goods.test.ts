import { describe, expect, it } from '@jest/globals';
import { createGlossary } from '@svc/text-model/glossary';
import { parseHsCodes } from '@svc/knowledge/base/hs-codes';
import { readFileSync } from 'node:fs';
import { measurePlainGoods, readPlainGoods } from './plain-goods.ts';

const CODES = new URL('../../../../packages/knowledge/data/hs2022-codes.txt', import.meta.url);

describe('plain goods', () => {
  it('are 200 subheadings of HS 2022, each once, named in four languages', () => {
    const { subheadings } = parseHsCodes(readFileSync(CODES, 'utf8'));
    const goods = readPlainGoods();
    expect(new Set(goods.map(({ code }) => code)).size).toBe(200);
    expect(goods.filter(({ code }) => !subheadings.has(code))).toEqual([]);
    expect(goods.filter(({ en, vi, ja, ko }) => [en, vi, ja, ko].includes(''))).toEqual([]);
  });

  it('are counted if their subheading is found', () => {
    const lines = [
      { code: '610910', kind: 'name', language: 'en', text: 'cotton T-shirt' },
      { code: '871200', kind: 'name', language: 'en', text: 'bicycle' },
    ] as const;
    const goods = [
      { code: '610910', en: 'T-shirt of cotton', vi: 'áo thun', ja: 'Tシャツ', ko: '티셔츠' },
      { code: '950300', en: 'bicycle', vi: 'xe đạp', ja: '自転車', ko: '자전거' },
    ];
    expect(measurePlainGoods(lines, createGlossary([]), goods)[0]).toEqual({
      language: 'en',
      goods: 2,
      first: 1,
      five: 1,
    });
  });
});
