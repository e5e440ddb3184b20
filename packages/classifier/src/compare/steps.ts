import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { ScheduleIndex } from '../ports.ts';

/** A row of a path with the siblings under its parent. */
export interface Step {
  readonly parent: ScheduleLine;
  readonly row: ScheduleLine;
  readonly others: readonly ScheduleLine[];
}

export const leavesUnder = (
  schedule: ScheduleIndex,
  row: ScheduleLine,
  isOpen: (child: ScheduleLine) => boolean = () => true,
): ScheduleLine[] =>
  row.isLeaf
    ? [row]
    : schedule
        .children(row.position)
        .filter(isOpen)
        .flatMap((child) => leavesUnder(schedule, child, isOpen));

const holdsLines = (schedule: ScheduleIndex, row: ScheduleLine): boolean =>
  row.isLeaf || schedule.children(row.position).length > 0;

/** Steps below the heading with more than one option. */
export function stepsOf(schedule: ScheduleIndex, path: readonly ScheduleLine[]): Step[] {
  return path.slice(1).flatMap((row, at) => {
    const parent = path[at];
    if (parent === undefined) return [];
    const others = schedule
      .children(parent.position)
      .filter(({ position }) => position !== row.position)
      .filter((other) => holdsLines(schedule, other));
    return others.length === 0 ? [] : [{ parent, row, others }];
  });
}

/** Digit level from which a step changes the code of a line: the first digit that its siblings do not share. */
export function levelOf(schedule: ScheduleIndex, own: string, others: readonly ScheduleLine[]): number {
  const shared = others
    .flatMap((other) => leavesUnder(schedule, other))
    .map(({ codeDigits }) => own.split('').findIndex((digit, at) => codeDigits?.[at] !== digit));

  return Math.min(...shared.map((at) => (at < 0 ? own.length : at))) + 1;
}
