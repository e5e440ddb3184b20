import { TableFileError } from './table-file-error.ts';

/** Text encodings that are told apart. */
export type TextEncoding =
  'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1258' | 'shift_jis' | 'euc-kr';

/** Characters that may stand between the cells of a line. */
export type Delimiter = ',' | ';' | '\t' | '|';

/** What a workbook holds in a cell; dates are numbers there and come as ISO text. */
export type RawCell = string | number | boolean | null;

/** A file as a table: the first row first, blank rows kept so that indexes stay those of the file. */
export interface TableFile {
  /** Name of the sheet; null for text files. */
  readonly sheet: string | null;
  /** Cells as text in Unicode form NFC. */
  readonly rows: string[][];
  /** Cells of a workbook as they are stored, at the same indexes as `rows`; null for text files. */
  readonly raw: readonly (readonly RawCell[])[] | null;
  /** Null for a workbook. */
  readonly encoding: TextEncoding | null;
  /** Null for a workbook. */
  readonly delimiter: Delimiter | null;
}

/** How much text a table may hold; what is left out is not bounded. */
export interface TextBounds {
  /** Characters of a cell that are kept: what follows is cut off. */
  readonly maxCellChars?: number;
  /** Characters of all cells together, before any is cut: more refuses the file. */
  readonly maxChars?: number;
}

/** Takes cells one by one and gives what is kept of each. Throws TableFileError `archive_inflates` when they become too many. */
export function boundedText({ maxCellChars = Infinity, maxChars = Infinity }: TextBounds) {
  let left = maxChars;
  return (text: string): string => {
    left -= text.length;
    if (left < 0) throw new TableFileError('archive_inflates', { limit: maxChars });
    return text.length > maxCellChars ? text.slice(0, maxCellChars) : text;
  };
}

const ZIP_MAGIC = Buffer.from('PK\u0003\u0004', 'latin1');

/** Whether content begins like a zip archive, which every .xlsx is; the name of a file is not asked. */
export function isZip(content: Buffer): boolean {
  return content.subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC);
}
