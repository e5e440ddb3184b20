import {
  BASE_LANGUAGES,
  type ChapterFile,
  type HeadingEntry,
  type SubheadingEntry,
  type TextsByLanguage,
} from '@svc/knowledge/base/entries';
import type { CommandResult } from './command-result.ts';

function textLines(field: string, texts: TextsByLanguage, separator: string): string[] {
  return BASE_LANGUAGES.filter((language) => texts[language].length > 0).map(
    (language) => `  ${field} ${language}: ${texts[language].join(separator)}`,
  );
}

function headingLines({ code, title }: HeadingEntry): string[] {
  return [code, ...BASE_LANGUAGES.map((language) => `  title ${language}: ${title[language] ?? '-'}`)];
}

function subheadingLines({ code, names, examples, traps }: SubheadingEntry): string[] {
  return [
    code,
    ...textLines('names', names, '; '),
    ...textLines('examples', examples, '\n    '),
    ...traps.map((trap) => `  trap: ${trap.goods} -> ${trap.code} (${trap.why})`),
  ];
}

/** Shows a subheading's entry, or a heading with all its subheadings; dots in the code are ignored. */
export function show({ headings, subheadings }: ChapterFile, written: string): CommandResult {
  const code = written.replaceAll('.', '');
  const lines = [
    ...headings.filter((heading) => heading.code === code).flatMap(headingLines),
    ...subheadings
      .filter((entry) => entry.code === code || (code.length === 4 && entry.code.startsWith(code)))
      .flatMap(subheadingLines),
  ];
  if (lines.length === 0) return { lines: [`no entry ${written}`], exitCode: 1 };

  return { lines, exitCode: 0 };
}
