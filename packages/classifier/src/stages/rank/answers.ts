import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { branchAttribute, branchDigits, isBranch } from '../../branch-key.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';

const HEADING = 'heading';

/** Digits of the chosen heading or of the divided line. */
const digitsOf = ({ attribute, value }: Reading['answers'][number]): string | null =>
  attribute === HEADING ? value : branchDigits(attribute);

export function answeredDigits({ answers }: Reading): readonly string[] {
  return answers.map(digitsOf).filter((digits) => digits !== null);
}

export function leavesAnswers(
  reading: Reading,
  schedule: ScheduleIndex,
  path: readonly ScheduleLine[],
): boolean {
  const digits = path.at(-1)?.codeDigits ?? '';
  if (answeredDigits(reading).some((chosen) => !digits.startsWith(chosen))) return true;

  const given = new Map(reading.answers.map(({ attribute, value }) => [attribute, value]));
  return path.some((line, depth) => {
    const parent = path[depth - 1];
    if (parent === undefined) return false;
    const answer = given.get(branchAttribute(parent, schedule.ancestors(parent.position)));
    return answer !== undefined && !isBranch(line, answer);
  });
}
