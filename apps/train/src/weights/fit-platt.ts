import type { Scale } from '@svc/classifier/weights';

/** Outcomes of about the same probability: its log-odds, how many there are, and how many were right. */
export type Bin = readonly [logOdds: number, n: number, right: number];

/** A probability before calibration, and whether what it was said of was right. */
export interface Outcome {
  readonly probability: number;
  readonly isRight: boolean;
}

const SURE = 0.9999;
const PASSES = 60;
const STEP_MAX = 0.5;
/** Bins a unit of log-odds. */
const BINS = 10;

function logOdds(probability: number): number {
  const within = Math.min(SURE, Math.max(1 - SURE, probability));
  return Math.log(within / (1 - within));
}

/** Counts outcomes by their log-odds, in ascending order. */
export function binsOf(outcomes: readonly Outcome[]): Bin[] {
  const bins = new Map<number, Bin>();
  for (const { probability, isRight } of outcomes) {
    const at = Math.round(logOdds(probability) * BINS) / BINS;
    const [, n, right] = bins.get(at) ?? [at, 0, 0];
    bins.set(at, [at, n + 1, right + (isRight ? 1 : 0)]);
  }
  return [...bins.values()].sort(([a], [b]) => a - b);
}

/** A step of Newton's method may overshoot where nearly all probabilities are extreme. */
const bounded = (step: number): number => Math.max(-STEP_MAX, Math.min(STEP_MAX, step));

/** Fits both numbers by Newton's method on the logistic loss. */
export function fitPlatt(bins: readonly Bin[]): Scale {
  let [bias, slope] = [0, 1];
  for (let pass = 0; pass < PASSES; pass += 1) {
    let [gradientBias, gradientSlope, biasBias, biasSlope, slopeSlope] = [0, 0, 1e-6, 0, 1e-6];
    for (const [x, n, right] of bins) {
      const p = 1 / (1 + Math.exp(-(bias + slope * x)));
      const curve = n * p * (1 - p);
      gradientBias += n * p - right;
      gradientSlope += (n * p - right) * x;
      biasBias += curve;
      biasSlope += curve * x;
      slopeSlope += curve * x * x;
    }
    const determinant = biasBias * slopeSlope - biasSlope * biasSlope;
    bias -= bounded((slopeSlope * gradientBias - biasSlope * gradientSlope) / determinant);
    slope -= bounded((biasBias * gradientSlope - biasSlope * gradientBias) / determinant);
  }

  return { bias, slope };
}
