import { openLines, type LineTree } from '@svc/tariff/packed/line-tree';
import { packLines } from '@svc/tariff/packed/packed-lines';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { buildLineIndex, type LineIndex } from '@svc/tariff/search/index/line-index';
import { termAt, termCount } from '@svc/tariff/search/index/term-table';
import { findCode } from '@svc/tariff/search/search-code';
import { searchWords } from '@svc/tariff/search/search-words';
import type { ScheduleIndex, ScheduleVersion } from './ports.ts';

export interface ScheduleIndexOptions {
  readonly changedDigits?: ReadonlySet<string>;
}

const termWeights = (index: LineIndex): ReadonlyMap<string, number> => {
  const most = index.idf.reduce((max, idf) => Math.max(max, idf), 0);
  const weights = new Map<string, number>();
  for (let term = 0; term < termCount(index.terms); term += 1)
    weights.set(termAt(index.terms, term), most === 0 ? 0 : (index.idf[term] ?? 0) / most);
  return weights;
};

function countLeaves(lines: LineTree): number {
  let leaves = 0;
  for (let position = 0; position < lines.count; position += 1) if (lines.line(position).isLeaf) leaves += 1;
  return leaves;
}

/** Computes a value for a line once, by position: at most one for each line of the schedule. */
function onceEach<Value extends object>(count: number, read: (position: number) => Value) {
  const known = Array.from<Value | undefined>({ length: count });
  return (position: number): Value => (known[position] ??= read(position));
}

/** Creates the classifier index of a schedule version; `lineIndex` must be built from the same lines. */
export function createScheduleIndex(
  version: ScheduleVersion,
  lines: LineTree,
  lineIndex: LineIndex,
  { changedDigits = new Set() }: ScheduleIndexOptions = {},
): ScheduleIndex {
  // Computed on demand: a process that only searches and reads lines needs neither.
  let weights: ReadonlyMap<string, number> | undefined;
  let leaves: number | undefined;
  const lineAt = onceEach(lines.count, (position) => lines.line(position));
  const below = onceEach(lines.count, (position) =>
    lines.children(position).map((child) => lineAt(child.position)),
  );
  const above = onceEach(lines.count, (position): readonly ScheduleLine[] => {
    const { parent } = lineAt(position);
    return parent === null ? [] : [...above(parent), lineAt(parent)];
  });

  return {
    version,
    content: lineIndex,
    count: lines.count,
    leafCount: () => (leaves ??= countLeaves(lines)),
    line: lineAt,
    ancestors: above,
    children: below,
    findByDigits: (digits) => findCode(lineIndex, digits),
    searchLeaves: (text, limit) => searchWords(lineIndex, text, { limit, only: 'leaves', fuzzy: false }),
    termWeight(term) {
      weights ??= termWeights(lineIndex);
      return weights.get(term) ?? 0;
    },
    isRecentlyChanged: (digits) => changedDigits.has(digits),
  };
}

/** Indexes lines that are not in the database, such as a file or sample. Id and version default to `name`. */
export function indexLines(
  version: Partial<ScheduleVersion> & Pick<ScheduleVersion, 'market' | 'name'>,
  lines: readonly ScheduleLine[],
  options: ScheduleIndexOptions = {},
): ScheduleIndex {
  const known: ScheduleVersion = {
    id: version.name,
    version: version.name,
    isDemo: false,
    isActive: true,
    isSuperseded: false,
    sourceName: null,
    sourceUrl: null,
    ...version,
  };

  return createScheduleIndex(known, openLines(packLines(lines)), buildLineIndex(lines), options);
}
