import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import type { ChapterFile } from './entries.ts';
import { packBase, unpackBase } from './packed-base.ts';

const BASE: ChapterFile = {
  headings: [{ code: '6109', title: { en: 'T-shirts', vi: 'Áo phông', ja: null, ko: '티셔츠' } }],
  subheadings: [
    {
      code: '610910',
      names: { en: ['cotton tee', 'tank top'], vi: ['áo thun'], ja: [], ko: ['면티'] },
      examples: { en: ['TEE SS COTTON'], vi: [], ja: ['綿Tシャツ'], ko: [] },
      facts: [{ attribute: 'construction', values: ['knitted'] }],
      traps: [{ goods: 'pyjama tops', code: '610831', why: 'pyjamas are named in heading 6108' }],
    },
  ],
};

describe('unpackBase', () => {
  it('reads the output of packBase', () => {
    expect(unpackBase(packBase(BASE))).toEqual(BASE);
  });

  it('rejects another format', () => {
    expect(() => unpackBase(gzipSync('{"form":9}'))).toThrow('form 9');
  });

  it('rejects a damaged file', () => {
    expect(() => unpackBase(packBase(BASE).subarray(0, 40))).toThrow(/unexpected end/u);
  });
});
