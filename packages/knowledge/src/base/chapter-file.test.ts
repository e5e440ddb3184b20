import { describe, expect, it } from '@jest/globals';
import { readChapterFile } from './chapter-file.ts';

const CHAPTER = `
'6109':
  title:
    en: T-shirts and singlets
    vi: Áo phông
    ja: Ｔシャツ
    ko: 티셔츠
'610910':
  names:
    en: cotton tee; tank top ; undershirt
    vi: áo thun
  examples:
    en: |
      Mens tee: navy #3
      TEE SS COTTON
  facts:
    construction: knitted
    material: cotton
  traps:
    - goods: knitted pyjama tops
      code: '6108.31'
      why: pyjamas are named in heading 6108
`;

describe('readChapterFile', () => {
  const { headings, subheadings } = readChapterFile(CHAPTER);

  it('reads the titles of headings', () => {
    expect(headings).toEqual([
      { code: '6109', title: { en: 'T-shirts and singlets', vi: 'Áo phông', ja: 'Ｔシャツ', ko: '티셔츠' } },
    ]);
  });

  it('splits names at semicolons and examples at line ends', () => {
    expect(subheadings[0]?.names).toEqual({
      en: ['cotton tee', 'tank top', 'undershirt'],
      vi: ['áo thun'],
      ja: [],
      ko: [],
    });
    expect(subheadings[0]?.examples.en).toEqual(['Mens tee: navy #3', 'TEE SS COTTON']);
  });

  it('reads traps with the digits of their codes', () => {
    expect(subheadings[0]?.traps).toEqual([
      { goods: 'knitted pyjama tops', code: '610831', why: 'pyjamas are named in heading 6108' },
    ]);
  });

  it('reads facts', () => {
    expect(subheadings[0]?.facts).toEqual([
      { attribute: 'construction', values: ['knitted'] },
      { attribute: 'material', values: ['cotton'] },
    ]);
  });

  it('says where a text is not YAML', () => {
    expect(() => readChapterFile("'6109': [")).toThrow(/line 1/u);
  });
});
