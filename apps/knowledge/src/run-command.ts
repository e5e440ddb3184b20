import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ChapterFile,
  BASE_LANGUAGES,
  type HeadingEntry,
  type SubheadingEntry,
  type TextsByLanguage,
} from '@svc/knowledge/base/entries';
import { readGlossaryTexts, type GlossaryText } from '@svc/knowledge/base/glossary-folder';
import { writeHeadingTitles } from '@svc/knowledge/base/heading-titles';
import { readLineGoodsTexts, type LineGoodsText } from '@svc/knowledge/base/line-goods';
import { parseHsCodes, type HsCodes } from '@svc/knowledge/base/hs-codes';
import type { Fact } from '@svc/knowledge/base/facts';
import { joinChapters, readChapter, readChapterTexts, type ChapterText } from './base-folder.ts';
import type { CommandResult } from './commands/command-result.ts';
import {
  coverageTable,
  error,
  findCodeFaults,
  findThinEntries,
  tableLines,
  type Finding,
} from './check/find-faults.ts';
import { findFormFaults } from './check/find-form-faults.ts';
import { findGlossaryFaults, glossaryCoverage } from './check/find-glossary-faults.ts';
import { findLineFaults, lineCoverage } from './check/find-line-faults.ts';
import { findSharedNames } from './check/find-shared-names.ts';

const factText = (fact: Fact): string =>
  'values' in fact
    ? `${fact.attribute} is ${fact.values.join(' or ')}`
    : `${fact.attribute} ${fact.comparison} ${fact.bound}`;

interface KnowledgeFiles {
  readonly texts: readonly ChapterText[];
  readonly glossary: readonly GlossaryText[];
  readonly lineGoods: readonly LineGoodsText[];
  readonly titles: string;
}

export const USAGE = ['check', 'show CODE', 'titles'].map((line) => `npm run knowledge -- ${line}`);

export class UsageError extends Error {}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs a command on the data folder of packages/knowledge. Throws UsageError, and BaseFileError except in `check`. */
export function runCommand(args: readonly string[], data: string): CommandResult {
  const [command = '', code = ''] = parse(args);
  const texts = () => readChapterTexts(join(data, 'hs'));
  const titlesFile = join(data, 'heading-titles.tsv');
  const base = (): ChapterFile => joinChapters(texts().map(readChapter));

  switch (command) {
    case 'check':
      return check(
        {
          texts: texts(),
          glossary: readGlossaryTexts(join(data, 'glossary')),
          lineGoods: readLineGoodsTexts(join(data, 'lines')),
          titles: existsSync(titlesFile) ? readFileSync(titlesFile, 'utf8') : '',
        },
        parseHsCodes(readFileSync(join(data, 'hs2022-codes.txt'), 'utf8')),
      );
    case 'show':
      if (code === '') throw new UsageError('CODE is missing');
      return show(base(), code);
    case 'titles':
      writeFileSync(titlesFile, writeHeadingTitles(base()));
      return { lines: [titlesFile], exitCode: 0 };
    default:
      throw new UsageError(command === '' ? 'no command' : `unknown command "${command}"`);
  }
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

function textLines(field: string, texts: TextsByLanguage, separator: string): string[] {
  return BASE_LANGUAGES.filter((language) => texts[language].length > 0).map(
    (language) => `  ${field} ${language}: ${texts[language].join(separator)}`,
  );
}

function headingLines({ code, title }: HeadingEntry): string[] {
  return [code, ...BASE_LANGUAGES.map((language) => `  title ${language}: ${title[language] ?? '-'}`)];
}

function subheadingLines({ code, names, examples, facts, traps }: SubheadingEntry): string[] {
  return [
    code,
    ...textLines('names', names, '; '),
    ...textLines('examples', examples, '\n    '),
    ...facts.map((fact) => `  fact: ${factText(fact)}`),
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
