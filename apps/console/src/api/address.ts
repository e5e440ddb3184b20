import type { AnswerOf } from '@svc/client/create-client';

export type Market = AnswerOf<'skus.get'>['market'];

/** All values of a union in the order written; omitting one is a type error. */
export function allOf<T extends string>(values: Readonly<Record<T, true>>): readonly T[] {
  return Object.keys(values) as T[];
}

export const MARKETS = allOf<Market>({ US: true, EU: true, VN: true });

export type RawSearch = Readonly<Record<string, unknown>>;

export function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value);
}

/** Text of a search parameter, cut to `max` characters; undefined if empty. Accepts numbers too. */
export function textOf(value: unknown, max: number): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, max);
}

/** Whole number of a search parameter (also as text), at least `min`; undefined if invalid. */
export function wholeOf(value: unknown, min: number): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= min ? number : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Day of a search parameter, `YYYY-MM-DD`; undefined if invalid. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  const start = new Date(`${value}T00:00:00Z`);
  // 31 February rolls over, so it does not round-trip.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(value);
  return isDay ? value : undefined;
}

export function given<T extends object>(fields: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
