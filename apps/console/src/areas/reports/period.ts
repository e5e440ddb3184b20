import { dayOf, given, type RawSearch } from '../../api/address.ts';

/** Period of a report in the address: first and last day, UTC. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** First and last day, UTC, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Lengths of the periods up to today that are offered. */
export const PRESET_DAYS = [7, 30, 90] as const;

const DAY_MS = 86_400_000;
/** Length of the period that the service reports when the address names no days. */
const DEFAULT_DAYS = 30;

/** The search of a report's address. */
export function readPeriod(raw: RawSearch): Period {
  return given({ from: dayOf(raw['from']), to: dayOf(raw['to']) });
}

/** The period as the query of an operation names it. */
export function periodQuery({ from, to }: Period) {
  return given({ date_from: from, date_to: to });
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const movedDay = (day: string, by: number): string => isoDay(Date.parse(day) + by * DAY_MS);

/** The last `count` days, the day of `now` included. */
export function lastDays(count: number, now: Date): Days {
  const to = isoDay(now.getTime());
  return { from: movedDay(to, 1 - count), to };
}

/** The days that the service reports for an address. */
export function reportedDays({ from, to }: Period, now: Date): Days {
  const today = isoDay(now.getTime());
  const last = to ?? (from !== undefined && from > today ? from : today);
  return { from: from ?? movedDay(last, 1 - DEFAULT_DAYS), to: last };
}

/** Number of days of a period. */
export function lengthOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The period of the same length just before. */
export function daysBefore(days: Days): Days {
  return { from: movedDay(days.from, -lengthOf(days)), to: movedDay(days.from, -1) };
}
