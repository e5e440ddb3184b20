import * as v from './schema/index.ts';

/** Query fields of a period: whole days in UTC, both inclusive. Wrap their object in `checked(…, periodInOrder)`. */
export function periodFields() {
  return {
    date_from: v.optional(v.date({ about: 'First day, UTC' })),
    date_to: v.optional(v.date({ about: 'Last day, UTC' })),
  } as const;
}

interface Period {
  readonly date_from?: string;
  readonly date_to?: string;
}

export function periodInOrder({ date_from, date_to }: Period): v.Fault | null {
  if (date_from === undefined || date_to === undefined || date_from <= date_to) return null;
  return { field: 'date_from', message: 'must not be after date_to' };
}
