/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/**
 * Start in UTC of a year, month or day in ISO form; null where the calendar has none. 31 February rolls over, so that it
 * does not come back as written.
 */
export function startOfDay(text: string): Date | null {
  const moment = new Date(`${text}${text.length === 'YYYY-MM-DD'.length ? 'T00:00:00Z' : ''}`);
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(text) ? null : moment;
}
