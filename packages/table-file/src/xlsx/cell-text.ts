import { SSF, type CellObject } from 'xlsx';
import type { RawCell } from '../table-file.ts';

/** What the text of a cell depends on beside the cell. */
export interface DateSystem {
  /** Whether day 0 of the workbook is in 1904, as on old Macintosh. */
  readonly date1904: boolean;
}

/** The library leaves its formatter untyped. */
const isDateFormat: (format: string) => boolean = SSF.is_date;
const format: (format: string, value: number) => string = SSF.format;
const parseDateCode: (value: number, system: DateSystem) => unknown = SSF.parse_date_code;

const EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;

/** A cell's stored value: what a formula last gave, a number for a date, null for an empty cell. */
export function rawCell(cell: CellObject | undefined): RawCell {
  const value = cell?.v;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A cell as plain text: dates as ISO 8601, numbers exact and without exponent, in the shown form where that loses nothing. */
export function cellText(cell: CellObject | undefined, system: DateSystem): string {
  if (cell === undefined || cell.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'n' && typeof cell.v === 'number') return numberText(cell.v, cell, system);
  if (cell.t === 's' && typeof cell.v === 'string') return cell.v.normalize('NFC');
  // Truth values and errors as the spreadsheet shows them: TRUE, #N/A.
  return cell.w ?? String(cell.v).toUpperCase();
}

function numberText(value: number, cell: CellObject, system: DateSystem): string {
  if (typeof cell.z === 'string' && isDateFormat(cell.z))
    return dateText(value, system) ?? plainNumber(value);
  const shown = shownText(value, cell);
  return shown !== undefined && showsAll(shown, value) ? shown : plainNumber(value);
}

/** A format may name a language and no currency, which the library shows as a dollar sign: `[$-409]0000000000`. */
const LANGUAGE_ONLY = /\[\$-[0-9A-F]+\]/gi;

function shownText(value: number, { z, w }: CellObject): string | undefined {
  if (typeof z !== 'string' || z.search(LANGUAGE_ONLY) < 0) return w?.trim();
  return format(z.replace(LANGUAGE_ONLY, ''), value).trim();
}

/** Whether a shown number still is the stored one: `0101210010` and `5.0%` are, `6.109E+09` and a rounded price are not. */
function showsAll(shown: string, value: number): boolean {
  if (/e/i.test(shown)) return false;

  const digits = shown.replace(/[^\d.-]/g, '');
  if (shown.endsWith('%')) return Number(digits) === Number((value * 100).toPrecision(15));

  // Points that group digits (6109.10.00) are as exact as none.
  return (
    Number(digits) === value ||
    (Number.isInteger(value) && Number(digits.replaceAll('.', '')) === value && digits.split('.').length > 2)
  );
}

/** A number in full digits; JavaScript itself would write 1e21 and 1e-7. */
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
  // A value below one is a time of no day.
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
