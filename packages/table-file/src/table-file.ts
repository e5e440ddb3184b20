import { TableFileError } from './table-file-error.ts';

export type TextEncoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1258'
  | 'shift_jis'
  | 'euc-kr';

export type Delimiter = ',' | ';' | '\t' | '|';

/** A file as a table, first row first; blank rows are included so that indexes match the file. */
export interface TableFile {
  /** Name of the sheet; null for text files. */
  readonly sheet: string | null;
  /** Cells as text in Unicode form NFC. */
  readonly rows: string[][];
  /** Null for a workbook. */
  readonly encoding: TextEncoding | null;
  /** Null for a workbook. */
  readonly delimiter: Delimiter | null;
}

/** Limits on the text of a table; an absent one is unlimited. */
export interface TextBounds {
  /** Maximum characters of a cell; the rest is cut. */
  readonly maxCellChars?: number;
  /** Maximum characters of all cells together, before cutting; beyond it the file is rejected. */
  readonly maxChars?: number;
}

/** Cuts cells one by one. Throws TableFileError `archive_inflates` beyond the total limit. */
export function boundedText({ maxCellChars = Infinity, maxChars = Infinity }: TextBounds) {
  let left = maxChars;
  return (text: string): string => {
    left -= text.length;
    if (left < 0) throw new TableFileError('archive_inflates', { limit: maxChars });
    return text.length > maxCellChars ? text.slice(0, maxCellChars) : text;
  };
}

const ZIP_MAGIC = Buffer.from('PK\u0003\u0004', 'latin1');

/** True if content starts like a zip archive, as every .xlsx does, whatever its file name. */
export function isZip(content: Buffer): boolean {
  return content.subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC);
}
