import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { LIST_SEPARATOR } from '../classification.ts';
import { limitsOf } from '../stages/normalize/figures.ts';

const ROW_CHARS = 110;
const START_CHARS = 60;

export const plain = (text: string): string =>
  text.replaceAll(LIST_SEPARATOR, '/').replace(/\s+/gu, ' ').trim();

const shortened = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', max) > 0 ? text.lastIndexOf(' ', max) : max)} …`;

const QUOTES = /[“”ˮ"]/gu;
const TITLE_CHARS = 90;

/** Title of a ruling as quoted in a statement. */
export const titleOf = (title: string): string => shortened(plain(title.replace(QUOTES, "'")), TITLE_CHARS);

const named = (code: string | null, text: string): string =>
  [code ?? '', text === '' ? '' : `“${text}”`].filter(Boolean).join(' ');

const trimmed = (text: string): string => plain(text.replace(QUOTES, "'")).replace(/^[\s-]+|[\s:]+$/gu, '');

/** Short name of a row in a statement: code, if any, and text. */
export const rowName = ({ code, description }: ScheduleLine, max = ROW_CHARS): string =>
  named(code, shortened(trimmed(description), max));

const LAST_CLAUSE = /[,;:]\s[^,;:]*$/u;

/** Name of a row that is quoted for its limit: a long text is cut before the clause with it. */
export function limitedName(row: ScheduleLine): string {
  const text = trimmed(row.description);
  const limit = text.split(/[,;:]\s(?!but\s)/u).findLast((clause) => limitsOf(clause).length > 0);
  const at = limit === undefined ? 0 : text.indexOf(limit);
  if (limit === undefined || text.length <= ROW_CHARS || at + limit.length <= ROW_CHARS) return rowName(row);

  const start = text.slice(0, Math.min(at, START_CHARS));
  const whole = start.replace(LAST_CLAUSE, '');
  return named(row.code, `${shortened(whole, START_CHARS - 1).replace(/[\s…,;:]+$/u, '')} … ${limit}`);
}
