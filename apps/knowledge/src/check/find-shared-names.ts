import { BASE_LANGUAGES, type BaseLanguage, type SubheadingEntry } from '@svc/knowledge/base/entries';
import { warning, type Finding } from './find-faults.ts';

export function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

const leadsTo = (from: SubheadingEntry, to: SubheadingEntry): boolean =>
  from.traps.some(({ code }) => code !== '' && to.code.startsWith(code));

const areSeparated = (left: SubheadingEntry, right: SubheadingEntry): boolean =>
  leadsTo(left, right) || leadsTo(right, left);

function areAllSeparated(entries: readonly SubheadingEntry[]): boolean {
  return entries.every((left, at) => entries.slice(at + 1).every((right) => areSeparated(left, right)));
}

function entriesByName(
  entries: readonly SubheadingEntry[],
  language: BaseLanguage,
): Map<string, Set<SubheadingEntry>> {
  const found = new Map<string, Set<SubheadingEntry>>();
  for (const entry of entries) {
    for (const name of entry.names[language]) {
      const key = plainText(name);
      found.set(key, (found.get(key) ?? new Set()).add(entry));
    }
  }

  return found;
}

/** Finds names shared by subheadings, at least two of them without a separating trap. */
export function findSharedNames(entries: readonly SubheadingEntry[]): Finding[] {
  return BASE_LANGUAGES.flatMap((language) =>
    [...entriesByName(entries, language)]
      .map(([name, sharing]) => ({ name, sharing: [...sharing] }))
      .filter(({ sharing }) => sharing.length > 1 && !areAllSeparated(sharing))
      .map(({ name, sharing }) =>
        warning(sharing.map(({ code }) => code).join(' '), `share the name "${name}" (${language})`),
      ),
  );
}
