import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from '../words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { consoleWords } from './translate.ts';
import { vi } from './vi.ts';

const ENGLISH = flatten(en);
const TRANSLATED = [
  ['vi', flatten(vi)],
  ['ja', flatten(ja)],
  ['ko', flatten(ko)],
] as const;

const placesOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{[^}]*\}/g))].toSorted((a, b) => a.localeCompare(b));

describe('the English console text', () => {
  it('has both forms of each plural', () => {
    const stems = [...ENGLISH.keys()].flatMap((key) => /^(.+)_(?:one|other)$/.exec(key)?.[1] ?? []);
    const incomplete = stems.filter((stem) => !ENGLISH.has(`${stem}_one`) || !ENGLISH.has(`${stem}_other`));
    expect(incomplete).toEqual([]);
  });

  it('is all used by the console', () => {
    const folder = new URL('../../../../apps/console/src', import.meta.url).pathname;
    const sources = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
    // A key may be put together: `classify.stage_${stage}` says all that begin so.
    const begun = [...sources.matchAll(/`([a-z]+\.\w*)\$\{/g)].map((match) => match[1] ?? '');
    const unsaid = [...ENGLISH.keys()]
      // Texts for any area stay, used or not.
      .filter((key) => !key.startsWith('common.') && !key.startsWith('reports.'))
      .map((key) => key.replace(/_(?:one|other)$/, ''))
      .filter((key) => !sources.includes(`'${key}'`) && !begun.some((start) => key.startsWith(start)));
    expect(unsaid).toEqual([]);
  });
});

describe.each(TRANSLATED)('the text in %s', (_language, words) => {
  it('has the same placeholders as English', () => {
    const other = [...words].filter(([key, text]) => {
      const english = ENGLISH.get(key) ?? '';
      return placesOf(text).join() !== placesOf(english).join();
    });
    expect(other).toEqual([]);
  });

  it('is not empty', () => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('consoleWords', () => {
  it('picks the plural of the language', () => {
    expect(consoleWords(en, 'en')('review.waiting', { count: 1 })).toBe('1 waiting');
    expect(consoleWords(vi, 'vi')('review.waiting', { count: 1 })).toBe('1 đang chờ');
  });

  it('writes counts in the figures of the language', () => {
    expect(consoleWords(en, 'en')('review.waiting', { count: 1328 })).toBe('1,328 waiting');
    expect(consoleWords(vi, 'vi')('review.waiting', { count: 1328 })).toBe('1.328 đang chờ');
  });
});
