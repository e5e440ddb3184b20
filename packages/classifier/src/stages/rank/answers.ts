import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { branchAttribute, branchValue } from '../../branch-key.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';

const HEADING = 'heading';

/** Whether a path from the heading down leaves a branch that an answer chose, or stands under another heading. */
export function contradictsAnswers(
  { answers }: Reading,
  schedule: ScheduleIndex,
  path: readonly ScheduleLine[],
): boolean {
  if (answers.length === 0) return false;

  const given = new Map(answers.map(({ attribute, value }) => [attribute, value]));
  const heading = given.get(HEADING);
  if (heading !== undefined && path[0]?.codeDigits?.startsWith(heading) === false) return true;

  return path.some((line, depth) => {
    const parent = path[depth - 1];
    if (parent === undefined) return false;
    const answer = given.get(branchAttribute(parent, schedule.ancestors(parent.position)));
    return answer !== undefined && answer !== branchValue(line);
  });
}
