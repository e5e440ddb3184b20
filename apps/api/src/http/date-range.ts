import type { Fault } from './schema/open.ts';
import { optional } from './schema/presence.ts';
import { date } from './schema/text.ts';

/** Query fields of a period: whole days in UTC, both inclusive. Put `checked(…, periodInOrder)` around their object. */
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

/** Rejects a period that ends before it begins. */
export function periodInOrder({ date_from, date_to }: Period): Fault | null {
  if (date_from === undefined || date_to === undefined || date_from <= date_to) return null;
  return { field: 'date_from', message: 'must not be after date_to' };
}
