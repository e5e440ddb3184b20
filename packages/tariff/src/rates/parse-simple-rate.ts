/** A rate that is a plain percentage of the value; `pct` is decimal text, `0` for a free rate. */
export interface SimpleRate {
  readonly pct: string;
}

const FREE = /^(?:free|miễn thuế)$/iu;
const PERCENT = /^(\d{1,4}(?:\.\d{1,6})?)\s?%$/u;
const NUMBER = /^(\d{1,4}(?:\.\d{1,6})?)$/u;

/**
 * Reads `Free` and `x%` as published; null for every other text, specific and compound rates included.
 * `isBarePercent` takes a bare number as a percentage, for schedules that print their rates so.
 */
export function parseSimpleRate(
  text: string,
  { isBarePercent = false }: { readonly isBarePercent?: boolean } = {},
): SimpleRate | null {
  const plain = text.trim();
  if (FREE.test(plain)) return { pct: '0' };
  const pct = PERCENT.exec(plain)?.[1] ?? (isBarePercent ? NUMBER.exec(plain)?.[1] : undefined);
  return pct === undefined ? null : { pct };
}
