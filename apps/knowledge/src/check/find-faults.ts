import { BASE_LANGUAGES, type ChapterFile, type SubheadingEntry } from '@svc/knowledge/base/entries';
import type { HsCodes } from '@svc/knowledge/base/hs-codes';

/** Finding of a check. Errors make the base invalid; warnings report thin or unclear entries. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** File and line, a code, or several codes. */
  readonly where: string;
  readonly message: string;
  /** True if the file is not YAML: nothing else in it can be checked. */
  readonly isUnreadable?: boolean;
}

export const error = (where: string, message: string): Finding => ({ level: 'error', where, message });

export const warning = (where: string, message: string): Finding => ({ level: 'warning', where, message });

const average = (values: readonly number[]): string =>
  values.length === 0 ? '-' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);

function rowOf(label: string, expected: number, entries: readonly SubheadingEntry[]): string[] {
  const averages = (['names', 'examples'] as const).flatMap((field) =>
    BASE_LANGUAGES.map((language) => average(entries.map((entry) => entry[field][language].length))),
  );
  return [label, `${entries.length}/${expected}`, ...averages];
}

/** Subheading count and average number of names and examples, by chapter and in total. */
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

export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}

function missingCodes(known: ReadonlySet<string>, present: ReadonlySet<string>, kind: string): Finding[] {
  return [...known].filter((code) => !present.has(code)).map((code) => error(code, `${kind} missing`));
}

/** Finds codes unknown to HS, missing codes, and traps without a target heading or subheading. */
export function findCodeFaults(base: ChapterFile, hs: HsCodes): Finding[] {
  const headings = new Set(base.headings.map(({ code }) => code));
  const subheadings = new Set(base.subheadings.map(({ code }) => code));
  const unknown = [
    ...[...headings].filter((code) => !hs.headings.has(code)),
    ...[...subheadings].filter((code) => !hs.subheadings.has(code)),
  ];
  const traps = base.subheadings.flatMap(({ code, traps: own }) =>
    own
      .filter((trap) => !hs.headings.has(trap.code) && !hs.subheadings.has(trap.code))
      .map((trap) => error(code, `trap "${trap.goods}" leads to unknown code "${trap.code}"`)),
  );

  return [
    ...unknown.map((code) => error(code, 'not in HS 2022')),
    ...traps,
    ...missingCodes(hs.headings, headings, 'heading'),
    ...missingCodes(hs.subheadings, subheadings, 'subheading'),
  ];
}

/** Minimum names and examples of a subheading, as the chapter file format requires. */
const MINIMUM = {
  names: { en: 12, vi: 6, ja: 6, ko: 6 },
  examples: { en: 4, vi: 2, ja: 1, ko: 1 },
} as const;

function shortfalls(entry: SubheadingEntry): string[] {
  return (['names', 'examples'] as const).flatMap((field) =>
    BASE_LANGUAGES.filter((language) => entry[field][language].length < MINIMUM[field][language]).map(
      (language) => `${entry[field][language].length} of ${MINIMUM[field][language]} ${field} in ${language}`,
    ),
  );
}

/** Finds subheadings below the minimum of names or examples, and headings without a title in a language. */
export function findThinEntries({ headings, subheadings }: ChapterFile): Finding[] {
  const untitled = headings.flatMap(({ code, title }) => {
    const missing = BASE_LANGUAGES.filter((language) => !title[language]);
    return missing.length > 0 ? [warning(code, `no title in ${missing.join(', ')}`)] : [];
  });
  const thin = subheadings.flatMap((entry) => {
    const short = shortfalls(entry);
    return short.length > 0 ? [warning(entry.code, short.join(', '))] : [];
  });

  return [...untitled, ...thin];
}
