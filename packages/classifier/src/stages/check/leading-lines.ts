import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { BOUNDS } from '../../scoring.ts';
import type { RankedLine, Ranking } from '../rank.ts';

/**
 * Lines that compete with the first one, including itself; drops lines that a given fact rules out, so that no question
 * repeats what was given.
 */
export function leadingLines({ lines }: Ranking): readonly RankedLine[] {
  const [first] = lines;
  const best = first?.scores.final ?? 0;
  const isRuledOut = (line: RankedLine): boolean =>
    line !== first && line.findings.some(({ verdict }) => verdict === 'breaks');

  return lines
    .filter((line) => line.scores.final >= best * BOUNDS.leadingShare && !isRuledOut(line))
    .toSorted((a, b) => b.scores.final - a.scores.final);
}

/** True if the description or a fact points to a line, and not the models alone. */
export const isPointedAt = ({ scores, findings }: RankedLine): boolean =>
  scores.overlap >= BOUNDS.overlapFloor || findings.some(({ verdict }) => verdict === 'meets');

const bits = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);

export const isUnder = (line: RankedLine, row: ScheduleLine): boolean =>
  line.path.some(({ position }) => position === row.position);

export const gainOf = (rows: readonly ScheduleLine[], leaders: readonly RankedLine[]): number => {
  const sums = rows.map((row) =>
    leaders.filter((line) => isUnder(line, row)).reduce((sum, { scores }) => sum + scores.final, 0),
  );
  const total = sums.reduce((sum, each) => sum + each, 0);
  return total === 0 ? 0 : bits(sums.map((sum) => sum / total));
};

export const commonDepth = (leaders: readonly RankedLine[]): number => {
  const [first, ...others] = leaders;
  const parts = first?.path.findIndex((line, depth) =>
    others.some(({ path }) => path[depth]?.position !== line.position),
  );
  return parts === undefined || parts < 0 ? (first?.path.length ?? 0) : parts;
};

/**
 * True if the right heading is likely among those of the lines: by their probabilities, and by these scaled to the
 * calibrated confidence in the first one's, which is at least half of what they need together.
 */
export function isAmong(lines: readonly RankedLine[], confidence: number): boolean {
  const first = lines[0]?.headingProbability ?? 0;
  const headings = new Map(lines.map((line) => [line.path[0]?.position, line.headingProbability]));
  const covered = [...headings.values()].reduce((sum, probability) => sum + probability, 0);
  const isFirstLikely = first > 0 && 2 * confidence >= BOUNDS.settledHeading;
  return isFirstLikely && covered * Math.min(1, confidence / first) >= BOUNDS.settledHeading;
}

/** Leading lines of the likely headings, always with the first line. */
export const runningLines = (ranking: Ranking): readonly RankedLine[] => {
  const [first] = ranking.lines;
  return leadingLines(ranking).filter(
    (line) =>
      line.path[0]?.position === first?.path[0]?.position || line.headingProbability >= BOUNDS.runningHeading,
  );
};
