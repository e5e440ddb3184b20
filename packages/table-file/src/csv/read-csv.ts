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
import { sniffDialect } from './csv-dialect.ts';
import { cutRows } from './cut-rows.ts';
import { sniffDelimiter } from './sniff-delimiter.ts';

/** Known facts about a text file; missing ones are detected. */
export interface ReadCsvOptions extends TextBounds {
  readonly encoding?: TextEncoding;
  readonly delimiter?: Delimiter;
  /** Maximum rows to read, header included. */
  readonly maxRows?: number;
}

/** Text has no control characters other than whitespace; binary files have some near the start. */
const CONTROL_CHARACTER = /(?![\s\u0080-\u009f])\p{Cc}/u;
/** Control characters that text never has: they are bytes of another encoding. */
const WRONGLY_DECODED = /[\u0080-\u0084\u0086-\u009f]/;
const SAMPLE_CHARACTERS = 4096;

/** Reads delimited text to rows of cells. Throws TableFileError: `empty`, `not_a_table` (binary content), `encoding_unknown`, `quote_open` (with its row), `too_many_columns`, `archive_inflates`. */
export function readCsv(content: Buffer, options: ReadCsvOptions = {}): TableFile {
  if (content.length === 0) throw new TableFileError('empty');

  const encoding = options.encoding ?? sniffEncoding(content);
  const text = decodeText(content, encoding);
  if (text.trim() === '') throw new TableFileError('empty');

  const sample = text.slice(0, SAMPLE_CHARACTERS);
  if (CONTROL_CHARACTER.test(sample)) throw new TableFileError('not_a_table');
  if (WRONGLY_DECODED.test(sample)) throw new TableFileError('encoding_unknown');

  const delimiter = options.delimiter ?? sniffDelimiter(text);
  const rows = cutRows(text, { ...sniffDialect(text, delimiter), delimiter }, options.maxRows);
  const bounded = boundedText(options);
  for (const [place, row] of rows.entries())
    row.forEach((cell, column) => (row[column] = bounded(settled(cell, place))));

  return { sheet: null, rows, encoding, delimiter };
}

/** True if a quoted cell has swallowed the next row: it contains a line break and then an opening mark. */
function holdsOtherRows(cell: string): boolean {
  return /[\r\n]/.test(cell) && cell.split('"').length % 2 === 0;
}

/** Guards that make a spreadsheet treat a cell as text: `="0101"`, or a leading apostrophe. */
const AS_FORMULA = /^="((?:[^"]|"")*)"$/;
const AS_TEXT = /^'(?:[\t\r\n]|[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|\d+$)/;

/** A cell without its text guards. Throws if it swallowed other rows. */
function settled(cell: string, place: number): string {
  const first = cell.charAt(0);
  if (first === '"' && holdsOtherRows(cell)) throw new TableFileError('quote_open', { row: place + 1 });
  const plain = first === '=' || first === "'" ? unguarded(cell) : cell;
  return plain.includes("'") ? plain.replace(GUARD_WITHIN, '$1') : plain;
}

const GUARD_WITHIN = /([;\t|\r\n]"*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function unguarded(cell: string): string {
  if (AS_TEXT.test(cell)) return cell.slice(1);
  return AS_FORMULA.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
}
