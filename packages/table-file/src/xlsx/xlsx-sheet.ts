/** A cell to write; text stays text, whatever it looks like. A date is written in UTC, as a spreadsheet's own. */
export type XlsxCell = string | number | boolean | Date | null;

/** How the cells of a column look: text in one line or in several, plain numbers, shares of 0 to 1, days, points in time. */
export type XlsxKind = 'text' | 'wrapped' | 'number' | 'share' | 'date' | 'time';

/** A column of a sheet. */
export interface XlsxColumn {
  /** Width in characters. */
  readonly width: number;
  /** Text unless said otherwise. */
  readonly kind?: XlsxKind;
}

/** A sheet to write; its rows are asked for one after the other and never held. */
export interface XlsxSheet {
  readonly name: string;
  readonly columns: readonly XlsxColumn[];
  /** First row, in bold and kept in sight; null for none. */
  readonly header: readonly string[] | null;
  readonly rows: AsyncIterable<readonly XlsxCell[]> | Iterable<readonly XlsxCell[]>;
  /** Breaks long text into lines, in columns whose kind is not given. */
  readonly wraps?: boolean;
  /** First columns that stay in sight with the header; none unless said. */
  readonly frozenColumns?: number;
  /** Whether the header has buttons to filter and sort by. */
  readonly filters?: boolean;
}
