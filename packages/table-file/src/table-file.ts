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
