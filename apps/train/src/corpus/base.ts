import { BASE_LANGUAGES, readChapterFile, type TextsByLanguage } from '@svc/knowledge/base/chapter-file';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrainingRow } from './training-row.ts';

const CHAPTER_FILE = /^\d{2}\.yaml$/u;

const rowsOf = (source: string, code: string, texts: TextsByLanguage): TrainingRow[] =>
  BASE_LANGUAGES.flatMap((language) =>
    texts[language].map((description) => ({
      source,
      id: '',
      group: '',
      product: { description },
      code,
      market: null,
      weight: 1,
    })),
  );

/** Names and examples of the knowledge base, and the titles of its headings. */
export function readBase(folder: string): TrainingRow[] {
  const files = readdirSync(folder).filter((name) => CHAPTER_FILE.test(name));
  return files.flatMap((name) => {
    const { headings, subheadings } = readChapterFile(readFileSync(join(folder, name), 'utf8'));
    const titles = headings.flatMap(({ code, title }) =>
      BASE_LANGUAGES.flatMap((language) => title[language] ?? []).map((description) => ({
        source: 'base-titles',
        id: '',
        group: '',
        product: { description },
        code,
        market: null,
        weight: 0.5,
      })),
    );
    const goods = subheadings.flatMap(({ code, names, examples }) => [
      ...rowsOf('base-names', code, names),
      ...rowsOf('base-examples', code, examples),
    ]);
    return [...titles, ...goods];
  });
}
