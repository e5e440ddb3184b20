import type { Market } from '@svc/tariff/market';
import { BOUNDS } from './scoring.ts';
import { packagedWeights, type Scale, type Weights } from './weights.ts';
import type { Ranking } from './stages/rank.ts';

/** How sure a classification is of the heading (4 digits), the subheading (6) and the whole line; calibrated, 0 to 1. */
export interface Confidences {
  readonly heading: number;
  readonly subheading: number;
  readonly line: number;
}

const NONE: Confidences = { heading: 0, subheading: 0, line: 0 };
const SURE = 0.9999;
const DECIMALS = 10_000;

/** Calibrated confidence for a probability, 0 to 1 with four decimals. */
export function calibrate(probability: number, { bias, slope }: Scale): number {
  const within = Math.min(SURE, Math.max(1 - SURE, probability));
  const odds = bias + slope * Math.log(within / (1 - within));
  return Math.round(DECIMALS / (1 + Math.exp(-odds))) / DECIMALS;
}

/** Confidences of a ranking's first line, those of fewer digits at least those of more; 0 for an empty ranking. */
export function confidencesOf(
  { lines, isSettled }: Ranking,
  market: Market,
  calibration: Weights['calibration'] = packagedWeights().calibration,
): Confidences {
  const [first] = lines;
  if (first === undefined) return NONE;
  if (isSettled) return { heading: BOUNDS.settled, subheading: BOUNDS.settled, line: BOUNDS.settled };

  const scale = calibration[market];
  const line = calibrate(first.scores.final, scale.line);
  const subheading = Math.max(line, calibrate(first.subheadingProbability, scale.subheading));

  return {
    heading: Math.max(subheading, calibrate(first.headingProbability, scale.heading)),
    subheading,
    line,
  };
}
