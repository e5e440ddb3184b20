import { daysOf, PERIOD_DAYS_MAX, readPeriod, type Period } from '@svc/domain/usage/period';
import { periodFields, periodInOrder } from '../http/date-range.ts';
import { object } from '../http/schema/collection.ts';
import { checked, type Fault } from '../http/schema/open.ts';

interface Asked {
  readonly date_from?: string;
  readonly date_to?: string;
}

/** Query of a daily report: the last 30 days by default. */
export const PeriodQuery = checked(object(periodFields()), periodOfBearableLength);

export function periodOf({ date_from, date_to }: Asked, now: Date): Period {
  return readPeriod(date_from, date_to, now);
}

function periodOfBearableLength(asked: Asked): Fault | null {
  const { date_from: from, date_to: to } = asked;
  const reversed = periodInOrder(asked);
  if (reversed !== null || from === undefined) return reversed;

  // An open end means today at most; only a very old start can make the period too long.
  const period = readPeriod(from, to, new Date());
  if (daysOf(period) <= PERIOD_DAYS_MAX) return null;

  return { field: 'date_from', message: `must not be more than ${PERIOD_DAYS_MAX} days before date_to` };
}
