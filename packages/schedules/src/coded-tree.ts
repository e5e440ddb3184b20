import type { ScheduleIndex } from '@svc/classifier/ports';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { isCoded, type CodedLine } from '@svc/tariff/changes/coded-lines';

/** Nearest lines with a code below a line: through grouping rows, in schedule order. */
export function codedChildren(index: ScheduleIndex, position: number): readonly CodedLine[] {
  return index
    .children(position)
    .flatMap((child) => (isCoded(child) ? [child] : codedChildren(index, child.position)));
}

/** Code of the nearest coded line above a line; null for a chapter. */
export function codeAbove(index: ScheduleIndex, line: ScheduleLine): string | null {
  for (let parent = line.parent; parent !== null;) {
    const above = index.line(parent);
    if (above.code !== null) return above.code;
    parent = above.parent;
  }

  return null;
}

export function codedAncestors(index: ScheduleIndex, position: number): readonly CodedLine[] {
  return index.ancestors(position).filter(isCoded);
}
