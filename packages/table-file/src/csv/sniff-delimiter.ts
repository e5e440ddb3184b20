import type { Delimiter } from '../table-file.ts';

const SAMPLE_CHARACTERS = 64 * 1024;
const QUOTED = /"(?:[^"]|"")*"/g;
const ANY_LINE_END = /\r\n|\n|\r/;

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
const SAMPLE_LINES = 50;
/** A first line that declares the delimiter to spreadsheets (`sep=;`). */
const TOLD = /^"?sep=([,;\t|])"?[\t ]*(?:[\r\n]|$)/i;
/** Minimum share of lines with the same number of delimiters; below it the characters are part of the text. */
const LEAST_SHARE = 0.5;
const ALL_EVEN = 0.9;

/**
 * Detects the delimiter of a text table: the declared one, or the one that cuts most of the first lines into the same
 * number of cells; else a comma.
 */
export function sniffDelimiter(text: string): Delimiter {
  const told = DELIMITERS.find((delimiter) => delimiter === TOLD.exec(text)?.[1]);
  if (told !== undefined) return told;

  const lines = sampleLines(text).slice(0, SAMPLE_LINES);
  const best = DELIMITERS.map((delimiter) => judged(delimiter, lines)).reduce((most, next) =>
    next.score > most.score ? next : most,
  );

  return isOneColumn(best, lines) ? absentFrom(text) : best.delimiter;
}

interface Judged {
  readonly delimiter: Delimiter;
  readonly score: number;
  /**
   * Share of lines with the most common number of delimiters: of all lines, and of those from the first that has any.
   */
  readonly share: number;
  readonly evenness: number;
  readonly perLine: number;
}

function judged(delimiter: Delimiter, lines: readonly string[]): Judged {
  const counts = lines.map((line) => line.split(delimiter).length - 1);
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return { delimiter, score: 0, share: 0, evenness: 0, perLine: 0 };

  const frequency = new Map<number, number>();
  for (const count of counts) if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1);

  const [perLine = 0, times = 0] = [...frequency].toSorted(([, left], [, right]) => right - left)[0] ?? [];
  // Titles above a table have no delimiter, so lines before the first one with a delimiter count only half.
  const [share, evenness] = [times / counts.length, times / (counts.length - first)];

  return { delimiter, score: share + evenness + perLine / 1000, share, evenness, perLine };
}

/** True if the best delimiter is only punctuation: absent from the first line, and uneven or prose-like in the others. */
function isOneColumn({ delimiter, share, evenness, perLine }: Judged, lines: readonly string[]): boolean {
  if (share === 0 || lines[0]?.includes(delimiter) !== false) return false;
  if (share < LEAST_SHARE) return true;

  const asInText = lines.every((line) =>
    line
      .split(delimiter)
      .slice(1)
      .every((rest) => rest.startsWith(' ')),
  );

  return asInText && (perLine === 1 || evenness < ALL_EVEN);
}

function absentFrom(text: string): Delimiter {
  return DELIMITERS.toReversed().find((delimiter) => !text.includes(delimiter)) ?? '\t';
}

/** First non-blank lines with quoted text removed, so that quoted delimiters and line breaks do not count. */
export function sampleLines(text: string): readonly string[] {
  const lines = text.slice(0, SAMPLE_CHARACTERS).replace(QUOTED, '""').split(ANY_LINE_END);
  // The sample may end in the middle of a line.
  if (text.length > SAMPLE_CHARACTERS && lines.length > 1) lines.pop();
  return lines.filter((line) => line.trim() !== '');
}
