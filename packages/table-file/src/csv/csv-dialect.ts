import type { Delimiter } from '../table-file.ts';
import { sampleLines } from './sniff-delimiter.ts';

export interface CsvDialect {
  /** Record delimiters, longest first; absent if the first line shows it. */
  readonly record_delimiter?: readonly string[];
  readonly escape?: string;
  /** True if blanks may precede an opening quotation mark. */
  readonly ltrim?: boolean;
}

const LINE_ENDS = ['\r\r\n', '\r\n', '\n', '\r'] as const;
/** Minimum share of lines that must have as many cells as the first for a kind of line end to count as a row end. */
const LEAST_SHARE = 0.8;
const SAMPLE_CHARACTERS = 64 * 1024;
const BLANK_BEFORE_QUOTE = /(?:^|[,;|\t\r\n]) +"/;
/** An escaped quotation mark (`\"`) inside a cell. */
const BACKSLASHED = /\\"(?![,;|\t\r\n]|$)/;
const DOUBLED = /[^,;|\t\r\n]""/;

export function sniffDialect(text: string, delimiter: Delimiter): CsvDialect {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  return {
    ...(mixesLineEnds(text, delimiter) ? { record_delimiter: LINE_ENDS } : {}),
    ...(BLANK_BEFORE_QUOTE.test(sample) ? { ltrim: true } : {}),
    ...(BACKSLASHED.test(sample) && !DOUBLED.test(sample) ? { escape: '\\' } : {}),
  };
}

// A line break within an unquoted cell does not count: those lines have fewer cells.
function mixesLineEnds(text: string, delimiter: Delimiter): boolean {
  const kinds = [/\r\n/, /(?<!\r)\n/, /\r(?!\n)/].filter((kind) => kind.test(text));
  if (kinds.length < 2) return false;

  const lines = sampleLines(text);
  const cells = lines.map((line) => line.split(delimiter).length);
  const most = Math.max(...cells);

  return cells.filter((count) => count === most).length >= cells.length * LEAST_SHARE;
}
