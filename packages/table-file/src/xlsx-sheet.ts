/** A cell to write; text stays text, whatever it looks like. */
export type XlsxCell = string | number | boolean | null;

/** A column of a sheet. */
export interface XlsxColumn {
  /** Width in characters. */
  readonly width: number;
}

/** A sheet to write; its rows are asked for one after the other and never held. */
export interface XlsxSheet {
  readonly name: string;
  readonly columns: readonly XlsxColumn[];
  /** First row, in bold and kept in sight; null for none. */
  readonly header: readonly string[] | null;
  readonly rows: AsyncIterable<readonly XlsxCell[]> | Iterable<readonly XlsxCell[]>;
  /** Breaks long text into lines. */
  readonly wraps?: boolean;
}
