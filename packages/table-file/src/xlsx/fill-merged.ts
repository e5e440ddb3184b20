/** Cells that are one for the eye, by row and column from 0. */
interface MergedArea {
  readonly s: { readonly r: number; readonly c: number };
  readonly e: { readonly r: number; readonly c: number };
}

/** Cells that are filled at most: areas that lie over each other must not multiply the work. */
const FILLED_MAX = 1_000_000;

/**
 * Repeats what a merged cell says in the rows that it spans, as a reader sees it there: in its first column, and only
 * in rows that say something themselves. Changes the rows.
 */
export function fillMerged(rows: string[][], areas: readonly MergedArea[]): void {
  if (areas.length === 0) return;

  const spoken = rows.map((row) => row.some(isFilled));
  let left = FILLED_MAX;

  for (const { s, e } of areas) {
    const text = rows[s.r]?.[s.c] ?? '';
    const last = isFilled(text) ? Math.min(e.r, rows.length - 1, s.r + left) : s.r;
    for (let place = s.r + 1; place <= last; place += 1)
      if (spoken[place] === true) fill(rows[place], s.c, text);
    left -= last - s.r;
  }
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}

function fill(row: string[] | undefined, column: number, text: string): void {
  if (row === undefined || isFilled(row[column] ?? '')) return;
  while (row.length <= column) row.push('');
  row[column] = text;
}
