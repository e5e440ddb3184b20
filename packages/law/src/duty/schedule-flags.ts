import type { DutyRequest } from './estimate.ts';

const SCHEDULE_FLAGS = ['schedule_not_of_date', 'rate_not_of_date', 'rate_of_other_year'] as const;

/** Flags on an estimate's validity on the day of entry; the law first. */
export const DUTY_FLAGS = ['duty_not_known_after', ...SCHEDULE_FLAGS] as const;

export type ScheduleFlag = (typeof SCHEDULE_FLAGS)[number];

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Date of the table that a line's rate comes from; null if the schedule itself has the rate. */
export function rateDate({ extra }: DutyRequest['line']): string | null {
  return dayOf(extra['rate_date']);
}

/**
 * Flags on the base rate: the version took effect after the day of entry, the rate was not in force on it, or the table
 * of rates is of an earlier year.
 */
export function scheduleFlags(
  { line, inputs: { date } }: Pick<DutyRequest, 'line' | 'inputs'>,
  effectiveDate: string | null,
): readonly ScheduleFlag[] {
  const [from, until, table] = [
    dayOf(line.extra['rate_from']),
    dayOf(line.extra['rate_until']),
    rateDate(line),
  ];
  const isOutside = (from !== null && date < from) || (until !== null && date > until);
  const isOld = table !== null && table.slice(0, 4) < date.slice(0, 4);

  return [
    ...(effectiveDate !== null && date < effectiveDate ? (['schedule_not_of_date'] as const) : []),
    ...(isOutside ? (['rate_not_of_date'] as const) : []),
    ...(isOld ? (['rate_of_other_year'] as const) : []),
  ];
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && ISO_DAY.test(value) ? value : null;
}
