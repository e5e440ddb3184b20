import { readFileSync } from 'node:fs';
import { BASE_LANGUAGES, type BaseLanguage, type ChapterFile } from './entries.ts';

const FILE = new URL('../../data/heading-titles.tsv', import.meta.url);

/** This project's titles of a heading, by language; never official. */
type Titles = Readonly<Record<BaseLanguage, string>>;

let kept: ReadonlyMap<string, Titles> | undefined;

/**
 * Formats the titles of a base, one heading per line: four digits and the titles in the order of `BASE_LANGUAGES`,
 * separated by tabs.
 */
export function writeHeadingTitles({ headings }: Pick<ChapterFile, 'headings'>): string {
  return headings
    .map(({ code, title }) => [code, ...BASE_LANGUAGES.map((language) => title[language] ?? '')].join('\t'))
    .map((line) => `${line}\n`)
    .join('');
}

function readTitles(text: string): Map<string, Titles> {
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [code = '', en = '', vi = '', ja = '', ko = ''] = line.split('\t');
        return [code, { en, vi, ja, ko }];
      }),
  );
}

export function headingTitles(): ReadonlyMap<string, Titles> {
  kept ??= readTitles(readFileSync(FILE, 'utf8'));
  return kept;
}

export function ownHeadingTitle(
  language: BaseLanguage,
): (digits: string) => { readonly text: string; readonly official: false } | null {
  return (digits) => {
    const text = headingTitles().get(digits)?.[language];
    return text === undefined ? null : { text, official: false };
  };
}

/** Options for reading a schedule: our own titles for markets whose source has no heading rows, as in Vietnam. */
export const ownTitlesFor = (market: string): { readonly titles?: ReturnType<typeof ownHeadingTitle> } =>
  market === 'VN' ? { titles: ownHeadingTitle('vi') } : {};
