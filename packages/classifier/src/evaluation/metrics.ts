export const DIGITS = [2, 4, 6, 8, 10] as const;

/** Shares of the most confident cases for which precision is reported. */
export const COVERAGES = [0.25, 0.5, 0.75, 1] as const;

const BINS = 10;
const DECIMALS = 10_000;

export function fourDecimals(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}

export interface Outcome {
  /** 0 to 1. */
  readonly confidence: number;
  readonly isRight: boolean;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Expected calibration error over ten equal-width confidence bins, 0 to 1. */
export function calibrationError(outcomes: readonly Outcome[]): number {
  const bins = Array.from({ length: BINS }, (): Outcome[] => []);
  for (const outcome of outcomes)
    bins[Math.min(BINS - 1, Math.floor(outcome.confidence * BINS))]?.push(outcome);

  return bins.reduce((sum, bin) => {
    const gap = Math.abs(
      mean(bin.map(({ confidence }) => confidence)) - mean(bin.map(({ isRight }) => Number(isRight))),
    );
    return sum + (bin.length / Math.max(1, outcomes.length)) * gap;
  }, 0);
}

/** Precision of the most confident share of outcomes; ties keep their order. */
export function precisionAt(outcomes: readonly Outcome[], coverage: number): number {
  const sorted = [...outcomes].sort((a, b) => b.confidence - a.confidence);
  const part = sorted.slice(0, Math.ceil(sorted.length * coverage));
  return mean(part.map(({ isRight }) => Number(isRight)));
}

/** Nearest-rank percentile; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
