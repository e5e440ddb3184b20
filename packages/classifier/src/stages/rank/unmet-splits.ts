import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { compareRow } from '../../compare/findings.ts';
import { isBareRest, isMentioned } from '../../compare/row-names.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';

const TARIC_DIGITS = 10;
const CN_ONLY = '00';
/** Share of its probability that a split keeps. */
const KEPT = 1 / 16;
/** Share below which a line is not shown first, so that it need not be compared. */
const LEAST = 0.01;

interface Shared {
  readonly line: ScheduleLine;
  readonly share: number;
}

/** True if a line is a split of a CN code for goods with features that the description does not state. */
function isUnmet(reading: Reading, schedule: ScheduleIndex, line: ScheduleLine): boolean {
  const { codeDigits } = line;
  if (codeDigits?.length !== TARIC_DIGITS || codeDigits.endsWith(CN_ONLY) || isBareRest(line)) return false;

  const isMet = compareRow(reading, schedule, line).some(
    ({ isWhole, verdict }) => isWhole && verdict === 'meets',
  );
  return !isMet && !isMentioned(reading, schedule, line);
}

/** Moves the share of the TARIC splits that no stated fact meets to the residual line of their CN code. */
export function withoutUnmetSplits(
  reading: Reading,
  schedule: ScheduleIndex,
  leaves: readonly Shared[],
): readonly number[] {
  if (schedule.version.market !== 'EU' || reading.answers.length > 0) return leaves.map(({ share }) => share);

  const restOf = (line: ScheduleLine): number =>
    leaves.findIndex((other) => isBareRest(other.line) && other.line.parent === line.parent);
  const moves = leaves.flatMap(({ line, share }, at) => {
    const rest = restOf(line);
    return share >= LEAST && rest >= 0 && isUnmet(reading, schedule, line)
      ? [{ at, rest, moved: share * (1 - KEPT) }]
      : [];
  });

  return leaves.map(({ share }, at) =>
    moves.reduce(
      (sum, move) => sum + (move.rest === at ? move.moved : 0) - (move.at === at ? move.moved : 0),
      share,
    ),
  );
}
