import type { ScheduleIndex } from '../../ports.ts';
import { BOUNDS } from '../../scoring.ts';
import type { Ranking } from '../rank.ts';
import type { Retrieval } from '../retrieve.ts';

const HEADING_DIGITS = 4;

// Headings depend only on the lines, so they are cached with the schedule's content.
const known = new WeakMap<object, readonly string[]>();

function headingsOf(schedule: ScheduleIndex): readonly string[] {
  const before = known.get(schedule.content);
  if (before !== undefined) return before;

  const headings = new Set<string>();
  for (let position = 0; position < schedule.count; position += 1) {
    const { isLeaf, codeDigits } = schedule.line(position);
    if (isLeaf && codeDigits !== null) headings.add(codeDigits.slice(0, HEADING_DIGITS));
  }
  const found = [...headings];
  known.set(schedule.content, found);

  return found;
}

/**
 * True if a sample schedule lacks the goods: the fitted model puts nearly all probability on headings outside the
 * sample, and the first line has no ruling or decision.
 */
export function isOutsideSample(retrieval: Retrieval, ranking: Ranking, schedule: ScheduleIndex): boolean {
  const { predictions } = retrieval;
  if (!schedule.version.isDemo || predictions === null || ranking.isSettled) return false;
  if ((ranking.lines[0]?.precedents.length ?? 0) > 0) return false;

  const covered = headingsOf(schedule).reduce(
    (sum, heading) => sum + Math.exp(predictions.logProbability(heading)),
    0,
  );

  return covered < BOUNDS.sampleShare * (1 - predictions.vague);
}
