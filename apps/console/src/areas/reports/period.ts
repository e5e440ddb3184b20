import { dayOf, given, type RawSearch } from '../../api/address.ts';

/** Report period in the address: first and last day, UTC. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** First and last day, UTC, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const PRESET_DAYS = [7, 30, 90] as const;

const DAY_MS = 86_400_000;
/** Default period length of the API. */
const DEFAULT_DAYS = 30;

export function readPeriod(raw: RawSearch): Period {
  return given({ from: dayOf(raw['from']), to: dayOf(raw['to']) });
}

export function periodQuery({ from, to }: Period) {
  return given({ date_from: from, date_to: to });
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const movedDay = (day: string, by: number): string => isoDay(Date.parse(day) + by * DAY_MS);

export function lastDays(count: number, now: Date): Days {
  const to = isoDay(now.getTime());
  return { from: movedDay(to, 1 - count), to };
}

export function reportedDays({ from, to }: Period, now: Date): Days {
  const today = isoDay(now.getTime());
  const last = to ?? (from !== undefined && from > today ? from : today);
  return { from: from ?? movedDay(last, 1 - DEFAULT_DAYS), to: last };
}

export function lengthOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function daysBefore(days: Days): Days {
  return { from: movedDay(days.from, -lengthOf(days)), to: movedDay(days.from, -1) };
}
