import { describe, expect, it } from '@jest/globals';

import { negotiateLanguage, readLanguageTag } from './negotiate.ts';

describe('readLanguageTag', () => {
  it.each([
    ['en', 'en'],
    ['VI', 'vi'],
    ['ja-JP', 'ja'],
    ['Ko-Kore-kr', 'ko'],
    [' vi ', 'vi'],
  ])('reads %j by its primary subtag', (tag, language) => {
    expect(readLanguageTag(tag)).toBe(language);
  });

  it.each(['', 'de', 'eng', 'jap-JP', 'x-en', '*'])('rejects %j', (tag) => {
    expect(readLanguageTag(tag)).toBeNull();
  });
});

describe('negotiateLanguage', () => {
  it.each([
    ['one language', 'ja', 'ja'],
    ['a region tag', 'ko-KR', 'ko'],
    ['the first of equals', 'ko, ja', 'ko'],
    ['the higher quality', 'ja;q=0.5, vi;q=0.9', 'vi'],
    ['quality 1 when none is given', 'ja;q=0.9, vi', 'vi'],
    ['an unsupported language passed over', 'de-DE, fr;q=0.9, vi;q=0.1', 'vi'],
    ['a language excluded by q=0', 'ja;q=0, ko;q=0.1', 'ko'],
    ['a language excluded by q=0 although a region tag asks for it', 'vi;q=0, vi-VN, ja;q=0.2', 'ja'],
    ['a language of which only one region is excluded', 'vi-VN;q=0, vi;q=0.3', 'vi'],
    ['any language', '*', 'en'],
    ['any language but the default', 'en;q=0, *;q=0.5', 'vi'],
    ['any other language, after a named one', 'ja, *;q=0.5', 'ja'],
    ['any other language, before a named one', 'ja;q=0.2, *;q=0.5', 'en'],
    ['white space and upper case', ' JA ; Q=0.8 , de ', 'ja'],
    ['a malformed quality passed over', 'ko;q=x, vi;q=0.1', 'vi'],
  ])('picks %s', (_rule, header, language) => {
    expect(negotiateLanguage(header, 'en')).toBe(language);
  });

  it.each([undefined, '', ',', ';;;', 'de, fr', 'en;q=0', '*;q=0'])('falls back for %j', (header) => {
    expect(negotiateLanguage(header, 'en')).toBe('en');
    expect(negotiateLanguage('de', 'ko')).toBe('ko');
  });
});
