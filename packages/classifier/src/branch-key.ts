import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { hashText } from '@svc/text-model/hash';

const SLUG_MAX_CHARS = 60;
/** Length at which a long text is cut; a hash follows. */
const LONG_SLUG_CHARS = 52;

/**
 * Attribute name of a divided line, whose values are its branches; stable across versions that have the line's code.
 */
export function branchAttribute(parent: ScheduleLine, ancestors: readonly ScheduleLine[]): string {
  const path = [...ancestors, parent];
  const coded = path.findLastIndex((line) => line.codeDigits !== null);
  return `branch_${path[coded]?.codeDigits ?? ''}_${path.length - 1 - coded}`;
}

const BRANCH = /^branch_(\d+)_\d+$/u;

/** Digits of the nearest coded line at or above a divided line, from its attribute name; null for other attributes. */
export function branchDigits(attribute: string): string | null {
  return BRANCH.exec(attribute)?.[1] ?? null;
}

function slugOf({ description }: ScheduleLine): string {
  return description
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
}

/** Value of a branch: its text, independent of position; long texts are truncated with a hash. */
export function branchValue(line: ScheduleLine): string {
  const slug = slugOf(line);
  if (slug.length <= SLUG_MAX_CHARS) return slug || (line.codeDigits ?? '');

  const rest = hashText(slug).toString(36).padStart(7, '0');
  return `${slug.slice(0, LONG_SLUG_CHARS)}-${rest}`;
}

/** True if an answer chose a branch; without a hash it is the first 60 characters of the text. */
export function isBranch(line: ScheduleLine, answer: string): boolean {
  return answer === branchValue(line) || answer === slugOf(line).slice(0, SLUG_MAX_CHARS);
}
