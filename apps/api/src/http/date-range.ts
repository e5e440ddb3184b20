import type { Fault } from './schema/open.ts';
import { optional } from './schema/presence.ts';
import { date } from './schema/text.ts';

/** Query fields of a period: whole days in UTC, both inclusive. Wrap their object in `checked(…, periodInOrder)`. */
export function periodFields() {
  return {
    date_from: optional(date({ about: 'First day, UTC' })),
    date_to: optional(date({ about: 'Last day, UTC' })),
  } as const;
}

interface Period {
  readonly date_from?: string;
  readonly date_to?: string;
}

export function periodInOrder({ date_from, date_to }: Period): Fault | null {
  if (date_from === undefined || date_to === undefined || date_from <= date_to) return null;
  return { field: 'date_from', message: 'must not be after date_to' };
}
