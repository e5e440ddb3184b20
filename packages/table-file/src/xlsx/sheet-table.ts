import type { CellObject } from 'xlsx';
import type { RawCell, TableFile } from '../table-file.ts';
import { TableFileError } from '../table-file-error.ts';
import { boundedText, type TextBounds } from '../text-bounds.ts';
import { cellText, rawCell, type DateSystem } from './cell-text.ts';
import { fillMerged } from './fill-merged.ts';
import type { Workbook } from './parse-workbook.ts';

/** How a sheet is read. */
export interface SheetReading extends TextBounds {
  /** Rows to read at most, the header included. */
  readonly maxRows?: number;
  /** Whether a cell that is merged over several rows is repeated in each of them; `raw` stays as it is stored. */
  readonly repeatsMerged?: boolean;
}

/** Rows are filled up to equal width up to here; one stray cell far to the right must not multiply the table. */
const FILL_COLUMNS_MAX = 256;

type SheetCells = readonly (readonly (CellObject | undefined)[] | undefined)[];

/** Cells up to the last one of each row: twice as many as the widest and longest table that is honest. */
const CELLS_MAX = 25_000_000;

/** A parsed sheet as a table; null when it holds nothing. Throws TableFileError `archive_inflates` for far more cells or text than a table has. */
export function sheetTable(workbook: Workbook, name: string, reading: SheetReading): TableFile | null {
  const sheet = workbook.Sheets[name];
  const cells = cellRows(sheet);

  refuseVast(cells);

  const system = { date1904: workbook.Workbook?.WBProps?.date1904 === true };
  const bounded = boundedText(reading);
  const rows = withoutBlankEnd(Array.from(cells, (row) => textRow(row, system, bounded)));
  if (rows.length === 0) return null;

  if (reading.repeatsMerged === true) fillMerged(rows, sheet?.['!merges'] ?? []);

  const width = Math.min(
    FILL_COLUMNS_MAX,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  for (const row of rows) while (row.length < width) row.push('');

  const raw = rows.map((row, index) => row.map((_text, column): RawCell => rawCell(cells[index]?.[column])));

  return { sheet: name, rows, raw, encoding: null, delimiter: null };
}

// A few cells at the far right of many rows would be thousands of blank ones in each.
function refuseVast(cells: SheetCells): void {
  const count = cells.reduce((sum, row) => sum + (row?.length ?? 0), 0);
  if (count > CELLS_MAX) throw new TableFileError('archive_inflates', { cells: count, limit: CELLS_MAX });
}

/** Cells by row and column as a dense sheet keeps them; rows and cells that the sheet leaves out are undefined. */
function cellRows(sheet: Workbook['Sheets'][string] | undefined): SheetCells {
  const data: unknown = sheet?.['!data'];
  return Array.isArray(data) ? (data as SheetCells) : [];
}

function textRow(row: SheetCells[number], system: DateSystem, bounded: (text: string) => string): string[] {
  // Before a text is looked at: a workbook names one long text from a million cells.
  const texts = Array.from(row ?? [], (cell) => {
    if (typeof cell?.v !== 'string') return cellText(cell, system);
    const kept = bounded(cell.v);
    return cellText(kept === cell.v ? cell : { ...cell, v: kept }, system);
  });
  while (texts.length > 0 && texts.at(-1)?.trim() === '') texts.pop();

  return texts;
}

function withoutBlankEnd(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.length > 0);
  return rows.slice(0, last + 1);
}
