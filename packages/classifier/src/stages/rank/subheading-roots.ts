import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { memoizeWeak } from '../../memoize-weak.ts';
import type { ScheduleIndex } from '../../ports.ts';

/** A subheading in a schedule: the lines that together cover exactly its goods. */
export interface SubheadingRoots {
  /** Six digits. */
  readonly code: string;
  readonly heading: ScheduleLine;
  readonly roots: readonly ScheduleLine[];
  /** Rows between the heading and the first root, top down. */
  readonly between: readonly ScheduleLine[];
}

type Found = ReadonlyMap<string, SubheadingRoots>;

const MIXED = '';

/** By position: the subheading of all declarable lines at and below it, `MIXED`, or undefined if none. */
function subheadingByPosition(schedule: ScheduleIndex): (string | undefined)[] {
  const codes: (string | undefined)[] = Array.from({ length: schedule.count }, () => undefined);
  for (let position = schedule.count - 1; position >= 0; position -= 1) {
    const line = schedule.line(position);
    const own = line.isLeaf ? line.codeDigits?.slice(0, 6) : undefined;
    if (own !== undefined) codes[position] = merge(codes[position], own);
    const code = codes[position];
    if (line.parent !== null && code !== undefined) codes[line.parent] = merge(codes[line.parent], code);
  }

  return codes;
}

const merge = (before: string | undefined, code: string): string =>
  before === undefined || before === code ? code : MIXED;

const isChapter = ({ level }: ScheduleLine): boolean => level === 'chapter' || level === 'section';

/** A root is the highest line below its chapter with a single subheading. */
function isRoot(
  schedule: ScheduleIndex,
  line: ScheduleLine,
  codes: readonly (string | undefined)[],
): boolean {
  const code = codes[line.position];
  if (code === undefined || code === MIXED || isChapter(line)) return false;
  return line.parent === null || isChapter(schedule.line(line.parent)) || codes[line.parent] === MIXED;
}

function collect(schedule: ScheduleIndex): Found {
  const codes = subheadingByPosition(schedule);
  const found = new Map<string, SubheadingRoots>();
  for (let position = 0; position < schedule.count; position += 1) {
    const line = schedule.line(position);
    if (!isRoot(schedule, line, codes)) continue;
    const code = codes[position] ?? '';
    const before = found.get(code);
    const [heading = line, ...between] = schedule.ancestors(position).filter((above) => !isChapter(above));
    found.set(
      code,
      before === undefined
        ? { code, heading, roots: [line], between }
        : { ...before, roots: [...before.roots, line] },
    );
  }

  return found;
}

// Roots depend only on the lines: cached with the schedule's content.
const foundOf = memoizeWeak((_: object, schedule: ScheduleIndex) => collect(schedule));
const foundIn = (schedule: ScheduleIndex): Found => foundOf(schedule.content, schedule);

/** Finds a subheading in a schedule; undefined if it declares no goods. */
export function findSubheading(schedule: ScheduleIndex, code: string): SubheadingRoots | undefined {
  return foundIn(schedule).get(code.slice(0, 6));
}

/** Subheadings above or below a code of any length, six digits each. */
export function subheadingsAround(schedule: ScheduleIndex, digits: string): string[] {
  const start = digits.slice(0, 6);
  return [...foundIn(schedule).keys()].filter((code) => code.startsWith(start));
}
