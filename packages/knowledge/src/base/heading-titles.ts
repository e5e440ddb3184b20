import { BASE_LANGUAGES, type BaseLanguage, type ChapterFile } from './entries.ts';
import { readTable } from '../read-table.ts';

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

export function headingTitles(): ReadonlyMap<string, Titles> {
  kept ??= new Map(
    readTable('heading-titles').map(([code = '', en = '', vi = '', ja = '', ko = '']) => [
      code,
      { en, vi, ja, ko },
    ]),
  );
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
