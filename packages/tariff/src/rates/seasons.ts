import type { YearSpan } from './rate.ts';

/** A rate text with the parts of the year it applies to; none for the rest of the year. */
interface SeasonText {
  readonly text: string;
  readonly spans: readonly YearSpan[];
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;
const MONTH = String.raw`(${MONTHS.join('|')})[A-Z]*`;
const SPAN = new RegExp(String.raw`^(\d{1,2})\s*(?:${MONTH})?\s*-\s*(\d{1,2})\s*${MONTH}$`);
const BRACKETED = /\(([^()]*)\)/g;
const MONTH_NAME = /[A-Z]{3}/;

/**
 * Splits `15% (01 JAN-14 FEB, 16 JUN-31 DEC), 0% (15 FEB-15 JUN)`; null for a text without seasons or with an
 * unreadable one.
 */
export function readSeasons(text: string): readonly SeasonText[] | null {
  const seasons: SeasonText[] = [];
  let end = 0;

  for (const season of text.matchAll(BRACKETED)) {
    const [, dates = ''] = season;
    if (!isDated(dates)) continue;
    const spans = dates.split(',').map((span) => readSpan(span.trim()));
    if (spans.includes(null)) return null;
    const rate = rateText(text.slice(end, season.index));
    seasons.push({ text: rate, spans: spans.filter((span) => span !== null) });
    end = season.index + season[0].length;
  }

  if (seasons.length === 0) return null;

  const rest = rateText(text.slice(end));

  return rest === '' ? seasons : [...seasons, { text: rest, spans: [] }];
}

function isDated(text: string): boolean {
  const firstDigit = text.search(/\d/);
  return firstDigit >= 0 && MONTH_NAME.test(text.slice(firstDigit));
}

function rateText(text: string): string {
  return text.replace(/^\s*,/, '').trim();
}

function readSpan(text: string): YearSpan | null {
  const [found, firstDay = '', firstMonth, lastDay = '', lastMonth = ''] = SPAN.exec(text) ?? [];
  if (found === undefined) return null;
  return { from: monthDay(firstMonth ?? lastMonth, firstDay), to: monthDay(lastMonth, lastDay) };
}

function monthDay(month: string, day: string): string {
  const number = MONTHS.findIndex((name) => name === month) + 1;
  return `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
