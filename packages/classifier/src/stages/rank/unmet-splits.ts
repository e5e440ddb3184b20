import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { compareRow } from '../../compare/findings.ts';
import { isBareRest, isMentioned, namedIn } from '../../compare/row-names.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';

const TARIC_DIGITS = 10;
const CN_ONLY = '00';
/** Share of its probability that a split or a line ruled out keeps. */
export const KEPT = 1 / 16;
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
  return !isMet && !isMentioned(reading, schedule, line) && namedIn(reading, schedule, line) === null;
}

/** True if TARIC splits are ranked by the description alone. */
export const mayHaveUnmetSplits = ({ answers }: Reading, { version }: ScheduleIndex): boolean =>
  version.market === 'EU' && answers.length === 0;

/** Moves the share of the TARIC splits that no stated fact meets to the residual line of their CN code. */
export function withoutUnmetSplits(
  reading: Reading,
  schedule: ScheduleIndex,
  leaves: readonly Shared[],
): readonly number[] {
  const shares = leaves.map(({ share }) => share);
  if (!mayHaveUnmetSplits(reading, schedule)) return shares;

  for (const [at, { line, share }] of leaves.entries()) {
    const rest = leaves.findIndex((other) => isBareRest(other.line) && other.line.parent === line.parent);
    if (share < LEAST || rest < 0 || !isUnmet(reading, schedule, line)) continue;

    const moved = share * (1 - KEPT);
    shares[at] = share - moved;
    shares[rest] = (shares[rest] ?? 0) + moved;
  }

  return shares;
}
