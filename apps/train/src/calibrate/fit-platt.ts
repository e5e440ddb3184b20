/** A probability before calibration, and whether what it was said of was right. */
export interface Outcome {
  readonly probability: number;
  readonly isRight: boolean;
}

/** Platt scaling: log-odds times `slope` plus `bias`. */
export interface Platt {
  readonly bias: number;
  readonly slope: number;
}

const SURE = 0.9999;
const PASSES = 60;

function logOdds(probability: number): number {
  const within = Math.min(SURE, Math.max(1 - SURE, probability));
  return Math.log(within / (1 - within));
}

const STEP_MAX = 0.5;

/** A step of Newton's method may overshoot where nearly all probabilities are extreme. */
const bounded = (step: number): number => Math.max(-STEP_MAX, Math.min(STEP_MAX, step));

/** Fits both numbers by Newton's method on the logistic loss. */
export function fitPlatt(outcomes: readonly Outcome[]): Platt {
  const points = outcomes.map(({ probability, isRight }) => ({
    x: logOdds(probability),
    y: isRight ? 1 : 0,
  }));
  let [bias, slope] = [0, 1];
  for (let pass = 0; pass < PASSES; pass += 1) {
    let [gradientBias, gradientSlope, biasBias, biasSlope, slopeSlope] = [0, 0, 1e-6, 0, 1e-6];
    for (const { x, y } of points) {
      const p = 1 / (1 + Math.exp(-(bias + slope * x)));
      const curve = p * (1 - p);
      gradientBias += p - y;
      gradientSlope += (p - y) * x;
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

/** Calibrated probability. */
export function applyPlatt({ bias, slope }: Platt, probability: number): number {
  return 1 / (1 + Math.exp(-(bias + slope * logOdds(probability))));
}
