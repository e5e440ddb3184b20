import { read, type WorkBook } from 'xlsx';
import { isZip, type TableFile } from '../table-file.ts';
import { TableFileError } from '../table-file-error.ts';
import { ARCHIVE_LIMITS, inspectArchive, repackArchive, type ArchiveLimits } from './archive.ts';
import { sheetTable, type SheetReading } from './sheet-table.ts';

export interface ReadXlsxOptions extends SheetReading {
  /** Name or index (from 0) of the sheet; by default the best-rated one. */
  readonly sheet?: string | number;
  /** Rates how well the first rows of a sheet fit, 0 for not at all; by default the first sheet with data is read. */
  readonly rate?: (rows: readonly (readonly string[])[]) => number;
  readonly limits?: ArchiveLimits;
}

const WORKBOOK_PART = /(?:^|\/)workbook\d*\.(?:xml|bin)$/i;
const RATED_ROWS = 60;
const SURE_RATING = 2;

/**
 * Reads one sheet of a workbook, hidden rows included, formulas by their last value; among rated sheets, visible ones
 * precede hidden ones. Throws TableFileError: `not_xlsx`, `empty`, `unknown_sheet`, and those of `inspectArchive`.
 */
export async function readXlsx(content: Buffer, options: ReadXlsxOptions = {}): Promise<TableFile> {
  if (!isZip(content)) throw new TableFileError('not_xlsx');

  const { names, hasWideSizes } = await inspectArchive(content, options.limits ?? ARCHIVE_LIMITS);
  if (!names.some((name) => WORKBOOK_PART.test(name))) throw new TableFileError('not_xlsx');

  const parsed = await parsable(content, hasWideSizes);
  const table =
    options.sheet === undefined
      ? bestSheet(parsed, options)
      : oneSheet(parsed.content, wantedSheet(parsed.sheets, options.sheet), options);
  if (table === null) throw new TableFileError('empty');

  return table;
}

interface Parsable {
  readonly content: Buffer;
  readonly sheets: readonly string[];
}

async function parsable(content: Buffer, isUnsupported: boolean): Promise<Parsable> {
  const parsed = (bytes: Buffer): Parsable => ({
    content: bytes,
    sheets: parseWorkbook(bytes, { bookSheets: true }).SheetNames,
  });
  try {
    if (!isUnsupported) return parsed(content);
  } catch {
    // Repacked below.
  }
  const plain = await repackArchive(content).catch((error: unknown) => {
    throw new TableFileError('broken_archive', {}, error);
  });
  return parsed(plain);
}

/** Parses a workbook, or a part of it, to cells by row. Throws TableFileError `broken_archive`. */
function parseWorkbook(
  content: Buffer,
  part: { readonly bookSheets?: boolean; readonly sheets?: string; readonly sheetRows?: number },
): WorkBook {
  try {
    return read(content, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      ...part,
    });
  } catch (error) {
    throw new TableFileError('broken_archive', {}, error);
  }
}

function wantedSheet(names: readonly string[], wanted: string | number): string {
  const name = typeof wanted === 'number' ? names[wanted] : names.find((candidate) => candidate === wanted);
  if (name === undefined) throw new TableFileError('unknown_sheet', { sheet: wanted });
  return name;
}

function readOne(content: Buffer, name: string, { maxRows }: SheetReading): WorkBook {
  return parseWorkbook(content, { sheets: name, ...(maxRows === undefined ? {} : { sheetRows: maxRows }) });
}

function oneSheet(content: Buffer, name: string, options: ReadXlsxOptions): TableFile | null {
  return sheetTable(readOne(content, name, options), name, options);
}

/** Returns the first sheet if its rating is certain, else the best-rated one. */
function bestSheet({ content, sheets }: Parsable, options: ReadXlsxOptions): TableFile | null {
  const [first] = sheets;
  if (first === undefined) return null;

  const workbook = readOne(content, first, options);
  const table = sheetTable(workbook, first, options);
  if (sheets.length === 1 || (table !== null && isSure(table, workbook, options))) return table;

  const name = bestName(content, sheets, options);

  return name === first || name === null ? table : oneSheet(content, name, options);
}

function isSure({ rows, sheet }: TableFile, workbook: WorkBook, { rate }: ReadXlsxOptions): boolean {
  if (rate === undefined) return true;
  return !isHidden(workbook, sheet ?? '') && rate(rows.slice(0, RATED_ROWS)) >= SURE_RATING;
}

function isHidden({ Workbook: book }: WorkBook, name: string): boolean {
  const hidden = book?.Sheets?.find((sheet) => sheet.name === name)?.Hidden ?? 0;
  return hidden !== 0;
}

function bestName(
  content: Buffer,
  sheets: readonly string[],
  { rate, maxCellChars }: ReadXlsxOptions,
): string | null {
  const workbook = parseWorkbook(content, { sheetRows: RATED_ROWS });
  const rated = sheets.flatMap((name) => {
    const table = sheetTable(workbook, name, maxCellChars === undefined ? {} : { maxCellChars });
    if (table === null) return [];
    // Without a rating function any sheet with data is accepted, visible or hidden.
    if (rate === undefined) return [{ name, isHidden: false, rating: 0 }];
    return [{ name, isHidden: isHidden(workbook, name), rating: rate(table.rows) }];
  });

  return (
    rated.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden) || b.rating - a.rating)[0]?.name ?? null
  );
}
