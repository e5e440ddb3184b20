import { calibrate } from '@svc/classifier/calibration';
import type { Level, Weights } from '@svc/classifier/weights';
import type { LevelOutcome } from './collect.ts';

/** Share of the proposals that must be right: at the digits asked for, at six where the whole line is. */
export const PRECISION_WANTED = 0.92;

const STEPS = 100;

/** Products of about the same confidence that nothing else keeps from being proposed: hundredths, number, right ones. */
export type FreeBin = readonly [hundredths: number, n: number, right: number];

/** Counts the products that only their confidence keeps from being proposed at a level, the surest first. */
export function freeBins(
  outcomes: readonly LevelOutcome[],
  level: Level,
  calibration: Weights['calibration'],
): FreeBin[] {
  const bins = new Map<number, FreeBin>();
  for (const { market, probability, isFree, isRight, isRightAtSix, ...outcome } of outcomes) {
    if (!isFree || outcome.level !== level) continue;
    const at = Math.floor(STEPS * calibrate(probability, calibration[market][level]));
    const [, n, right] = bins.get(at) ?? [at, 0, 0];
    const isMet = level === 'line' ? isRightAtSix : isRight;
    bins.set(at, [at, n + 1, right + (isMet ? 1 : 0)]);
  }
  return [...bins.values()].sort(([a], [b]) => b - a);
}

/** How many of the products are proposed from a threshold on, and how many of these are right. */
export function proposedFrom(bins: readonly FreeBin[], threshold: number): { n: number; right: number } {
  const proposed = bins.filter(([hundredths]) => hundredths >= Math.round(threshold * STEPS));

  return {
    n: proposed.reduce((sum, [, n]) => sum + n, 0),
    right: proposed.reduce((sum, [, , right]) => sum + right, 0),
  };
}

/** The least threshold, in hundredths, from which on the wanted share of what is proposed is right; 0.99 where none is. */
export function leastThreshold(bins: readonly FreeBin[], wanted: number): number {
  const met = bins
    .map(([hundredths]) => hundredths / STEPS)
    .filter((threshold) => {
      const { n, right } = proposedFrom(bins, threshold);
      return right >= wanted * n;
    });

  return Math.min((STEPS - 1) / STEPS, ...met);
}
