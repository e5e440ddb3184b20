import type { Ranking } from './stages/rank.ts';

/**
 * Platt scaling of the first line's probability: log-odds times `slope` plus `bias`. Fitted on whether the first line
 * was right at all digits of the label in the US development sets us-rulings, us-ecommerce and us-ruling-subjects
 * (673 products, 11 % right, schedule 2026-rev4, no precedents).
 */
export const CALIBRATION = { bias: 0.05, slope: 1.2 } as const;

const SURE = 0.9999;
const DECIMALS = 10_000;

/** Calibrated confidence for a probability of the first line, 0 to 1 with four decimals. */
export function calibrate(probability: number): number {
  const within = Math.min(SURE, Math.max(1 - SURE, probability));
  const odds = CALIBRATION.bias + CALIBRATION.slope * Math.log(within / (1 - within));
  return Math.round(DECIMALS / (1 + Math.exp(-odds))) / DECIMALS;
}

/** Confidence of a ranking's first line; 0 for an empty ranking. */
export function confidenceOf({ lines }: Ranking): number {
  const [first] = lines;
  return first === undefined ? 0 : calibrate(first.scores.final);
}
