import type { GlossaryText } from '@svc/knowledge/base/glossary-folder';
import { type LineGoodsText, readLineGoods, type LineGoods } from '@svc/knowledge/base/line-goods';
import { writeHeadingTitles } from '@svc/knowledge/base/heading-titles';
import type { HsCodes } from '@svc/knowledge/base/hs-codes';
import { GLOSSARY_LANGUAGES, readGlossaryFile } from '@svc/knowledge/base/glossary-file';
import { BASE_LANGUAGES, type BaseLanguage, type SubheadingEntry } from '@svc/knowledge/base/entries';
import { joinChapters, readChapter, type ChapterText } from '../base-folder.ts';
import {
  coverageTable,
  error,
  findCodeFaults,
  findThinEntries,
  tableLines,
  type Finding,
  warning,
} from '../check/find-faults.ts';
import { findFormFaults } from '../check/find-form-faults.ts';
import type { CommandResult } from './command-result.ts';

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

/** Code lengths of classifiable lines by market; a few US lines of chapter 91 have eight digits. */
const DIGITS: Readonly<Record<string, readonly number[]>> = { us: [8, 10], eu: [8], vn: [8] };
const DESCRIPTION_MAX = 400;

function formFaultOf({ market, chapter }: LineGoodsText, { code, description }: LineGoods): string | null {
  const digits = DIGITS[market] ?? [];
  const isLine = /^\d+$/u.test(code) && digits.includes(code.length) && code.startsWith(chapter);
  if (!isLine) return `"${code}" is no line of ${digits.join(' or ')} digits of chapter ${chapter}`;
  if (description === '') return 'a row has a code, a tab and a description';
  if (description.length > DESCRIPTION_MAX) return `a description has at most ${DESCRIPTION_MAX} characters`;
  return description === description.normalize('NFC') ? null : 'text is not in Unicode form NFC';
}

/** Finds rows without a line of their market and chapter, and descriptions shared by lines of a subheading. */
function findFaultsOf(file: LineGoodsText): Finding[] {
  const first = new Map<string, string>();

  return readLineGoods(file.text).flatMap((row) => {
    const where = `${file.market}/${file.chapter}.tsv:${row.line}`;
    const fault = formFaultOf(file, row);
    if (fault !== null) return [error(where, fault)];

    const key = `${row.code.slice(0, 6)} ${row.description.toLowerCase()}`;
    const before = first.get(key);
    first.set(key, before ?? row.code);
    return before === undefined || before === row.code
      ? []
      : [error(where, `"${row.description}" stands under ${before} too`)];
  });
}

/** Finds rows that match no line, and descriptions shared by lines of a subheading. */
export function findLineFaults(files: readonly LineGoodsText[]): Finding[] {
  return files.flatMap(findFaultsOf);
}

export function lineCoverage(files: readonly LineGoodsText[]): string[] {
  return Object.keys(DIGITS).map((market) => {
    const rows = files.filter((file) => file.market === market).flatMap(({ text }) => readLineGoods(text));
    const lines = new Set(rows.map(({ code }) => code));
    return `goods by line, ${market}: ${rows.length} descriptions of ${lines.size} lines`;
  });
}

const COLUMNS = 1 + GLOSSARY_LANGUAGES.length;

function formFaults({ file, text }: GlossaryText): Finding[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];

    const cells = line.split('\t');
    const isWhole = cells.length === COLUMNS && cells.every((cell) => cell.trim() !== '');
    const where = `${file}:${at + 1}`;

    return [
      ...(isWhole ? [] : [error(where, `a row has ${COLUMNS} cells with words, with tabs between them`)]),
      ...(line === line.normalize('NFC') ? [] : [error(where, 'text is not in Unicode form NFC')]),
    ];
  });
}

/** Finds rows without all four languages, text that is not NFC, and English terms with two rows. */
export function findGlossaryFaults(texts: readonly GlossaryText[]): Finding[] {
  const rows = texts.flatMap(({ file, text }) => readGlossaryFile(text).map((row) => ({ file, ...row })));
  const first = new Map<string, string>();
  const repeated = rows.flatMap(({ file, line, english: [word = ''] }) => {
    const before = first.get(word);
    if (before !== undefined) return [warning(`${file}:${line}`, `"${word}" has a row in ${before}`)];
    first.set(word, `${file}:${line}`);
    return [];
  });

  return [...texts.flatMap(formFaults), ...repeated];
}

export function glossaryCoverage(texts: readonly GlossaryText[]): string[] {
  const rows = texts.flatMap(({ text }) => readGlossaryFile(text));
  const terms = GLOSSARY_LANGUAGES.map(
    (language) => `${language} ${new Set(rows.flatMap((row) => row.terms[language])).size}`,
  );
  return [`glossary: ${rows.length} concepts; terms ${terms.join(', ')}`];
}

interface KnowledgeFiles {
  readonly texts: readonly ChapterText[];
  readonly glossary: readonly GlossaryText[];
  readonly lineGoods: readonly LineGoodsText[];
  readonly titles: string;
}

/**
 * Checks the base: prints findings, errors last, then coverage. Exit code 1 on errors.
 */
export function check({ texts, glossary, lineGoods, titles }: KnowledgeFiles, hs: HsCodes): CommandResult {
  const formFaults = texts.map((text) => ({ text, faults: findFormFaults(text) }));
  // A malformed file may parse incompletely; the others are still checked.
  const readable = formFaults.filter(
    ({ faults }) => !faults.some(({ isUnreadable }) => isUnreadable === true),
  );
  const base = joinChapters(readable.map(({ text }) => readChapter(text)));
  const findings = [
    ...formFaults.flatMap(({ faults }) => faults),
    ...findCodeFaults(base, hs),
    ...findThinEntries(base),
    ...findSharedNames(base.subheadings),
    ...findGlossaryFaults(glossary),
    ...findLineFaults(lineGoods),
    ...(titles === writeHeadingTitles(base)
      ? []
      : [
          error(
            'heading-titles.tsv',
            'differs from the titles of the chapters: run `npm run knowledge -- titles`',
          ),
        ]),
  ];
  const of = (level: Finding['level']): Finding[] => findings.filter((finding) => finding.level === level);
  const [warnings, errors] = [of('warning'), of('error')];

  return {
    lines: [
      ...[...warnings, ...errors].map(({ level, where, message }) => `${level}  ${where}  ${message}`),
      ...tableLines(coverageTable(base, hs)),
      ...glossaryCoverage(glossary),
      ...lineCoverage(lineGoods),
      `${errors.length} errors, ${warnings.length} warnings`,
    ],
    exitCode: errors.length > 0 ? 1 : 0,
  };
}
