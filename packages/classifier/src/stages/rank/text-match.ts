import type { ScheduleIndex } from '../../ports.ts';

/** Combined weight of two shared terms that is a full match. */
const FULL_MATCH = 1.2;

interface AskedWorth {
  readonly content: object;
  readonly worth: ReadonlyMap<string, number>;
}

// A description's terms are compared with hundreds of rows.
const known = new WeakMap<ReadonlyMap<string, number>, AskedWorth>();

/** Weight of each query term: its weight in the description times its weight in the schedule. */
const worthIn = (
  schedule: ScheduleIndex,
  asked: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const before = known.get(asked);
  if (before?.content === schedule.content) return before.worth;

  const worth = new Map<string, number>();
  for (const [term, weight] of asked) {
    const product = weight * schedule.termWeight(term);
    if (product > 0) worth.set(term, product);
  }
  known.set(asked, { content: schedule.content, worth });

  return worth;
};

const worthOf = (worth: ReadonlyMap<string, number>, terms: readonly string[]): number => {
  let sum = 0;
  for (const term of terms) sum += worth.get(term) ?? 0;
  return sum;
};

/** Share of the query that a row names, 0 to 1, saturating; common terms count little. */
export function namedShare(
  schedule: ScheduleIndex,
  asked: ReadonlyMap<string, number>,
  terms: readonly string[],
): number {
  return Math.min(1, worthOf(worthIn(schedule, asked), terms) / FULL_MATCH);
}

/** Share of a row's weight that a query covers, 0 to 1. */
export function coveredShare(
  schedule: ScheduleIndex,
  asked: ReadonlyMap<string, number>,
  terms: readonly string[],
): number {
  let total = 0;
  for (const term of terms) total += schedule.termWeight(term);
  return total === 0 ? 0 : worthOf(worthIn(schedule, asked), terms) / total;
}

/** Share of the query's distinctive terms among those of some rows, 0 to 1. */
export function overlap(
  schedule: ScheduleIndex,
  asked: ReadonlyMap<string, number>,
  rows: readonly (readonly string[])[],
): number {
  let total = 0;
  let met = 0;
  for (const [term, worth] of worthIn(schedule, asked)) {
    total += worth;
    if (rows.some((terms) => terms.includes(term))) met += worth;
  }

  return total === 0 ? 0 : met / total;
}
