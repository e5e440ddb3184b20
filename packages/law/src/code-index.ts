import { groupBy } from './group-by.ts';

export interface CodeIndex<T> {
  /** Rows whose code covers the digits, longest code first. */
  covering(digits: string): readonly T[];
  /** Rows whose code covers only part of a line's goods; the line then has eight digits. */
  within(digits: string): readonly T[];
}

const DIGITS_MAX = 10;
const LINE_DIGITS = 8;

export function codeIndex<T>(entries: readonly (readonly [code: string, row: T])[]): CodeIndex<T> {
  const rows = groupBy(entries, ([code]) => code);
  const divided = entries.filter(([code]) => code.length > LINE_DIGITS);
  const parts = groupBy(divided, ([code]) => code.slice(0, LINE_DIGITS));
  const used = new Set([...rows.keys()].map((code) => code.length));
  const lengths = Array.from({ length: DIGITS_MAX }, (_, at) => DIGITS_MAX - at).filter((each) =>
    used.has(each),
  );

  return {
    covering: (digits) =>
      lengths
        .filter((length) => length <= digits.length)
        .flatMap((length) => rows.get(digits.slice(0, length)) ?? [])
        .map(([, row]) => row),
    within: (digits) =>
      digits.length === LINE_DIGITS ? (parts.get(digits) ?? []).map(([, row]) => row) : [],
  };
}
