import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { hashText } from '@svc/text-model/hash';

const SLUG_MAX_CHARS = 60;
/** Length stored of a longer text before its distinguishing hash. */
const LONG_SLUG_CHARS = 52;

/** Name of the attribute whose values are a divided line's branches: the same in every version that has the line's code. */
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

function slugOf({ description }: ScheduleLine): string {
  return description
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
}

/** Value that names one branch: its text, so that it outlives changes of position; a long one is cut and gets a hash. */
export function branchValue(line: ScheduleLine): string {
  const slug = slugOf(line);
  if (slug.length <= SLUG_MAX_CHARS) return slug || (line.codeDigits ?? '');

  const rest = hashText(slug).toString(36).padStart(7, '0');
  return `${slug.slice(0, LONG_SLUG_CHARS)}-${rest}`;
}

/** True if an answer chose a branch; answers from before values had a hash are the text's first 60 characters. */
export function isBranch(line: ScheduleLine, answer: string): boolean {
  return answer === branchValue(line) || answer === slugOf(line).slice(0, SLUG_MAX_CHARS);
}
