import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { codesBetween, readChapter99 } from '../test/chapter-99.ts';
import { shippedPack } from './shipped-packs.ts';
import { PASSAGES } from '../test/us-passages.ts';

const CHAPTER_99 = sharedDataFile('law/us/chapter99-2026-rev6.txt');
const FOOTNOTES = sharedDataFile('us/hts-2024-12.json');
/** Day of 2026 revision 6. */
const DAY = '2026-04-23';

const PACK = shippedPack('US');

interface Wanted {
  readonly condition?: string;
  readonly source?: RegExp;
  readonly on?: string;
}

function listed(names: readonly string[], { condition, on = DAY }: Wanted = {}): ReadonlySet<string> {
  const rows = names.flatMap((name) => PACK.lists.get(name) ?? []);
  const held = rows.filter(
    ({ from, to, needs }) =>
      (from === null || from <= on) &&
      (to === null || on <= to) &&
      (condition === undefined || needs.some(({ key }) => key === condition)),
  );
  return new Set(held.flatMap(({ codes }) => codes));
}

const minus = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  [...left].filter((code) => !right.has(code)).toSorted();

if (CHAPTER_99 !== null) {
  const lines = readChapter99(CHAPTER_99);

  describe('a list in the US pack', () => {
    it.each(PASSAGES.map((passage) => [passage.lists.join(', '), passage] as const))(
      '%s matches the passage of chapter 99 that enumerates it',
      (_name, passage) => {
        const official = codesBetween(lines, passage);
        const own = listed(passage.lists, passage.on === undefined ? {} : { on: passage.on });
        const words = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

        expect(official.size).toBeGreaterThan(0);
        expect(minus(own, official)).toEqual(words(passage.more));
        expect(minus(official, own)).toEqual(words(passage.less));
      },
    );
  });
} else {
  it.todo('lists of the United States against chapter 99: the official text is not here');
}

/** Chapter 98 is charged on a part of the value; of the others the note that a footnote leads to settles it. */
const DIFFERENT: Readonly<Record<string, { readonly more?: string; readonly less?: string }>> = {
  '9903.88.01': { less: '98020040 98020050 98020060 98020080' },
  '9903.88.02': { less: '98020040 98020050 98020060 98020080' },
  '9903.88.15': { more: '04032050' },
  '9903.90.08': { less: '28030000' },
  '9903.90.09': { less: '72171090' },
};

/** Headings of footnotes and their lists. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  '9903.88.01': ['301_list1'],
  '9903.88.02': ['301_list2'],
  '9903.88.03': ['301_list3'],
  '9903.88.04': ['301_list3_part'],
  '9903.88.15': ['301_list4a'],
  '9903.90.08': ['ru_35'],
  '9903.90.09': ['ru_70'],
  '9903.91.01': ['301_review_b'],
  '9903.91.02': ['301_review_c'],
  '9903.91.03': ['301_review_d'],
};

interface FootnotedLine {
  readonly htsno: string;
  readonly footnotes: readonly { readonly value: string }[] | null;
}

// Subheadings by the headings of their footnotes; a footnote on a statistical number counts for its subheading.
function footnoted(lines: readonly FootnotedLine[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { htsno, footnotes } of lines) {
    for (const heading of (footnotes ?? []).flatMap(
      ({ value }) => value.match(/9903\.\d{2}\.\d{2}/g) ?? [],
    )) {
      const codes = found.get(heading) ?? new Set();
      found.set(heading, codes.add(htsno.replaceAll('.', '').slice(0, 8)));
    }
  }
  return found;
}

if (FOOTNOTES !== null) {
  const lines: readonly FootnotedLine[] = JSON.parse(readFileSync(FOOTNOTES, 'utf8'));
  const byHeading = footnoted(lines);
  const inSchedule = new Set(lines.map(({ htsno }) => htsno.replaceAll('.', '').slice(0, 8)));

  describe('a footnote list in the US pack', () => {
    it.each(Object.entries(HEADINGS))('matches the footnotes of December 2024 for %s', (heading, lists) => {
      const official = byHeading.get(heading) ?? new Set();
      const own = new Set([...listed(lists, { on: '2024-12-15' })].map((code) => code.slice(0, 8)));
      const { more = '', less = '' } = DIFFERENT[heading] ?? {};

      expect(
        minus(own, official)
          .filter((code) => inSchedule.has(code))
          .join(' '),
      ).toBe(more);
      expect(minus(official, own).join(' ')).toBe(less);
    });
  });
}
