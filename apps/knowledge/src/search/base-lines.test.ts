import { describe, expect, it } from '@jest/globals';
import { readChapterFile } from '@svc/knowledge/base/chapter-file';
import { baseLines } from './base-lines.ts';
import { glossaryOf } from './glossary-of.ts';

describe('baseLines', () => {
  it('has each name and example once, by entry, language and kind', () => {
    const { subheadings } = readChapterFile(`
'610910':
  names: { vi: áo thun }
'871200':
  names: { en: bicycle; road bike, ko: 자전거 }
  examples: { en: BIKE 26IN }
`);
    expect(
      baseLines(subheadings).map(({ code, kind, language, text }) => [code, kind, language, text]),
    ).toEqual([
      ['610910', 'name', 'vi', 'áo thun'],
      ['871200', 'name', 'en', 'bicycle'],
      ['871200', 'name', 'en', 'road bike'],
      ['871200', 'example', 'en', 'BIKE 26IN'],
      ['871200', 'name', 'ko', '자전거'],
    ]);
    expect(baseLines([])).toEqual([]);
  });
});

describe('glossaryOf', () => {
  it('translates the terms of all files into English, earlier files first', () => {
    const glossary = glossaryOf([
      { file: '1.tsv', text: 'pump\tmáy bơm\tポンプ\t펌프\n' },
      { file: '2.tsv', text: 'pumping unit\tmáy bơm\t揚水機\t양수기\n' },
    ]);
    expect(glossary.english('máy bơm')).toEqual(['pump']);
    expect(glossary.english('揚水機')).toEqual(['pumping unit']);
    expect(glossaryOf([]).english('máy bơm')).toEqual([]);
  });
});
