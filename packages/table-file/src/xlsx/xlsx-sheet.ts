/** A cell to write; text stays text, whatever it looks like. A date is written in UTC, as a spreadsheet's own. */
export type XlsxCell = string | number | boolean | Date | null;

/** Format of a column: text on one line or several, plain numbers, shares of 0 to 1, days, timestamps. */
export type XlsxKind = 'text' | 'wrapped' | 'number' | 'share' | 'date' | 'time';

/** A column of a sheet. */
export interface XlsxColumn {
  /** Width in characters. */
  readonly width: number;
  /** Text unless said otherwise. */
  readonly kind?: XlsxKind;
}

/** A sheet to write; rows are pulled one by one and never buffered. */
export interface XlsxSheet {
  readonly name: string;
  readonly columns: readonly XlsxColumn[];
  /** First row, bold and frozen; null for none. */
  readonly header: readonly string[] | null;
  readonly rows: AsyncIterable<readonly XlsxCell[]> | Iterable<readonly XlsxCell[]>;
  /** Breaks long text into lines, in columns whose kind is not given. */
  readonly wraps?: boolean;
  /** First columns that stay in sight with the header; none unless said. */
  readonly frozenColumns?: number;
  /** True if the header has filter buttons. */
  readonly filters?: boolean;
}
