import { DAY_MS } from '../calendar-day.ts';

const DEFAULT_DAYS = 30;
/** Earliest day of the API; no data is older. */
const FIRST_DAY = '0001-01-01';

export const PERIOD_DAYS_MAX = 36_600;

/** Whole days in UTC, both inclusive, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Reads the requested days: the last 30 days if an end is open, a single day if they begin in the future. */
export function readPeriod(from: string | undefined, to: string | undefined, now: Date): Period {
  const today = dayOf(now);
  const last = to ?? (from !== undefined && from > today ? from : today);
  return { from: from ?? shiftDay(last, 1 - DEFAULT_DAYS), to: last };
}

export function previousPeriod({ from, to }: Period): Period {
  return { from: shiftDay(from, -daysOf({ from, to })), to: shiftDay(from, -1) };
}

export function daysOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function eachDay(period: Period): readonly string[] {
  return Array.from({ length: daysOf(period) }, (_, place) => shiftDay(period.from, place));
}

/** First instant of a period, and the first instant after it. */
export function boundsOf({ from, to }: Period): { readonly start: Date; readonly end: Date } {
  return { start: new Date(from), end: new Date(Date.parse(to) + DAY_MS) };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function shiftDay(day: string, days: number): string {
  const moved = Math.max(Date.parse(day) + days * DAY_MS, Date.parse(FIRST_DAY));
  return dayOf(new Date(moved));
}
