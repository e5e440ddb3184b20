import { formatCode, wholeCodeDigits } from '@svc/tariff/code';
import { isMarket, type Market } from '@svc/tariff/market';
import { startOfDay } from '../calendar-day.ts';
import { isWellFormedText } from '../well-formed-text.ts';
import type { Ruling, RulingCode } from './ruling.ts';

const NUMBER_MAX_CHARS = 128;
const TITLE_MAX_CHARS = 300;
const CODE_DIGITS_MIN = 4;

/** Reads a ruling from parsed JSON, or returns the reason for rejection in English; `market` is the default. */
export function readRuling(value: unknown, market: Market): Ruling | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'the line is not a JSON object';

  const fields: Readonly<Record<string, unknown>> = { ...value };
  const fault = faultOf(fields);
  if (fault !== null) return fault;

  const own = isMarket(fields['market']) ? fields['market'] : market;
  const codes = codesOf(fields['codes'], own);

  return typeof codes === 'string' ? codes : toRuling(fields, own, codes);
}

function toRuling(
  fields: Readonly<Record<string, unknown>>,
  market: Market,
  codes: readonly RulingCode[],
): Ruling {
  const [title, text] = [textOf(fields['title']), textOf(fields['text'])];

  return {
    number: textOf(fields['number']) ?? '',
    source: textOf(fields['source']) ?? '',
    market,
    title: title ?? text?.slice(0, TITLE_MAX_CHARS) ?? '',
    text: text ?? title ?? '',
    date: readRulingDate(textOf(fields['date']) ?? ''),
    origin: textOf(fields['origin']),
    url: textOf(fields['url']),
    codes,
  };
}

const TEXT_FIELDS = ['number', 'source', 'market', 'date', 'title', 'text', 'origin', 'url'] as const;

/** Reasons why a line is not a ruling, in order of precedence. */
const FAULTS: readonly ((fields: Readonly<Record<string, unknown>>) => string | null)[] = [
  (fields) => {
    const field = TEXT_FIELDS.find((name) => !isText(fields[name]));
    return field === undefined ? null : `${field} must be text`;
  },
  (fields) => {
    const field = TEXT_FIELDS.find((name) => !isWellFormedText(textOf(fields[name]) ?? ''));
    return field === undefined ? null : `${field} holds characters that are not valid text`;
  },
  ({ number }) => (textOf(number) === null ? 'number is missing' : null),
  ({ number }) =>
    (textOf(number)?.length ?? 0) > NUMBER_MAX_CHARS
      ? `number is longer than ${NUMBER_MAX_CHARS} characters`
      : null,
  ({ market }) =>
    textOf(market) === null || isMarket(market) ? null : `market "${String(market)}" is unknown`,
  ({ title, text }) =>
    textOf(title) === null && textOf(text) === null ? 'title and text are missing' : null,
  ({ date }) =>
    textOf(date) === null || readRulingDate(textOf(date) ?? '') !== null
      ? null
      : `date "${String(date)}" must be as 2026-06-10 or 10 Jun 2026`,
  ({ url }) =>
    URL.canParse(textOf(url) ?? 'https://example.com') ? null : `url "${String(url)}" is no address`,
];

function faultOf(fields: Readonly<Record<string, unknown>>): string | null {
  for (const check of FAULTS) {
    const fault = check(fields);
    if (fault !== null) return fault;
  }
  return null;
}

function isText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

function codesOf(value: unknown, market: Market): readonly RulingCode[] | string {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const codes = new Map<string, RulingCode>();

  for (const text of texts) {
    const digits = typeof text === 'string' ? wholeCodeDigits(text) : null;
    if (digits === null || digits.length < CODE_DIGITS_MIN)
      return `codes hold "${String(text)}", which is not a code`;
    codes.set(digits, { code: formatCode(digits, market), codeDigits: digits });
  }

  return codes.size === 0 ? 'codes are missing' : [...codes.values()];
}

const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/;
const WORDED = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * ISO date of a ruling, as precise as given (year, month or day); null if it is not a date. Reads ISO dates with or
 * without a time, and the text dates of the UK's register (`06 Sep 2023`).
 */
export function readRulingDate(text: string): string | null {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year !== undefined) return existing([year, month, day].filter((part) => part !== undefined).join('-'));

  const [, wordedDay = '', name = '', wordedYear = ''] = WORDED.exec(text) ?? [];
  const place = MONTHS.indexOf(name.toLowerCase());
  if (place < 0) return null;

  return existing(`${wordedYear}-${String(place + 1).padStart(2, '0')}-${wordedDay.padStart(2, '0')}`);
}

function existing(date: string): string | null {
  return startOfDay(date) === null ? null : date;
}
