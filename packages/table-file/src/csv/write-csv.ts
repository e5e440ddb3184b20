export type CsvCell = string | number | boolean | null | undefined;

/** Byte order mark that makes spreadsheets read a CSV file as UTF-8; write it once, at the start. */
export const CSV_BYTE_ORDER_MARK = '\ufeff';

/** Start of a spreadsheet formula, full-width forms included, and characters dropped before looking for one. */
const FORMULA_START = /^(?:[\t\r\n]|[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
/**
 * The same within a cell, after a character that other spreadsheets treat as a separator if no quotation mark precedes
 * it.
 */
const FORMULA_WITHIN = /([;\t|\r\n]"*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const NEEDS_QUOTES = /[",\r\n;\t]/;
const LINE_END = '\r\n';

/** One CSV line (RFC 4180) with its line end; text that a spreadsheet would execute gets a leading apostrophe. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(',') + LINE_END;
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const within = cell.replace(FORMULA_WITHIN, "$1'");
  const safe = FORMULA_START.test(cell) ? `'${within}` : within;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
