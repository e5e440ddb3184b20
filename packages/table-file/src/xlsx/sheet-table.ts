import { SSF, type CellObject, type WorkBook } from 'xlsx';
import { boundedText, type TableFile, type TextBounds } from '../table-file.ts';
import { TableFileError } from '../table-file-error.ts';

export interface SheetReading extends TextBounds {
  /** Maximum rows to read, header included. */
  readonly maxRows?: number;
  /** True to repeat a cell merged over several rows in each of them. */
  readonly repeatsMerged?: boolean;
}

/** Rows are padded to equal width up to this; one stray cell far to the right must not multiply the table. */
const FILL_COLUMNS_MAX = 256;

type SheetCells = readonly (readonly (CellObject | undefined)[] | undefined)[];

/** Maximum cells, counted to the last one of each row: twice the widest and longest legitimate table. */
const CELLS_MAX = 25_000_000;

/** A parsed sheet as a table; null if it is empty. Throws TableFileError `archive_inflates` for more cells or text than the limits. */
export function sheetTable(workbook: WorkBook, name: string, reading: SheetReading): TableFile | null {
  const sheet = workbook.Sheets[name];
  const cells = cellRows(sheet);

  rejectVast(cells);

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

  return { sheet: name, rows, encoding: null, delimiter: null };
}

// Cells far to the right in many rows add thousands of blank cells to each.
function rejectVast(cells: SheetCells): void {
  const count = cells.reduce((sum, row) => sum + (row?.length ?? 0), 0);
  if (count > CELLS_MAX) throw new TableFileError('archive_inflates', { cells: count, limit: CELLS_MAX });
}

function cellRows(sheet: WorkBook['Sheets'][string] | undefined): SheetCells {
  const data: unknown = sheet?.['!data'];
  return Array.isArray(data) ? (data as SheetCells) : [];
}

function textRow(row: SheetCells[number], system: DateSystem, bounded: (text: string) => string): string[] {
  // Runs before any text is read: a million cells can share one long text.
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

/** A merged area, by row and column from 0. */
interface MergedArea {
  readonly s: { readonly r: number; readonly c: number };
  readonly e: { readonly r: number; readonly c: number };
}

/** Maximum cells to fill: overlapping areas must not multiply the work. */
const FILLED_MAX = 1_000_000;

/**
 * Repeats a merged cell's text in the rows that it spans: in its first column, and only in rows that have text. Changes
 * the rows.
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

interface DateSystem {
  /** True if day 0 of the workbook is in 1904, as on old Macintosh. */
  readonly date1904: boolean;
}

/** The library's formatter has no types. */
const isDateFormat: (format: string) => boolean = SSF.is_date;
const format: (format: string, value: number) => string = SSF.format;
const parseDateCode: (value: number, system: DateSystem) => unknown = SSF.parse_date_code;

const EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;

/**
 * Cell as plain text: dates as ISO 8601, numbers exact and without exponent, in the displayed form if that loses
 * nothing.
 */
function cellText(cell: CellObject | undefined, system: DateSystem): string {
  if (cell === undefined || cell.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'n' && typeof cell.v === 'number') return numberText(cell.v, cell, system);
  if (cell.t === 's' && typeof cell.v === 'string') return cell.v.normalize('NFC');
  // Booleans and errors as the spreadsheet shows them: TRUE, #N/A.
  return cell.w ?? String(cell.v).toUpperCase();
}

function numberText(value: number, cell: CellObject, system: DateSystem): string {
  if (typeof cell.z === 'string' && isDateFormat(cell.z))
    return dateText(value, system) ?? plainNumber(value);
  const shown = shownText(value, cell);
  return shown !== undefined && showsAll(shown, value) ? shown : plainNumber(value);
}

/** A format that names a language but no currency, which the library shows as a dollar sign: `[$-409]0000000000`. */
const LANGUAGE_ONLY = /\[\$-[0-9A-F]+\]/gi;

function shownText(value: number, { z, w }: CellObject): string | undefined {
  if (typeof z !== 'string' || z.search(LANGUAGE_ONLY) < 0) return w?.trim();
  return format(z.replace(LANGUAGE_ONLY, ''), value).trim();
}

/**
 * True if the formatted number equals the stored one: `0101210010` and `5.0%` do, `6.109E+09` and a rounded price do
 * not.
 */
function showsAll(shown: string, value: number): boolean {
  if (/e/i.test(shown)) return false;

  const digits = shown.replace(/[^\d.-]/g, '');
  if (shown.endsWith('%')) return Number(digits) === Number((value * 100).toPrecision(15));

  // Digit grouping (6109.10.00) loses nothing.
  return (
    Number(digits) === value ||
    (Number.isInteger(value) && Number(digits.replaceAll('.', '')) === value && digits.split('.').length > 2)
  );
}

/** A number in full digits; JavaScript writes 1e21 and 1e-7. */
function plainNumber(value: number): string {
  const text = String(value);
  const parts = EXPONENT.exec(text);
  if (parts === null) return text;

  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const digits = whole + fraction;
  const point = 1 + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;

  return (
    sign +
    digits.padEnd(point, '0').slice(0, point) +
    (digits.length > point ? `.${digits.slice(point)}` : '')
  );
}

function dateText(value: number, system: DateSystem): string | null {
  const parts = parseDateCode(value, system);
  if (!isDateParts(parts)) return null;

  const date = `${pad(parts.y, 4)}-${pad(parts.m)}-${pad(parts.d)}`;
  const time = `${pad(parts.H)}:${pad(parts.M)}:${pad(parts.S)}`;
  // A value below one is a time without a day.
  if (value < 1) return time;

  return time === '00:00:00' ? date : `${date}T${time}`;
}

type DateParts = Readonly<Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>>;

function isDateParts(parts: unknown): parts is DateParts {
  return typeof parts === 'object' && parts !== null && 'y' in parts && 'S' in parts;
}

function pad(value: number, width = 2): string {
  return String(value).padStart(width, '0');
}
