const JITTER = 0.2;

/**
 * Pauses between attempts with ±20 % jitter, so that an endpoint that was away is not met by all at once.
 * @param pausesMs pause after the first attempt, after the second, and so on; the last one repeats
 * @param random a number from 0 up to 1
 */
export function attemptPauses(
  pausesMs: readonly [number, ...number[]],
  random: () => number = Math.random,
): (attempt: number) => number {
  return (attempt) => {
    const pause = pausesMs[Math.min(attempt, pausesMs.length) - 1] ?? pausesMs[0];
    return Math.round(pause * (1 + JITTER * (2 * random() - 1)));
  };
}
