import { wholeCodeDigits } from '@svc/tariff/code';
import { isWellFormedText } from '../well-formed-text.ts';

export interface Hs6Text {
  /** 2, 4 or 6 digits. */
  readonly hs6: string;
  readonly text: string;
}

export interface Hs6TextStore {
  /**
   * Writes texts, replacing those of the same code and language; the last duplicate wins. Returns the number of new
   * ones.
   */
  upsert(language: string, texts: readonly Hs6Text[]): Promise<number>;
}

const HS_DIGITS_MAX = 6;

/** Reads a code and its text, or returns the reason for rejection in English. */
export function readHs6Text(code: string, text: string): Hs6Text | string {
  const digits = wholeCodeDigits(code);
  if (digits === null) return `"${code}" is not a code`;
  if (digits.length > HS_DIGITS_MAX) return `"${code}" has more than six digits`;

  const plain = text.trim();
  if (plain === '') return 'the text is empty';

  return isWellFormedText(plain)
    ? { hs6: digits, text: plain }
    : 'the text holds characters that are not valid';
}
