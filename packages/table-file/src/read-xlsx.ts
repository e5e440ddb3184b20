import { read, type CellObject, type WorkBook } from 'xlsx';
import { cellText, rawCell, type DateSystem } from './cell-text.ts';
import { ARCHIVE_LIMITS, inspectArchive, type ArchiveLimits } from './inspect-archive.ts';
import { isZip } from './is-zip.ts';
import { TableFileError } from './table-file-error.ts';
import type { RawCell, TableFile } from './table-file.ts';

/** Which part of a workbook is read, and how far its archive may inflate. */
export interface ReadXlsxOptions {
  /** Name or index (from 0) of the sheet; left out, the first one that has data. */
  readonly sheet?: string | number;
  /** Rows to read at most, the header included. */
  readonly maxRows?: number;
  readonly limits?: ArchiveLimits;
}

const WORKBOOK_PART = /^xl\/workbook\.(?:xml|bin)$/i;
/** Rows are filled up to equal width up to here; one stray cell far to the right must not multiply the table. */
const FILL_COLUMNS_MAX = 256;

/** Reads one sheet of a workbook, hidden rows included, formulas by their last value. Throws TableFileError: `not_xlsx`, `empty`, `unknown_sheet`, and what `inspectArchive` throws. */
export async function readXlsx(content: Buffer, options: ReadXlsxOptions = {}): Promise<TableFile> {
  if (!isZip(content)) throw new TableFileError('not_xlsx');
  const { names } = await inspectArchive(content, options.limits ?? ARCHIVE_LIMITS);
  if (!names.some((name) => WORKBOOK_PART.test(name))) throw new TableFileError('not_xlsx');
  for (const sheet of sheetNames(content, options.sheet)) {
    const table = readSheet(content, sheet, options.maxRows);
    if (table !== null) return table;
  }
  throw new TableFileError('empty');
}

function sheetNames(content: Buffer, wanted: string | number | undefined): readonly string[] {
  const names = parseWorkbook(content, { bookSheets: true }).SheetNames;
  if (wanted === undefined) return names;
  const name = typeof wanted === 'number' ? names[wanted] : names.find((candidate) => candidate === wanted);
  if (name === undefined) throw new TableFileError('unknown_sheet', { sheet: wanted });
  return [name];
}

function readSheet(content: Buffer, name: string, maxRows: number | undefined): TableFile | null {
  const workbook = parseWorkbook(content, {
    sheets: name,
    dense: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    ...(maxRows === undefined ? {} : { sheetRows: maxRows }),
  });
  const cells = cellRows(workbook.Sheets[name]);
  const system = { date1904: workbook.Workbook?.WBProps?.date1904 === true };
  const rows = withoutBlankEnd(Array.from(cells, (row) => textRow(row, system)));
  if (rows.length === 0) return null;
  const width = Math.min(
    FILL_COLUMNS_MAX,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  for (const row of rows) while (row.length < width) row.push('');
  const raw = rows.map((row, index) => row.map((_text, column): RawCell => rawCell(cells[index]?.[column])));
  return { sheet: name, rows, raw, encoding: null, delimiter: null };
}

type Parsing = NonNullable<Parameters<typeof read>[1]>;

function parseWorkbook(content: Buffer, parsing: Parsing): WorkBook {
  try {
    return read(content, { type: 'buffer', ...parsing });
  } catch (error) {
    throw new TableFileError('not_xlsx', {}, error);
  }
}

type SheetCells = readonly (readonly (CellObject | undefined)[] | undefined)[];

/** Cells by row and column as a dense sheet keeps them; rows and cells that the sheet leaves out are undefined. */
function cellRows(sheet: WorkBook['Sheets'][string] | undefined): SheetCells {
  const data: unknown = sheet?.['!data'];
  return Array.isArray(data) ? (data as SheetCells) : [];
}

function textRow(row: SheetCells[number], system: DateSystem): string[] {
  const texts = Array.from(row ?? [], (cell) => cellText(cell, system));
  while (texts.length > 0 && texts.at(-1)?.trim() === '') texts.pop();
  return texts;
}

function withoutBlankEnd(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.length > 0);
  return rows.slice(0, last + 1);
}
