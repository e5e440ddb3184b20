import { codeDigits, commonDigits, sameCode, wholeCodeDigits } from '@svc/tariff/code';
import type { CodeCheck } from '../batch.ts';
import { cellWords } from '../column-mapping.ts';

/** `6.109E+09`: a code that a spreadsheet stored as a number. */
const EXPONENT = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;
/** A whole number written with decimals: `6109100012.0`. */
const DECIMALS = /^(\d{5,})[.,]0+$/;
const LEADING_QUOTE = /^['’`]/;
/** Prefixes before a code: `HS 6109.10`, `HTS: 6109.10`. */
const LABEL = /^(?:htsus|hts|hsk|hs|taric|ahtn|cn)(?:\s*code)?[\s.:#-]*(?=\d)/i;
/** Dates, whose digits could pass for a code: `2026-02-24`, with or without a time. */
const DAY = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ].*)?$/;
/** Commas or apostrophes that group a number by thousands: `6,109,100,012`. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$|^\d{1,3}(?:['’]\d{3})+$/;
/** Commas instead of points: `6109,10`. */
const COMMAS = /^(?:\d{3,4}|\d{7,8})(?:,\d{2})*,\d{1,2}$/;
const SEPARATORS = /[\s.\u00b7\u30fb\u2010-\u2015\u2212_-]+/;
const THOUSANDS_DIGITS = 3;

function fromExponent(text: string): string | null {
  const [, first, rest = '', power] = EXPONENT.exec(text) ?? [];
  if (first === undefined) return text;
  // With fewer digits than the number had, the end of the code is lost.
  return rest.length === Number(power) ? first + rest : null;
}

