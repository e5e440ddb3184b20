import { codeDigits, commonDigits, sameCode, wholeCodeDigits } from '@svc/tariff/code';
import type { CodeCheck } from './batch.ts';
import { cellWords } from './column-mapping.ts';

/** `6.109E+09` and the like: what is left of a code that a spreadsheet took for a number. */
const EXPONENT = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;
/** A whole number that was written with decimals: `6109100012.0`. */
const DECIMALS = /^(\d{5,})[.,]0+$/;
const LEADING_QUOTE = /^['’`]/;

function fromExponent(text: string): string | null {
  const [, first, rest = '', power] = EXPONENT.exec(text) ?? [];
  if (first === undefined) return text;
  // With fewer digits than the number has, the end of the code is lost and no guess would be right.
  return rest.length === Number(power) ? first + rest : null;
}

/**
 * Digits of a code in use as people's spreadsheets hold it: with points, blanks, an apostrophe, as a number, with its
 * leading zero lost; null when the text is no code or the code can not be told any more.
 */
export function existingCodeDigits(text: string): string | null {
  const plain = cellWords(text).normalize('NFKC').replace(LEADING_QUOTE, '').replace(DECIMALS, '$1');
  const whole = fromExponent(plain);
  const digits = whole === null ? null : codeDigits(whole);
  if (digits === null || digits.length < 2) return null;
  // Codes have an even number of digits: an odd one lost the zero of chapters 01 to 09.
  return wholeCodeDigits(digits.length % 2 === 1 ? `0${digits}` : digits);
}

/** A schedule as far as codes are looked up in it. */
export interface CodeLookup {
  readonly version: string;
  /** The line with these digits: its code as the schedule writes it, and whether it can be declared. */
  readonly find: (digits: string) => { readonly code: string; readonly isLeaf: boolean } | null;
}

/** Checks a code in use against the schedule and compares it with the suggestion; null when the text is no code. */
export function checkExistingCode(
  text: string,
  suggested: string | null,
  schedule: CodeLookup,
): CodeCheck | null {
  const digits = existingCodeDigits(text);
  if (digits === null) return null;
  const line = schedule.find(digits);
  return {
    code: line?.code ?? cellWords(text),
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
