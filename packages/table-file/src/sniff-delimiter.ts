import type { Delimiter } from './table-file.ts';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_LINES = 50;
const QUOTED = /"(?:[^"]|"")*"/g;

/** Delimiter of a text table: the one that cuts most of the first lines into the same number of cells; a comma when none does. */
export function sniffDelimiter(text: string): Delimiter {
  const lines = sampleLines(text);
  const scored = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: evenness(lines.map((line) => line.split(delimiter).length - 1)),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

/** First lines that are not blank, without what stands in quotes: a delimiter in there delimits nothing. */
function sampleLines(text: string): string[] {
  const lines = text
    .slice(0, SAMPLE_CHARACTERS)
    .replace(QUOTED, '""')
    .split(/\r\n|\n|\r/);
  // The sample may end in the middle of a line.
  if (text.length > SAMPLE_CHARACTERS && lines.length > 1) lines.pop();
  return lines.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES);
}

/** Share of lines with the commonest count above zero, one more when the first line has it too, and a little for more cells. */
function evenness(counts: readonly number[]): number {
  const frequency = new Map<number, number>();
  for (const count of counts) if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  const commonest = [...frequency].toSorted(([, left], [, right]) => right - left)[0];
  if (commonest === undefined) return 0;
  const [count, times] = commonest;
  return times / counts.length + (counts[0] === count ? 1 : 0) + count / 1000;
}
