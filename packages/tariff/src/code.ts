import type { Market } from './market.ts';

const CODE_DIGITS_MAX = 10;
/**
 * Points, blanks and dashes that people and files put between digits; no-break and ideographic blanks are folded first.
 */
const SEPARATORS = /[\s.\u2010-\u2015\u2212_-]+/g;
/** Notation of nearly all codes, which needs no folding. */
const POINTED = /^[\d.]*$/;
const HEADING_DIGITS = 4;
const GROUP_DIGITS = 2;
const GROUP_SEPARATOR: Readonly<Record<Market, string>> = { US: '.', EU: ' ', VN: '.' };
/** The HS leaves chapters 98 and 99 to each country; their lines describe procedures or measures, not goods. */
const SPECIAL_CHAPTERS: Readonly<Record<Market, readonly string[]>> = {
  US: ['98', '99'],
  EU: ['98', '99'],
  VN: ['98'],
};

/** Digits of a tariff code or code prefix (1 to 10), with any separators; null if the text has anything else. */
export function codeDigits(text: string): string | null {
  const digits = POINTED.test(text)
    ? text.replaceAll('.', '')
    : text.normalize('NFKC').replace(SEPARATORS, '');
  return /^\d+$/.test(digits) && digits.length <= CODE_DIGITS_MAX ? digits : null;
}

/**
 * Digits of a whole code: chapter (2), heading (4), subheading (6) or national line (8, 10); null for any other text
 * and for chapter 00.
 */
export function wholeCodeDigits(text: string): string | null {
  const digits = codeDigits(text);
  return digits === null || digits.length % 2 === 1 || digits.startsWith('00') ? null : digits;
}

/**
 * Code in a market's notation: `6109.10.00.12` in the US, `6109 10 00 10` in the EU, `6109.10.10` in Vietnam; text that
 * is not a code is only trimmed.
 */
export function formatCode(text: string, market: Market): string {
  const digits = codeDigits(text);
  return digits === null ? text.trim() : writeCode(digits, market);
}

export function writeCode(digits: string, market: Market): string {
  let code = digits.slice(0, HEADING_DIGITS);
  for (let at = HEADING_DIGITS; at < digits.length; at += GROUP_DIGITS)
    code += GROUP_SEPARATOR[market] + digits.slice(at, at + GROUP_DIGITS);
  return code;
}

/** First six digits of a code; null if it has fewer or is not a code. */
export function hs6(text: string): string | null {
  const digits = codeDigits(text);
  return digits !== null && digits.length >= 6 ? digits.slice(0, 6) : null;
}

export function sameCode(left: string, right: string): boolean {
  const digits = codeDigits(left);
  return digits !== null && digits === codeDigits(right);
}

/** Number of common leading digits of two codes, in steps of two: 0, 2, 4, 6, 8 or 10. */
export function commonDigits(left: string, right: string): number {
  const [a, b] = [codeDigits(left) ?? '', codeDigits(right) ?? ''];
  let common = 0;

  while (
    common + 2 <= Math.min(a.length, b.length) &&
    a.slice(common, common + 2) === b.slice(common, common + 2)
  )
    common += 2;

  return common;
}

/** True if a code is in a chapter reserved for special provisions: such lines are never recommended for goods. */
export function isSpecialProvision(text: string, market: Market): boolean {
  // Called for every line: the first digit excludes nearly all of them.
  if (OTHER_CHAPTER.test(text)) return false;
  return SPECIAL_CHAPTERS[market].includes((codeDigits(text) ?? '').slice(0, 2));
}

const OTHER_CHAPTER = /^[0-8]/;
