/** A cell to write; text is always stored as text. A date is written in UTC, as a spreadsheet date. */
export type XlsxCell = string | number | boolean | Date | null;

/** Format of a column: text on one line or several, plain numbers, shares of 0 to 1, days, timestamps. */
export type XlsxKind = 'text' | 'wrapped' | 'number' | 'share' | 'date' | 'time';

export interface XlsxColumn {
  /** Width in characters. */
  readonly width: number;
  /** `text` by default. */
  readonly kind?: XlsxKind;
}

/** A sheet to write; rows are pulled one by one and never buffered. */
export interface XlsxSheet {
  readonly name: string;
  readonly columns: readonly XlsxColumn[];
  /** First row, bold and frozen; null for none. */
  readonly header: readonly string[] | null;
  readonly rows: AsyncIterable<readonly XlsxCell[]> | Iterable<readonly XlsxCell[]>;
  readonly wraps?: boolean;
  /** First columns that stay visible with the header; none by default. */
  readonly frozenColumns?: number;
  readonly filters?: boolean;
}
