const DIGITS_MAX = 10;

/** A set of codes given by the starts of their digits. */
export interface CodeSet {
  /** Digits of the longest start that a code has in the set; 0 for a code outside it. */
  matched(digits: string): number;
}

/** Reads starts of codes, parted by blanks or line ends. */
export function codeSet(...texts: readonly string[]): CodeSet {
  const starts = new Set(texts.flatMap((text) => text.split(/\s+/).filter((start) => start !== '')));
  const lengths = Array.from({ length: DIGITS_MAX }, (_, at) => DIGITS_MAX - at).filter((length) =>
    [...starts].some((start) => start.length === length),
  );
  return {
    matched: (digits) =>
      lengths.find((length) => length <= digits.length && starts.has(digits.slice(0, length))) ?? 0,
  };
}
