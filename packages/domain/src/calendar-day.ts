export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Start in UTC of an ISO year, month or day; null if it does not exist: 31 February rolls over and does not round-trip.
 */
export function startOfDay(text: string): Date | null {
  const moment = new Date(`${text}${text.length === 'YYYY-MM-DD'.length ? 'T00:00:00Z' : ''}`);
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(text) ? null : moment;
}
