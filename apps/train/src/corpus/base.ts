import { BASE_LANGUAGES, type TextsByLanguage } from '@svc/knowledge/base/entries';
import { readChapterFile } from '@svc/knowledge/base/chapter-file';
import type { ProductText } from '@svc/text-model/features';
import type { Market } from '@svc/tariff/market';
import { withoutDiacritics } from '@svc/text-model/glossary';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrainingRow } from './training-row.ts';

const CHAPTER_FILE = /^\d{2}\.yaml$/u;

/** Start of a seller's category and attributes after a title. */
const NOTES = /\s(?=Category: )/u;

/** Converts a text of the base to a product; the part from `Category:` on is the notes. */
export function productOf(text: string): ProductText {
  const [description = '', ...notes] = text.split(NOTES);
  return notes.length === 0 ? { description } : { description, notes: notes.join(' ') };
}

/** Weight of a Vietnamese text without diacritics, relative to 1 for the original. */
export const PLAIN_WEIGHT = 0.3;

/** Converts a text of the base to a training row, with a market if its code is a national line. */
export const baseRow = (
  source: string,
  code: string,
  text: string,
  weight: number,
  market: Market | null = null,
): TrainingRow => ({ source, id: '', group: '', product: productOf(text), code, market, weight });

const rowsOf = (source: string, code: string, texts: TextsByLanguage): TrainingRow[] => [
  ...BASE_LANGUAGES.flatMap((language) => texts[language].map((text) => baseRow(source, code, text, 1))),
  ...texts.vi.map((text) => baseRow(source, code, withoutDiacritics(text), PLAIN_WEIGHT)),
];

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
