import { codeDigits } from '@svc/tariff/code';
import { existingCodeDigits } from '../check/existing-code.ts';

/** Share of the filled cells that must speak for a meaning. */
const LEAST_SHARE = 0.7;
const CODE_DIGITS_MIN = 6;
/** A day in figures, in any order, with points, strokes or nothing between. */
const DAY =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2}|(?:19|20)\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01]))$/;
/** Prices and weights, and numbers too short to tell products apart by. */
const NUMBER = /^[\d.,]*[.,]\d+$|^\d{1,4}$/;

/** Whether a cell is a tariff code. Numbers without points could be prices or item numbers: only the lengths of whole codes speak for one. */
export function looksLikeCode(text: string): boolean {
  const digits = existingCodeDigits(text);
  if (digits === null || digits.length < CODE_DIGITS_MIN || DAY.test(text)) return false;
  return /^\d{4}[.\s]\d{2}/.test(text) || (codeDigits(text)?.length ?? 0) >= 8;
}

/** Whether a cell is an item number: one word with a figure in it, and no price, quantity or day. */
export function looksLikeSku(text: string): boolean {
  return /^[\p{L}\p{N}._/#-]{2,64}$/u.test(text) && /\d/.test(text) && !NUMBER.test(text) && !DAY.test(text);
}

/** Whether most cells pass a test. */
export function speaksFor(cells: readonly string[], test: (text: string) => boolean): boolean {
  return cells.filter(test).length >= cells.length * LEAST_SHARE;
}

/** Whether most cells differ from each other. */
export function areDistinct(cells: readonly string[]): boolean {
  return new Set(cells).size >= cells.length * LEAST_SHARE;
}
