import type { ScheduleFault } from './report.ts';

export type TableRows = readonly (readonly string[])[];

export interface TableHeader<Field extends string> {
  readonly rowIndex: number;
  readonly width: number;
  readonly columns: Readonly<Partial<Record<Field, number>>>;
  /** Titles that no field claims. */
  readonly ignored: readonly string[];
}

const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * Reads the first non-blank row as a header; `titles` has each field's title, compared case-insensitively and in
 * composed form.
 */
export function readHeader<Field extends string>(
  rows: TableRows,
  titles: ReadonlyMap<string, Field>,
): TableHeader<Field> | null {
  const rowIndex = rows.findIndex((cells) => !isBlankRow(cells));
  const header = rows[rowIndex];
  if (header === undefined) return null;

  const columns: Partial<Record<Field, number>> = {};
  const ignored: string[] = [];

  for (const [index, cell] of header.entries()) {
    const title = cell.replace(BYTE_ORDER_MARK, '').trim().normalize('NFC');
    const field = titles.get(title.toLowerCase());
    if (field !== undefined && columns[field] === undefined) columns[field] = index;
    else if (title !== '') ignored.push(title);
  }

  return { rowIndex, width: header.length, columns, ignored };
}

/** True if the header has at least a number of the titles. */
export function hasTitles(rows: TableRows, titles: ReadonlyMap<string, string>, least: number): boolean {
  return Object.keys(readHeader(rows, titles)?.columns ?? {}).length >= least;
}

/** Returns an error for each required field without a column. */
export function missingColumns<Field extends string>(
  required: readonly (readonly [Field, string])[],
  found: (field: Field) => boolean,
): ScheduleFault[] {
  return required
    .filter(([field]) => !found(field))
    .map(([, column]) => ({ code: 'missing_column', sourceRow: null, params: { column } }));
}

export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '' || cell === '\ufeff');
}

/** Error for a row that ends before the header does: the file was cut there. */
export function cutRowFault(
  cells: readonly string[],
  width: number,
  sourceRow: number,
): ScheduleFault | null {
  return cells.length < width
    ? { code: 'truncated', sourceRow, params: { cells: cells.length, expected: width } }
    : null;
}
