import type { ScheduleIndex } from '@svc/classifier/ports';
import type { ScheduleLine } from '@svc/tariff/schedule/line';

/** A line that has a code. */
export type CodedLine = ScheduleLine & { readonly code: string; readonly codeDigits: string };

/** Whether a line has a code, which grouping rows have not. */
export function isCoded(line: ScheduleLine): line is CodedLine {
  return line.code !== null && line.codeDigits !== null;
}

/** Nearest lines with a code below a line: through grouping rows, in schedule order. */
export function codedChildren(index: ScheduleIndex, position: number): readonly CodedLine[] {
  return index
    .children(position)
    .flatMap((child) => (isCoded(child) ? [child] : codedChildren(index, child.position)));
}

/** Code of the nearest line with one above a line; null for a chapter. */
export function codeAbove(index: ScheduleIndex, line: ScheduleLine): string | null {
  for (let parent = line.parent; parent !== null;) {
    const above = index.line(parent);
    if (above.code !== null) return above.code;
    parent = above.parent;
  }
  return null;
}

/** Lines with a code above a line, from the chapter down. */
export function codedAncestors(index: ScheduleIndex, position: number): readonly CodedLine[] {
  return index.ancestors(position).filter(isCoded);
}
