export type TableFileFault =
  | 'empty'
  | 'not_a_table'
  | 'not_xlsx'
  | 'broken_archive'
  | 'encrypted'
  | 'archive_inflates'
  | 'too_many_columns'
  | 'encoding_unknown'
  | 'quote_open'
  | 'old_workbook'
  | 'unknown_sheet';

/** Thrown when a file cannot be read as a table; `params` fill the message (numbers in bytes, rows from 1). */
export class TableFileError extends Error {
  override readonly name = 'TableFileError';
  readonly code: TableFileFault;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: TableFileFault, params: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(`table file refused: ${code}`, cause === undefined ? {} : { cause });
    this.code = code;
    this.params = params;
  }
}
