import { fourDecimals } from './metrics.ts';

/** Standard normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Share of `right` among `n` with its Wilson score interval; without cases the full range. */
export function shareWithInterval(right: number, n: number): Share {
  if (n === 0) return { share: 0, low: 0, high: 1 };

  const share = right / n;
  const scale = 1 + (Z * Z) / n;
  const middle = (share + (Z * Z) / (2 * n)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))) / scale;

  return {
    share: fourDecimals(share),
    low: fourDecimals(Math.max(0, middle - half)),
    high: fourDecimals(Math.min(1, middle + half)),
  };
}

export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Paired difference if `gained` cases became correct and `lost` incorrect among `n` (Wald interval for paired shares).
 */
export function pairedDifference(gained: number, lost: number, n: number): Difference {
  if (n === 0) return { difference: 0, low: -1, high: 1 };

  const difference = (gained - lost) / n;
  const half = (Z * Math.sqrt(Math.max(0, gained + lost - (gained - lost) ** 2 / n))) / n;

  return {
    difference: fourDecimals(difference),
    low: fourDecimals(Math.max(-1, difference - half)),
    high: fourDecimals(Math.min(1, difference + half)),
  };
}
