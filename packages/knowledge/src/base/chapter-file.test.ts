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

  it('reports the position of invalid YAML', () => {
    expect(() => readChapterFile("'6109': [")).toThrow(/line 1/u);
  });

  it('normalizes Unicode', () => {
    const [title, name] = ['Áo phông', 'áo nữ'].map((text) => text.normalize('NFD'));
    const { headings, subheadings: read } = readChapterFile(
      `'6109': { title: { vi: ${title} } }\n'610910': { names: { vi: ${name} } }`,
    );
    expect(headings[0]?.title.vi).toBe('Áo phông'.normalize('NFC'));
    expect(read[0]?.names.vi).toEqual(['áo nữ'.normalize('NFC')]);
  });

  it('drops empty names', () => {
    const [entry] = readChapterFile(`'610910':\n  names: { en: ' ; tee;; ' }\n`).subheadings;
    expect(entry?.names.en).toEqual(['tee']);
  });

  it.each(["'61': {}", "'61091': {}", "'6109100012': {}"])(
    'reads %s as neither heading nor subheading',
    (text) => {
      expect(readChapterFile(text)).toEqual({ headings: [], subheadings: [] });
    },
  );

  it.each(["'610910':", "'610910': tee", "'610910': { names: [tee], traps: {} }"])(
    'reads an entry without texts from %j',
    (text) => {
      expect(readChapterFile(text).subheadings).toEqual([
        {
          code: '610910',
          names: { en: [], vi: [], ja: [], ko: [] },
          examples: { en: [], vi: [], ja: [], ko: [] },
          traps: [],
        },
      ]);
    },
  );

  it('distinguishes a missing title from an empty one', () => {
    expect(readChapterFile(`'6109': { title: { en: '' } }`).headings[0]?.title).toEqual({
      en: '',
      vi: null,
      ja: null,
      ko: null,
    });
  });
});
