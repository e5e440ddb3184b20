import type { HeldSchedule } from '@svc/schedules/schedule-cache';

const WORDS_A_QUERY = 3;

/** Searches by words of the schedule itself: the first long words of lines spread over it, every fifth one misspelt. */
export function wordQueries({ index, lineIndex }: HeldSchedule, count: number): readonly string[] {
  const queries: string[] = [];
  const step = Math.floor(lineIndex.lineCount / (count * 2));
  for (let position = 0; position < lineIndex.lineCount && queries.length < count; position += step) {
    const words = index.line(position).description.match(/\p{L}{4,}/gu) ?? [];
    if (words.length === 0) continue;
    const query = words.slice(0, WORDS_A_QUERY).join(' ').toLowerCase();
    queries.push(queries.length % 5 === 0 ? misspelt(query) : query);
  }
  return queries;
}

/** Searches by code: whole codes and starts of 2 to 8 digits of lines spread over the schedule. */
export function codeQueries({ index, lineIndex }: HeldSchedule, count: number): readonly string[] {
  const digits: string[] = [];
  const step = Math.floor(lineIndex.lineCount / (count * 2));
  for (let position = 0; position < lineIndex.lineCount && digits.length < count; position += step) {
    const code = index.line(position).codeDigits;
    if (code !== null) digits.push(code.slice(0, [10, 4, 6, 2, 8][digits.length % 5]));
  }
  return digits;
}

function misspelt(query: string): string {
  return `${query.slice(0, -3)}${query.at(-2) ?? ''}${query.at(-3) ?? ''}${query.at(-1) ?? ''}`;
}
