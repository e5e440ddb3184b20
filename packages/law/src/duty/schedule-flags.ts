import type { DutyRequest } from './estimate.ts';

/** Flags of an estimate on the schedule's match with the day of entry. */
const SCHEDULE_FLAGS = ['schedule_not_of_date', 'rate_not_of_date', 'rate_of_other_year'] as const;

/** Flags of an estimate on its match with the day of entry; the law first. */
export const DUTY_FLAGS = ['duty_not_known_after', ...SCHEDULE_FLAGS] as const;

/** A doubt about the schedule of an estimate. */
export type ScheduleFlag = (typeof SCHEDULE_FLAGS)[number];

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that the table of rates of a line is of; null where the schedule itself has the rate. */
export function rateDate({ extra }: DutyRequest['line']): string | null {
  return dayOf(extra['rate_date']);
}

/**
 * Doubts about the base rate: the version came into force after the day of entry, the rate began later or ended before, or
 * the table of rates is of an earlier year.
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
