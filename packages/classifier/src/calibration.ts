import type { Market } from '@svc/tariff/market';
import { BOUNDS } from './scoring.ts';
import type { Ranking } from './stages/rank.ts';

/** How sure a classification is of the heading (4 digits), the subheading (6) and the whole line; calibrated, 0 to 1. */
export interface Confidences {
  readonly heading: number;
  readonly subheading: number;
  readonly line: number;
}

/** Platt scaling: log-odds times `slope` plus `bias`. */
interface Platt {
  readonly bias: number;
  readonly slope: number;
}

const platt = (bias: number, slope: number): Platt => ({ bias, slope });

/**
 * Fitted on whether the first line was right for held-out labelled products that the models had not seen, by
 * `npm run train -- calibrate`; docs/accuracy.md has the figures. That of US lines is halfway between two fits of 301 lines.
 */
const CALIBRATION: Readonly<Record<Market, Readonly<Record<keyof Confidences, Platt>>>> = {
  US: { heading: platt(-0.67, 0.53), subheading: platt(-0.72, 0.65), line: platt(-0.7, 0.7) },
  EU: { heading: platt(-0.29, 0.54), subheading: platt(-0.31, 0.63), line: platt(-0.18, 0.6) },
  VN: { heading: platt(-0.31, 0.63), subheading: platt(-0.26, 0.68), line: platt(-0.37, 0.71) },
};

const NONE: Confidences = { heading: 0, subheading: 0, line: 0 };
const SURE = 0.9999;
const DECIMALS = 10_000;

/** Calibrated confidence for a probability, 0 to 1 with four decimals. */
export function calibrate(probability: number, { bias, slope }: Platt): number {
  const within = Math.min(SURE, Math.max(1 - SURE, probability));
  const odds = bias + slope * Math.log(within / (1 - within));
  return Math.round(DECIMALS / (1 + Math.exp(-odds))) / DECIMALS;
}

/** Confidences of a ranking's first line, those of fewer digits at least those of more; 0 for an empty ranking. */
export function confidencesOf({ lines, isSettled }: Ranking, market: Market): Confidences {
  const [first] = lines;
  if (first === undefined) return NONE;
  if (isSettled) return { heading: BOUNDS.settled, subheading: BOUNDS.settled, line: BOUNDS.settled };

  const scale = CALIBRATION[market];
  const line = calibrate(first.scores.final, scale.line);
  const subheading = Math.max(line, calibrate(first.subheadingProbability, scale.subheading));

  return {
    heading: Math.max(subheading, calibrate(first.headingProbability, scale.heading)),
    subheading,
    line,
  };
}
