import { BASE_LANGUAGES, type ChapterFile, type SubheadingEntry } from '@svc/knowledge/base/chapter-file';
import type { HsCodes } from '@svc/knowledge/base/hs-codes';

const average = (values: readonly number[]): string =>
  values.length === 0 ? '-' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);

function rowOf(label: string, expected: number, entries: readonly SubheadingEntry[]): string[] {
  const averages = (['names', 'examples'] as const).flatMap((field) =>
    BASE_LANGUAGES.map((language) => average(entries.map((entry) => entry[field][language].length))),
  );
  return [label, `${entries.length}/${expected}`, ...averages];
}

/** Table of the subheadings present and the average number of their names and examples, by chapter and in total. */
export function coverageTable(base: ChapterFile, hs: HsCodes): string[][] {
  const titles = ['names', 'examples'].flatMap((field) =>
    BASE_LANGUAGES.map((language) => `${field} ${language}`),
  );
  const codes = [...hs.subheadings];
  const known = base.subheadings.filter(({ code }) => hs.subheadings.has(code));
  const rows = [...hs.chapters].map((chapter) =>
    rowOf(
      chapter,
      codes.filter((code) => code.startsWith(chapter)).length,
      known.filter(({ code }) => code.startsWith(chapter)),
    ),
  );

  return [['chapter', 'subheadings', ...titles], ...rows, rowOf('all', codes.length, known)];
}

/** Lines of a table with its columns aligned to the right. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}
