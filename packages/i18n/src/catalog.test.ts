import { describe, expect, it } from '@jest/globals';

import { en } from './catalog/en.ts';
import { ja } from './catalog/ja.ts';
import { ko } from './catalog/ko.ts';
import { vi } from './catalog/vi.ts';
import { isMessageKey, translator } from './translate.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const TRANSLATED: readonly (readonly [string, Texts])[] = [
  ['vi', vi],
  ['ja', ja],
  ['ko', ko],
];

/** Terms that are the same in every language: names and international signs. */
const SAME_IN_ALL: ReadonlySet<string> = new Set<string>();

function flatten(catalog: Texts): Map<string, string> {
  return new Map(
    Object.entries(catalog).flatMap(([area, messages]) =>
      Object.entries(messages).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
    ),
  );
}

const ENGLISH = flatten(en);

function placesOf(text: string): string[] {
  return [...new Set(text.match(/\{[^}]*\}/g))].toSorted();
}

describe('the English catalog', () => {
  it('has both English plural forms of each plural message, with a count', () => {
    const keys = [...ENGLISH.keys()];
    const stems = keys.flatMap((key) => /^(.+)_(?:one|other)$/.exec(key)?.[1] ?? []);
    const incomplete = stems.filter((stem) => !ENGLISH.has(`${stem}_one`) || !ENGLISH.has(`${stem}_other`));
    expect(stems.length).toBeGreaterThan(0);
    expect(incomplete).toEqual([]);
    expect(stems.filter((stem) => ENGLISH.has(stem))).toEqual([]);
  });

  it('uses snake case for areas and keys, and word characters for placeholders', () => {
    const odd = [...ENGLISH].filter(
      ([key, text]) => !/^[a-zA-Z]+\.[a-z0-9_]+(?:US|EU|VN)?$/.test(key) || /\{(?!\w+\})/.test(text),
    );
    expect(odd).toEqual([]);
  });

  it('contains the error from the specification verbatim', () => {
    expect(en.errors.finalize_code_required).toBe('Enter the code to finalize');
  });

  it.each([
    ['errors.out_of_credits', ['{balance}', '{needed}']],
    ['errors.plan_feature', ['{key}']],
    ['errors.plan_limit', ['{key}', '{limit}', '{requested}']],
  ])('contains the required text for %s', (key, places) => {
    expect(placesOf(ENGLISH.get(key) ?? '')).toEqual(places);
  });
});

describe.each(TRANSLATED)('the catalog of %s', (_language, catalog) => {
  const translated = flatten(catalog);

  it('has exactly the keys of English', () => {
    const expected = [...ENGLISH.keys()].filter((key) => !key.endsWith('_one'));
    expect([...translated.keys()].toSorted()).toEqual(expected.toSorted());
  });

  it('has the placeholders of English in every message', () => {
    const different = [...translated].filter(
      ([key, text]) => placesOf(text).join() !== placesOf(ENGLISH.get(key) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('has no message that is empty, padded or in English', () => {
    const left = [...translated].filter(
      ([key, text]) =>
        text.trim() === '' || text.trim() !== text || (text === ENGLISH.get(key) && !SAME_IN_ALL.has(key)),
    );
    expect(left).toEqual([]);
  });
});

/** Latin terms that trade texts use in every script: names, commands, formats, field names and units. */
const LATIN_WORDS =
  /\{\w+\}|`[^`]+`|https?:\S*|--\w+|\.xlsx?|\.csv|GET \/api\/\w+|multipart\/form-data|Content-Encoding|"file"|「file」|X-API-Key|Idempotency-Key|[a-z]+_[a-z_]+|[A-Z]+(?:_[A-Z]+)+|\b(?:API|JSON|gzip|deflate|br|UTC|UTF|MiB|MB|SKU|Webhook|webhook|URL|ID|HS|EU|US|VN|DE|T|kg|ml|ids|market|kind|sku)\b/g;

describe.each([
  ['ja', ja],
  ['ko', ko],
] as const)('the script of %s', (_language, catalog: Texts) => {
  it('has no Latin text except names, formats, field names and units', () => {
    const english = [...flatten(catalog)].filter(([, text]) =>
      /[A-Za-z]{2,}/.test(text.replace(LATIN_WORDS, ' ')),
    );
    expect(english).toEqual([]);
  });
});

it('the script of vi has Vietnamese letters in every sentence', () => {
  const plain = [...flatten(vi)].filter(
    ([, text]) => text.split(' ').length > 3 && !/[^\p{ASCII}]/u.test(text),
  );
  expect(plain).toEqual([]);
});

describe('plural messages', () => {
  it('use the English form for their count', () => {
    const t = translator('en');
    expect(t('checks.evidence_cited_ok', { count: 1 })).toBe('1 official source is cited');
    expect(t('checks.evidence_cited_ok', { count: 0 })).toBe('0 official sources are cited');
    expect(t('checks.evidence_cited_ok', { count: 21 })).toBe('21 official sources are cited');
  });

  it('have one form in the other languages', () => {
    expect(translator('ja')('checks.evidence_cited_ok', { count: 1 })).toBe(
      '公的な資料を 1 件引用しています。',
    );
    expect(translator('vi')('checks.evidence_cited_ok', { count: 1 })).toBe('Đã dẫn 1 nguồn chính thức');
  });

  it('are recognized by their stem only', () => {
    expect(isMessageKey('checks.evidence_cited_ok')).toBe(true);
    expect(isMessageKey('checks.evidence_cited_ok_one')).toBe(false);
    expect(isMessageKey('checks.evidence_cited_ok_other')).toBe(false);
  });
});
