import { BASE_LANGUAGES, type ChapterFile, type SubheadingEntry } from '@svc/knowledge/base/chapter-file';
import { warning, type Finding } from './finding.ts';

/** Fewest names and examples of a subheading, as the form of the chapter files asks for. */
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

/** Subheadings below the minimum of names or examples, and headings without a title in a language. */
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
