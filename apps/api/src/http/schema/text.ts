import { startOfDay } from '@svc/domain/calendar-day';
import { isWellFormedText } from '@svc/domain/well-formed-text';
import { Expectation, scalar } from './scalar.ts';
import { describedAs, type About, type Schema } from './schema.ts';

export const BROKEN_TEXT = 'must not contain U+0000 or half of a surrogate pair';

interface TextRule extends About {
  /** Maximum length in characters (code points). */
  readonly max: number;
  /** Minimum length in characters, after trimming. */
  readonly min?: number;
  readonly trim?: boolean;
  readonly pattern?: RegExp;
  /** Check beyond the pattern. */
  readonly accepts?: (text: string) => boolean;
  readonly expected?: string;
  readonly format?: string;
}

function isLongerThan(text: string, max: number): boolean {
  // Characters outside the BMP take two units; code points are counted only if it matters.
  return text.length > max && (text.length > 2 * max || Array.from(text).length > max);
}

function inWords({ max, min = 0, pattern, expected }: TextRule): string {
  if (expected !== undefined) return `must be ${expected}`;
  const least = min > 0 ? `at least ${min} and ` : '';
  const shape = pattern === undefined ? '' : ` that matches ${pattern.source}`;
  return `must be text of ${least}at most ${max} characters${shape}`;
}

function isAccepted(text: string, { pattern, accepts }: TextRule): boolean {
  return pattern?.test(text) !== false && accepts?.(text) !== false;
}

function readText(value: unknown, rule: TextRule, expectation: Expectation): string | Expectation {
  if (typeof value !== 'string') return expectation;
  if (!isWellFormedText(value)) return new Expectation(BROKEN_TEXT);
  const normal = value.normalize('NFC');
  const text = rule.trim === true ? normal.trim() : normal;
  if (text.length < (rule.min ?? 0) || isLongerThan(text, rule.max)) return expectation;
  return isAccepted(text, rule) ? text : expectation;
}

export function text(rule: TextRule): Schema<string> {
  const expectation = new Expectation(inWords(rule));
  const json = {
    type: 'string',
    maxLength: rule.max,
    ...(rule.min === undefined ? {} : { minLength: rule.min }),
    ...(rule.pattern === undefined ? {} : { pattern: rule.pattern.source }),
    ...(rule.format === undefined ? {} : { format: rule.format }),
    ...describedAs(rule),
  };

  return scalar(json, (value) => readText(value, rule, expectation));
}

const ID = /^[0-9a-f]{32}$/;

/** An id of 32 hexadecimal characters. */
export function id(rule: About = {}): Schema<string> {
  return text({ max: 32, pattern: ID, expected: 'an id of 32 hexadecimal characters', ...rule });
}

export function oneOf<const T extends string>(values: readonly T[], rule: About = {}): Schema<T> {
  const expectation = new Expectation(`must be one of ${values.join(', ')}`);
  const json = { type: 'string', enum: [...values], ...describedAs(rule) };
  return scalar(json, (value) => values.find((known) => known === value) ?? expectation);
}

const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

function isCalendarDay(value: unknown): value is string {
  return typeof value === 'string' && DATE.test(value) && startOfDay(value) !== null;
}

/** A calendar day, `YYYY-MM-DD`. */
export function date(rule: About = {}): Schema<string> {
  const expectation = new Expectation('must be a date as YYYY-MM-DD');
  const json = { type: 'string', format: 'date', ...describedAs(rule) };
  return scalar(json, (value) => (isCalendarDay(value) ? value : expectation));
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** An ISO 8601 time with offset; normalised to UTC. */
export function timestamp(rule: About = {}): Schema<string> {
  const expectation = new Expectation('must be a time as YYYY-MM-DDThh:mm:ssZ');
  const json = { type: 'string', format: 'date-time', ...describedAs(rule) };

  return scalar(json, (value) => {
    if (typeof value !== 'string' || !TIMESTAMP.test(value) || !isCalendarDay(value.slice(0, 10)))
      return expectation;
    const moment = new Date(value);
    const isInCalendar = moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999;
    return isInCalendar ? moment.toISOString() : expectation;
  });
}
