import type { ScheduleLine } from '@svc/tariff/schedule/line';

const SLUG_MAX_CHARS = 60;

/** Name of the attribute that a parted line's branches are values of: the same in every version that keeps the line's code. */
export function branchAttribute(parent: ScheduleLine, ancestors: readonly ScheduleLine[]): string {
  const path = [...ancestors, parent];
  const coded = path.findLastIndex((line) => line.codeDigits !== null);
  return `branch_${path[coded]?.codeDigits ?? ''}_${path.length - 1 - coded}`;
}

const BRANCH = /^branch_(\d+)_\d+$/u;

/** Digits of the nearest coded line at or above a parted line, from the name of its attribute; null for other attributes. */
export function branchDigits(attribute: string): string | null {
  return BRANCH.exec(attribute)?.[1] ?? null;
}

/** Value that names one branch: its text, so that it outlives changes of position. */
export function branchValue(line: ScheduleLine): string {
  const slug = line.description
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  return slug.slice(0, SLUG_MAX_CHARS) || (line.codeDigits ?? '');
}
