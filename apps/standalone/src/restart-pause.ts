const FIRST_MS = 500;
const LONGEST_MS = 10_000;
const HEALTHY_MS = 60_000;

/**
 * Pause in milliseconds before the next restart, from the pause before the last one (0 at first) and how
 * long the process ran: doubles up to 10 s, and resets after a minute of uptime.
 */
export function nextRestartPause(lastPauseMs: number, ranMs: number): number {
  if (lastPauseMs === 0 || ranMs >= HEALTHY_MS) return FIRST_MS;
  return Math.min(lastPauseMs * 2, LONGEST_MS);
}
