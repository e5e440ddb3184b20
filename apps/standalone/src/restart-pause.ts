const FIRST_MS = 500;
const LONGEST_MS = 10_000;
const HEALTHY_MS = 60_000;

/**
 * Milliseconds before the next restart, by the previous pause (0 at first) and the uptime: doubles up to 10 s, resets
 * after a minute of uptime.
 */
export function nextRestartPause(lastPauseMs: number, ranMs: number): number {
  if (lastPauseMs === 0 || ranMs >= HEALTHY_MS) return FIRST_MS;
  return Math.min(lastPauseMs * 2, LONGEST_MS);
}