function withoutTrimmings(text: string): string {
  const plain = text.normalize('NFKC').replace(LEADING_QUOTE, '').replace(LABEL, '').replace(DECIMALS, '$1');
  if (GROUPED.test(plain)) return plain.replace(/\.0+$/, '').replace(/[,'’]/g, '');
  return COMMAS.test(plain) ? plain.replaceAll(',', '.') : plain;
}

function toEven(digits: string): string {
  return digits.length % 2 === 1 ? `0${digits}` : digits;
}

/** A code with one point may have been a number, which loses zeros at both ends: `101.2` was `0101.20`. */
function fromNumber(whole: string, fraction: string): string | null {
  // A thousands point of some locales is indistinguishable from a point that lost its zeros.
  if (whole.length === 1 && fraction.length === THOUSANDS_DIGITS) return toEven(whole + fraction);
  if (whole.length < 4 && fraction.length === THOUSANDS_DIGITS) return null;
  if (whole.length === 1 && fraction.length === 1) return null;
  return toEven(whole) + (fraction.length % 2 === 1 ? `${fraction}0` : fraction);
}

/** Digits of groups between points or blanks, with a lost leading zero restored; null if others are missing. */
function fromGroups(groups: readonly string[]): string | null {
  const [first = '', second, ...more] = groups;
  const digits = groups.join('');
  if (second === undefined) return toEven(digits);
  if (more.length === 0) return fromNumber(first, second);
  const thousands = [second, ...more].every((group) => group.length === THOUSANDS_DIGITS);
  if (thousands && first.length <= THOUSANDS_DIGITS) return toEven(digits);

  const lostZero = first.length % 2 === 1;

  return lostZero === (digits.length % 2 === 1) ? toEven(digits) : null;
}

/**
 * Digits of a code in use as spreadsheets store it: with points, blanks, an apostrophe, as a number, without its
 * leading zero. Null if the text is not a code or not recoverable.
 */
export function existingCodeDigits(text: string): string | null {
  const plain = withoutTrimmings(cellWords(text));
  if (DAY.test(plain)) return null;
  const whole = fromExponent(plain);
  const groups = whole?.split(SEPARATORS).filter((group) => group !== '') ?? [];
  if (groups.join('').length < 2 || !groups.every((group) => /^\d+$/.test(group))) return null;
  const digits = fromGroups(groups);
  return digits === null ? null : wholeCodeDigits(digits);
}

/** A code in use as stored: unchanged if complete, otherwise its digits; null if the text is not a code. */
export function existingCodeText(text: string): string | null {
  const digits = existingCodeDigits(text);
  const written = cellWords(text);
  return digits !== null && codeDigits(written) === digits ? written : digits;
}

export interface FoundCode {
  /** As in the schedule; null for digits that only begin codes, such as 6109.10 above 6109.10.00. */
  readonly code: string | null;
  readonly isLeaf: boolean;
  /** The first declarable lines below it, plus one if there are more than shown. */
  readonly below: readonly string[];
}

export interface CodeLookup {
  readonly version: string;
  /** The line with these digits, or the lines that begin with them; null if none. */
  readonly find: (digits: string) => FoundCode | null;
}

const SHOWN_MAX_CHARS = 40;

export function shortened(text: string): string {
  return text.length > SHOWN_MAX_CHARS ? `${text.slice(0, SHOWN_MAX_CHARS)}…` : text;
}

/**
 * Checks a code in use against the schedule, by the catalog's rule, and compares it with the suggestion. `invalid` for
 * text that is not a code; null without text.
 */
export function checkExistingCode(
  text: string,
  suggested: string | null,
  schedule: CodeLookup,
): CodeCheck | null {
  const written = cellWords(text);
  if (written === '') return null;
  const digits = existingCodeDigits(text);
  if (digits === null) {
    const found = { status: 'invalid', covered: 0, below: [], version: schedule.version } as const;
    return { code: shortened(written), ...found, ...compared(null, suggested) };
  }

  return { ...lookedUp(digits, text, schedule), ...compared(digits, suggested) };
}

function lookedUp(digits: string, text: string, schedule: CodeLookup) {
  const line = schedule.find(digits);

  return {
    code: line?.code ?? existingCodeText(text) ?? digits,
    status: statusOf(line),
    covered: line === null ? coveredDigits(digits, schedule) : digits.length,
    below: line?.isLeaf === false ? line.below : [],
    version: schedule.version,
  };
}

function compared(digits: string | null, suggested: string | null) {
  if (digits === null || suggested === null) return { suggested, level: 0, matches: false };
  return { suggested, level: commonDigits(digits, suggested), matches: sameCode(digits, suggested) };
}

/** Leading digits of a code with lines in the schedule; often six for a foreign code. */
function coveredDigits(digits: string, schedule: CodeLookup): number {
  for (let length = digits.length - 2; length > 0; length -= 2)
    if (schedule.find(digits.slice(0, length)) !== null) return length;
  return 0;
}

/** Comparison of a code in use with the suggestion, at the length that code and schedule share. */
type CodeVerdict = 'same' | 'agrees' | 'differs' | 'not_compared';

/** International digits; beyond them codes of different countries are not comparable. */
const SHARED_DIGITS = 6;

export function codeVerdict(check: CodeCheck): CodeVerdict {
  const { matches, suggested, level } = check;
  if (matches) return 'same';
  const known = knownDigits(check);
  if (suggested === null || known === 0) return 'not_compared';
  const isComparable = known >= SHARED_DIGITS || known === digitCount(check);
  return isComparable && level >= known ? 'agrees' : 'differs';
}

/** Checks without `covered` know the whole code or nothing. */
function knownDigits(check: CodeCheck): number {
  return check.covered ?? (check.status === 'invalid' ? 0 : digitCount(check));
}

function digitCount({ code }: CodeCheck): number {
  return codeDigits(code)?.length ?? 0;
}

function statusOf(line: { readonly isLeaf: boolean } | null): CodeCheck['status'] {
  if (line === null) return 'invalid';
  return line.isLeaf ? 'valid' : 'not_declarable';
}
