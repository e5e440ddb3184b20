import type { ScheduleIndex } from '../../ports.ts';

/** Two index terms that a description and a schedule share weigh this much together before a match counts as full. */
const FULL_MATCH = 1.2;

const weightIn = (schedule: ScheduleIndex, asked: ReadonlyMap<string, number>, term: string): number => {
  const weight = asked.get(term);
  return weight === undefined ? 0 : weight * schedule.termWeight(term);
};

/** How much of what was asked a row names, 0 to 1, saturating; common words count little. */
export function namedShare(
  schedule: ScheduleIndex,
  asked: ReadonlyMap<string, number>,
  terms: readonly string[],
): number {
  let named = 0;
  for (const term of terms) named += weightIn(schedule, asked, term);
  return Math.min(1, named / FULL_MATCH);
}

/** How much of what a row says was asked for, 0 to 1. */
export function coveredShare(
  schedule: ScheduleIndex,
  asked: ReadonlyMap<string, number>,
  terms: readonly string[],
): number {
  let total = 0;
  let covered = 0;
  for (const term of terms) {
    total += schedule.termWeight(term);
    covered += weightIn(schedule, asked, term);
  }
  return total === 0 ? 0 : covered / total;
}

/** Share of the telling words asked for that stand in the given terms, 0 to 1. */
export function overlap(
  schedule: ScheduleIndex,
  asked: ReadonlyMap<string, number>,
  terms: ReadonlySet<string>,
): number {
  let total = 0;
  let met = 0;
  for (const [term, weight] of asked) {
    const worth = weight * schedule.termWeight(term);
    total += worth;
    if (terms.has(term)) met += worth;
  }

  return total === 0 ? 0 : met / total;
}
