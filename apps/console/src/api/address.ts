import type { AnswerOf } from '@svc/client/create-client';

/** An import market. */
export type Market = AnswerOf<'skus.get'>['market'];

/** Every value of a union in the order written; a missing one does not compile. */
export function allOf<T extends string>(values: Readonly<Record<T, true>>): readonly T[] {
  return Object.keys(values) as T[];
}

/** Import markets of the service. */
export const MARKETS = allOf<Market>({ US: true, EU: true, VN: true });

/** A search as it came from an address, before anything is known of it. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** The value when it is one of those allowed. */
export function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value);
}

/** Text of an address, cut to `max` characters; undefined for nothing. Figures of an address are text as well. */
export function textOf(value: unknown, max: number): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, max);
}

/** A whole number of an address from `min` on, which may be text; undefined for all else. */
export function wholeOf(value: unknown, min: number): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= min ? number : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of an address, `YYYY-MM-DD`; undefined for all else. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  const start = new Date(`${value}T00:00:00Z`);
  // 31 February rolls over, so that it does not come back as written.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(value);
  return isDay ? value : undefined;
}

/** The fields with a value. */
export function given<T extends object>(fields: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
