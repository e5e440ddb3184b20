import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { LIST_SEPARATOR } from '../classification.ts';
import { limitsOf, statedDimensions } from '../stages/normalize/figures.ts';

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

/** Text of a row without the dashes and the colon of its level. */
export const bare = ({ description }: Pick<ScheduleLine, 'description'>): string =>
  description.replace(/^[\s-]+|[\s:]+$/gu, '');

const trimmed = (row: ScheduleLine): string => plain(bare(row).replace(QUOTES, "'"));

/** Short name of a row in a statement: code, if any, and text. */
export const rowName = (row: ScheduleLine, max = ROW_CHARS): string =>
  named(row.code, shortened(trimmed(row), max));

const LAST_CLAUSE = /[,;:]\s[^,;:]*$/u;

/**
 * Name of a row that is quoted for its limit: a long text is cut before the clause with it, that of the dimension of
 * the words if there is one.
 */
export function limitedName(row: ScheduleLine, words = ''): string {
  const text = trimmed(row);
  const limited = text.split(/[,;:]\s(?!but\s)/u).filter((clause) => limitsOf(clause).length > 0);
  const stated = statedDimensions(words);
  const limit =
    limited.find((clause) => limitsOf(clause).some(({ dimension }) => stated.has(dimension))) ??
    limited.at(-1);
  const at = limit === undefined ? 0 : text.indexOf(limit);
  if (limit === undefined || text.length <= ROW_CHARS || at + limit.length <= ROW_CHARS) return rowName(row);

  const start = text.slice(0, Math.min(at, START_CHARS));
  const whole = start.replace(LAST_CLAUSE, '');
  return named(row.code, `${shortened(whole, START_CHARS - 1).replace(/[\s…,;:]+$/u, '')} … ${limit}`);
}
