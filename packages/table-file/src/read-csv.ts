import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, sniffEncoding } from './sniff-encoding.ts';
import { sniffDelimiter } from './sniff-delimiter.ts';
import { TableFileError } from './table-file-error.ts';
import type { Delimiter, TableFile, TextEncoding } from './table-file.ts';

/** What is known of a text file; whatever is left out is found out from the content. */
export interface ReadCsvOptions {
  readonly encoding?: TextEncoding;
  readonly delimiter?: Delimiter;
  /** Rows to read at most, the header included. */
  readonly maxRows?: number;
}

/** Quotation marks inside an unquoted cell are text; only one left open at the end says that the file was cut. */
const LENIENT = { relax_column_count: true, relax_quotes: true, skip_empty_lines: false } as const;
/** Text has no control characters but blanks and line ends; a picture or a program has some at once. */
const CONTROL_CHARACTER = /(?![\s\x85])\p{Cc}/u;
const SAMPLE_CHARACTERS = 4096;

/** Reads delimited text to rows of cells. Throws TableFileError: `empty`, `not_a_table` (binary content), `truncated` (a quote left open). */
export function readCsv(content: Buffer, options: ReadCsvOptions = {}): TableFile {
  if (content.length === 0) throw new TableFileError('empty');
  const encoding = options.encoding ?? sniffEncoding(content);
  const { text, utf8 } = decodeText(content, encoding);
  if (text.trim() === '') throw new TableFileError('empty');
  if (CONTROL_CHARACTER.test(text.slice(0, SAMPLE_CHARACTERS))) throw new TableFileError('not_a_table');
  const delimiter = options.delimiter ?? sniffDelimiter(text);
  // The parser reads bytes: where the file has them, text need not be turned into bytes again.
  const rows = parseRows(utf8 ?? text, delimiter, options.maxRows);
  return { sheet: null, rows, raw: null, encoding, delimiter };
}

function parseRows(source: Buffer | string, delimiter: Delimiter, maxRows: number | undefined): string[][] {
  try {
    return parse(source, { ...LENIENT, delimiter, ...(maxRows === undefined ? {} : { to: maxRows }) });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 0;
    throw new TableFileError(
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'truncated' : 'not_a_table',
      { line },
      error,
    );
  }
}
