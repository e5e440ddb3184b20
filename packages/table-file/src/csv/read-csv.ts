import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../encoding/decode-text.ts';
import { sniffEncoding } from '../encoding/sniff-encoding.ts';
import {
  boundedText,
  type Delimiter,
  type TableFile,
  type TextBounds,
  type TextEncoding,
} from '../table-file.ts';
import { TableFileError } from '../table-file-error.ts';
import { sniffDialect, type CsvDialect } from './csv-dialect.ts';
import { sniffDelimiter } from './sniff-delimiter.ts';

/** Known facts about a text file; missing ones are detected. */
export interface ReadCsvOptions extends TextBounds {
  readonly encoding?: TextEncoding;
  readonly delimiter?: Delimiter;
  /** Maximum rows to read, header included. */
  readonly maxRows?: number;
}

/** Quotation marks inside an unquoted cell are text; one left open at the end of the file shows that it was cut. */
const LENIENT = { relax_column_count: true, relax_quotes: true, skip_empty_lines: false } as const;
/** Text has no control characters other than whitespace; binary files have some near the start. */
const CONTROL_CHARACTER = /(?![\s\u0080-\u009f])\p{Cc}/u;
/** Control characters that text never has: they are bytes of another encoding. */
const WRONGLY_DECODED = /[\u0080-\u0084\u0086-\u009f]/;
const SAMPLE_CHARACTERS = 4096;

/** Reads delimited text to rows of cells. Throws TableFileError: `empty`, `not_a_table` (binary content), `encoding_unknown`, `quote_open` (with its row), `too_many_columns`, `archive_inflates`. */
export function readCsv(content: Buffer, options: ReadCsvOptions = {}): TableFile {
  if (content.length === 0) throw new TableFileError('empty');

  const encoding = options.encoding ?? sniffEncoding(content);
  const { text, utf8 } = decodeText(content, encoding);
  if (text.trim() === '') throw new TableFileError('empty');

  const sample = text.slice(0, SAMPLE_CHARACTERS);
  if (CONTROL_CHARACTER.test(sample)) throw new TableFileError('not_a_table');
  if (WRONGLY_DECODED.test(sample)) throw new TableFileError('encoding_unknown');

  const delimiter = options.delimiter ?? sniffDelimiter(text);
  const dialect = sniffDialect(text, delimiter);
  rejectWideRows(text, delimiter, dialect);

  // The parser reads bytes, so a file in UTF-8 need not be encoded again.
  const rows = parseRows(utf8 ?? text, { ...dialect, delimiter }, options.maxRows);

  rows.forEach(settle);

  const bounded = boundedText(options);
  for (const row of rows) row.forEach((cell, column) => (row[column] = bounded(cell)));

  return { sheet: null, rows, encoding, delimiter };
}

function parseRows(
  source: Buffer | string,
  { record_delimiter, ...dialect }: CsvDialect & { readonly delimiter: Delimiter },
  maxRows: number | undefined,
): string[][] {
  try {
    return parse(source, {
      ...LENIENT,
      ...dialect,
      ...(record_delimiter === undefined ? {} : { record_delimiter: [...record_delimiter] }),
      ...(maxRows === undefined ? {} : { to: maxRows }),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED') throw new TableFileError('not_a_table', {}, error);
    const whole = 'records' in error && typeof error.records === 'number' ? error.records : 0;
    throw new TableFileError('quote_open', { row: whole + 1 }, error);
  }
}

/** True if a quoted cell has swallowed the next row: it contains a line break and then an opening mark. */
function holdsOtherRows(cell: string): boolean {
  return /[\r\n]/.test(cell) && cell.split('"').length % 2 === 0;
}

/** Guards that make a spreadsheet treat a cell as text: `="0101"`, or a leading apostrophe. */
const AS_FORMULA = /^="((?:[^"]|"")*)"$/;
const AS_TEXT = /^'(?:[\t\r\n]|[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|\d+$)/;

/** Removes the text guards of a row's cells. Throws if a cell swallowed other rows. */
function settle(row: string[], place: number): void {
  row.forEach((cell, column) => {
    const first = cell.charAt(0);
    if (first === '"' && holdsOtherRows(cell)) throw new TableFileError('quote_open', { row: place + 1 });
    const plain = first === '=' || first === "'" ? unguarded(cell) : cell;
    row[column] = plain.includes("'") ? plain.replace(GUARD_WITHIN, '$1') : plain;
  });
}

const GUARD_WITHIN = /([;\t|\r\n]"*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function unguarded(cell: string): string {
  if (AS_TEXT.test(cell)) return cell.slice(1);
  return AS_FORMULA.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
}

/** Maximum cells of a row: as many as a workbook has columns. */
const ROW_CELLS_MAX = 16_384;
const QUOTE = 0x22;
const BLANK = 0x20;
const LINE_ENDS = [0x0a, 0x0d];

/**
 * Throws TableFileError `too_many_columns` at the first row that is far too wide, before parsing: a cell costs the
 * parser microseconds, and a file of a few megabytes can have millions of blank ones.
 */
function rejectWideRows(text: string, delimiter: Delimiter, { ltrim, escape }: CsvDialect): void {
  const cut = delimiter.charCodeAt(0);
  const escapeMark = (escape ?? '"').charCodeAt(0);
  const trimmed = ltrim === true ? BLANK : null;
  // As in the parser, only the first character of a cell opens a quotation.
  let isCellStart = true;
  let cells = 1;

  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE && isCellStart) {
      at = closingQuote(text, at + 1, escapeMark);
      isCellStart = false;
      continue;
    }

    const endsCell = character === cut || LINE_ENDS.includes(character);
    if (character === cut) cells += 1;
    else if (endsCell) cells = 1;
    if (character !== trimmed) isCellStart = endsCell;

    rejectWide(cells);
  }
}

function rejectWide(cells: number): void {
  if (cells > ROW_CELLS_MAX)
    throw new TableFileError('too_many_columns', { columns: cells, limit: ROW_CELLS_MAX });
}

/** Index where the quotation containing `from` closes; the end of the text if it does not. */
function closingQuote(text: string, from: number, escapeMark: number): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === escapeMark && text.charCodeAt(at + 1) === QUOTE) at += 1;
    else if (character === QUOTE) return at;
  }
  return text.length;
}
