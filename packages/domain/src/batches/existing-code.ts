import { codeDigits, commonDigits, sameCode, wholeCodeDigits } from '@svc/tariff/code';
import type { CodeCheck } from './batch.ts';
import { cellWords } from './column-mapping.ts';

/** `6.109E+09` and the like: what is left of a code that a spreadsheet took for a number. */
const EXPONENT = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;
/** A whole number that was written with decimals: `6109100012.0`. */
const DECIMALS = /^(\d{5,})[.,]0+$/;
const LEADING_QUOTE = /^['’`]/;
/** What people write before a code: `HS 6109.10`, `HTS: 6109.10`. */
const LABEL = /^(?:htsus|hts|hsk|hs|taric|ahtn|cn)(?:\s*code)?[\s.:#-]*(?=\d)/i;
/** A day is no code, though its digits could be one: `2026-02-24`, and with a time. */
const DAY = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ].*)?$/;
/** Commas or apostrophes that group a number by thousands: `6,109,100,012`. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$|^\d{1,3}(?:['’]\d{3})+$/;
/** Commas in the place of a code's points: `6109,10`. */
const COMMAS = /^(?:\d{3,4}|\d{7,8})(?:,\d{2})*,\d{1,2}$/;
const SEPARATORS = /[\s.\u00b7\u30fb\u2010-\u2015\u2212_-]+/;
const THOUSANDS_DIGITS = 3;

function fromExponent(text: string): string | null {
  const [, first, rest = '', power] = EXPONENT.exec(text) ?? [];
  if (first === undefined) return text;
  // With fewer digits than the number has, the end of the code is lost and no guess would be right.
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
  // A point that groups a number by thousands, as some countries write it, can not be told from one that lost its zeros.
  if (whole.length === 1 && fraction.length === THOUSANDS_DIGITS) return toEven(whole + fraction);
  if (whole.length < 4 && fraction.length === THOUSANDS_DIGITS) return null;
  if (whole.length === 1 && fraction.length === 1) return null;
  return toEven(whole) + (fraction.length % 2 === 1 ? `${fraction}0` : fraction);
}

/** Digits of the groups between points or blanks, with a zero that was lost in front; null when digits are missing elsewhere. */
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
 * Digits of a code in use as people's spreadsheets hold it: with points, blanks, an apostrophe, as a number, with its
 * leading zero lost; null when the text is no code or the code can not be told any more.
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

/** A code in use as it is kept: as the file writes it where that says the whole code, else its digits; null when the text is no code. */
export function existingCodeText(text: string): string | null {
  const digits = existingCodeDigits(text);
  const written = cellWords(text);
  return digits !== null && codeDigits(written) === digits ? written : digits;
}

/** A schedule as far as codes are looked up in it. */
export interface CodeLookup {
  readonly version: string;
  /**
   * The line with these digits: its code as the schedule writes it, and whether it can be declared. Digits that only
   * begin codes, such as those of the subheading 6109.10 above the line 6109.10.00, are a line without a code.
   */
  readonly find: (digits: string) => { readonly code: string | null; readonly isLeaf: boolean } | null;
}

const SHOWN_MAX_CHARS = 40;

function asSent(text: string): string {
  return text.length > SHOWN_MAX_CHARS ? `${text.slice(0, SHOWN_MAX_CHARS)}…` : text;
}

/**
 * Checks a code in use against the schedule, by the rule of the catalog, and compares it with the suggestion. Text that
 * is no code is `invalid`; null when there is none.
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
    const { version } = schedule;
    return { code: asSent(written), status: 'invalid', suggested, level: 0, matches: false, version };
  }
  const line = schedule.find(digits);
  return {
    code: line?.code ?? existingCodeText(text) ?? digits,
    status: statusOf(line),
    suggested,
    level: suggested === null ? 0 : commonDigits(digits, suggested),
    matches: suggested !== null && sameCode(digits, suggested),
    version: schedule.version,
  };
}

function statusOf(line: { readonly isLeaf: boolean } | null): CodeCheck['status'] {
  if (line === null) return 'invalid';
  return line.isLeaf ? 'valid' : 'not_declarable';
}
