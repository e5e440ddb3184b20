import type { GlossaryText } from '@svc/knowledge/base/glossary-folder';
import type { LineGoodsText } from '@svc/knowledge/base/line-goods';
import { writeHeadingTitles } from '@svc/knowledge/base/heading-titles';
import type { HsCodes } from '@svc/knowledge/base/hs-codes';
import { joinChapters, readChapter, type ChapterText } from '../base-folder.ts';
import {
  coverageTable,
  error,
  findCodeFaults,
  findThinEntries,
  tableLines,
  type Finding,
} from '../check/find-faults.ts';
import { findFormFaults } from '../check/find-form-faults.ts';
import { findGlossaryFaults, glossaryCoverage } from '../check/find-glossary-faults.ts';
import { findLineFaults, lineCoverage } from '../check/find-line-faults.ts';
import { findSharedNames } from '../check/find-shared-names.ts';
import type { CommandResult } from './command-result.ts';

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
