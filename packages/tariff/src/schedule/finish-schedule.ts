import type { Market } from '../market.ts';
import { buildTree, orphanFault } from './build-tree.ts';
import type { CollectedRows } from './collect-rows.ts';
import type { PreferenceTable } from './eu/read-preferences.ts';
import type { ScheduleLine } from './line.ts';
import type { Placing } from './place-rows.ts';
import type { RateTable } from './rate-table.ts';
import type { ReadSchedule, ScheduleFault } from './report.ts';
import type { TitleOf } from './title-of.ts';

export interface ReadOptions {
  /** Number of declarable lines of the active version; a file with less than half of them is taken for an excerpt. */
  readonly expectedLeaves?: number;
  /** ISO date on which lines must be in force, for sources with dates. */
  readonly date?: string;
  readonly titles?: TitleOf;
  readonly rates?: RateTable;
  readonly preferences?: PreferenceTable;
}

/** Additional check of one form on each built line: the orphan reason, or null. */
type LineCheck = (line: ScheduleLine) => string | null;

interface FormRules {
  readonly check?: LineCheck;
  readonly placing?: Placing;
}

/** Maximum errors reported; more would add nothing about a rejected file. */
const FAULTS_MAX = 200;

/** Builds the tree from collected rows and completes the report; a schedule with errors has no lines. */
export function finishSchedule(
  collected: CollectedRows,
  market: Market,
  options: ReadOptions,
  ignoredColumns: readonly string[],
  { check = () => null, placing = 'indent' }: FormRules = {},
): ReadSchedule {
  const { lines, faults: treeFaults } = buildTree(collected.rows, market, placing);
  const faults = [
    ...collected.faults,
    ...treeFaults,
    ...orphansBy(check, lines, collected),
    ...tooFew(lines, options),
  ];

  return {
    lines: faults.length > 0 ? [] : lines,
    rejected: collected.rejected,
    ignoredColumns,
    faults: faults.slice(0, FAULTS_MAX),
  };
}

export function rejectedSchedule(...faults: ScheduleFault[]): ReadSchedule {
  return { lines: [], rejected: [], ignoredColumns: [], faults };
}

function orphansBy(
  check: LineCheck,
  lines: readonly ScheduleLine[],
  collected: CollectedRows,
): ScheduleFault[] {
  // Finding a row scans all rows, so only as many lines as are reported are collected.
  const orphans = lines.filter((line) => check(line) !== null).slice(0, FAULTS_MAX);
  return orphans.map((line) => {
    const sourceRow = collected.rows.find((row) => row.code === line.code)?.sourceRow ?? null;
    return orphanFault({ sourceRow, code: line.code, description: line.description }, check(line) ?? '');
  });
}

function tooFew(lines: readonly ScheduleLine[], { expectedLeaves = 0 }: ReadOptions): ScheduleFault[] {
  const leaves = lines.filter((line) => line.isLeaf).length;
  if (leaves > 0 && leaves * 2 >= expectedLeaves) return [];
  return [{ code: 'too_few_lines', sourceRow: null, params: { leaves, expectedLeaves } }];
}
