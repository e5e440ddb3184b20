import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const CATALOGS = ['catalog', 'console'];

/** Terms of docs/glossary.md that are not to be used. */
const NOT_USED: readonly (readonly [language: string, word: RegExp])[] = [
  ['en', /suggested code|duties on top/i],
  [
    'en',
    /None of the others|official schedule of|the role \{|from the chapter on|Speaks (?:for|against)|settle it/i,
  ],
  ['vi', /mã gợi ý|tiền lệ/],
  ['ja', /確度|確信度/],
  ['ja', /(?<!関税)率表/],
  ['ja', /分類事例|裁定|申告可能な|案件/],
  ['ko', /확신도/],
  ['ko', /(?<!관)세율표/],
  ['ko', /분류 사례|결정례|적재/],
];

/** Terms of the glossary that a catalog has. */
const USED: readonly (readonly [language: string, words: readonly string[]])[] = [
  ['vi', ['mã HS', 'biểu thuế', 'dòng thuế', 'độ tin cậy']],
  ['ja', ['税番', '関税率表', '信頼度']],
  ['ko', ['세번', '관세율표', '신뢰도']],
];

function catalogText(language: string): string {
  return CATALOGS.map((catalog) => new URL(`./${catalog}/${language}/`, import.meta.url))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(new URL(file, folder), 'utf8')),
    )
    .join('\n');
}

describe('the catalogs', () => {
  it.each(NOT_USED)('in %s do not contain %s', (language, word) =>
    expect(catalogText(language)).not.toMatch(word),
  );

  it.each(USED)('in %s contain the glossary terms', (language, words) => {
    const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
    for (const word of words) {
      expect(catalogText(language)).toContain(word);
      expect(glossary).toContain(word);
    }
  });
});
