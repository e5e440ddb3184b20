/** Rows of the first page, whose size is unknown: few enough that rows of maximum length are only some megabytes. */
export const FIRST_PAGE_ROWS = 40;
const PAGE_ROWS_MAX = 500;
const PAGE_CHARS = 1_000_000;

/** Number of rows for the next page, estimated from the previous one at about a megabyte. */
export function nextPageRows(page: readonly { readonly cells: readonly string[] }[]): number {
  const chars = page.reduce(
    (sum, { cells }) => sum + cells.reduce((length, cell) => length + cell.length, 0),
    0,
  );
  const average = Math.max(1, chars / Math.max(1, page.length));

  return Math.min(PAGE_ROWS_MAX, Math.max(1, Math.floor(PAGE_CHARS / average)));
}
