import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { LineIndex } from '@svc/tariff/search/line-index';
import { searchWords } from '@svc/tariff/search/search-words';
import type { ScheduleIndex, ScheduleVersion } from './ports.ts';

/** What else may be known of a schedule version. */
export interface ScheduleIndexOptions {
  /** Digits of the codes that the change from the version before touched. */
  readonly changedDigits?: ReadonlySet<string>;
}

const byDigits = (lines: readonly ScheduleLine[]): ReadonlyMap<string, number> => {
  const positions = new Map<string, number>();
  for (const line of lines) {
    // Of two lines with the same digits the later is the deeper one, which is what goods are declared under.
    if (line.codeDigits !== null) positions.set(line.codeDigits, line.position);
  }
  return positions;
};

const byParent = (lines: readonly ScheduleLine[]): ReadonlyMap<number, readonly ScheduleLine[]> => {
  const children = new Map<number, ScheduleLine[]>();
  for (const line of lines) {
    if (line.parent === null) continue;
    const siblings = children.get(line.parent);
    if (siblings === undefined) children.set(line.parent, [line]);
    else siblings.push(line);
  }
  return children;
};

const termWeights = (index: LineIndex): ReadonlyMap<string, number> => {
  const most = index.idf.reduce((max, idf) => Math.max(max, idf), 0);
  return new Map(index.terms.map((term, place) => [term, most === 0 ? 0 : (index.idf[place] ?? 0) / most]));
};

/** Holds a schedule version for the classifier; `lines` in schedule order, `lineIndex` built from the same lines. */
export function createScheduleIndex(
  version: ScheduleVersion,
  lines: readonly ScheduleLine[],
  lineIndex: LineIndex,
  { changedDigits = new Set() }: ScheduleIndexOptions = {},
): ScheduleIndex {
  const positions = byDigits(lines);
  const children = byParent(lines);
  const weights = termWeights(lineIndex);
  const line = (position: number): ScheduleLine => {
    const found = lines[position];
    if (found === undefined) throw new RangeError(`no line at position ${position}`);
    return found;
  };
  return {
    version,
    line,
    ancestors(position) {
      const above: ScheduleLine[] = [];
      for (let parent = line(position).parent; parent !== null;) {
        const ancestor = line(parent);
        above.unshift(ancestor);
        parent = ancestor.parent;
      }
      return above;
    },
    children: (position) => children.get(position) ?? [],
    findByDigits: (digits) => positions.get(digits),
    searchLeaves: (text, limit) => searchWords(lineIndex, text, { limit, only: 'leaves', fuzzy: false }),
    termWeight: (term) => weights.get(term) ?? 0,
    isRecentlyChanged: (digits) => changedDigits.has(digits),
  };
}
