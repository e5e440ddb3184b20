import { NATIONAL_DIGITS, type Market } from '../market.ts';
import { formatCode, wholeCodeDigits } from '../code.ts';
import { RESERVED_CHAPTER } from '../hs/chapters.ts';
import type { SourceRow } from './line.ts';
import type { RejectedRow, ScheduleFault } from './report.ts';

/** One row as a form's map cut it into fields, before anything is checked. */
export interface RawRow extends Omit<SourceRow, 'indent' | 'description'> {
  readonly indent: string | null;
  readonly description: string | null;
}

/** Rows that passed, rows left out with the reason, and faults that refuse the file. */
export interface CollectedRows {
  readonly rows: SourceRow[];
  readonly rejected: RejectedRow[];
  readonly faults: ScheduleFault[];
}

const INDENT = /^\d{1,2}$/;

/** An empty collection to add rows to. */
export function emptyCollection(): CollectedRows {
  return { rows: [], rejected: [], faults: [] };
}

/** Checks one raw row and files it as a row, a reject or a fault; a row without any text is no row at all. */
export function collectRow(into: CollectedRows, raw: RawRow, market: Market): void {
  if (raw.code === null && raw.description === null) {
    const text = restOf(raw);
    if (text !== '')
      into.rejected.push({ sourceRow: raw.sourceRow, reason: 'no_code_and_no_description', text });
    return;
  }
  const fault = rowFault(raw, market);
  if (fault !== null) {
    into.faults.push(fault);
    return;
  }
  const code = raw.code === null ? null : formatCode(raw.code, market);
  into.rows.push({ ...raw, code, indent: Number(raw.indent), description: raw.description ?? '' });
}

function rowFault(raw: RawRow, market: Market): ScheduleFault | null {
  const { sourceRow, code, indent, description } = raw;
  if (code !== null && !isCodeOf(code, market)) return { code: 'bad_code', sourceRow, params: { code } };
  if (description === null) return { code: 'empty_description', sourceRow, params: { code: code ?? '' } };
  if (indent === null || !INDENT.test(indent)) {
    return { code: 'bad_indent', sourceRow, params: { indent: indent ?? '', code: code ?? '' } };
  }
  return null;
}

function isCodeOf(code: string, market: Market): boolean {
  const digits = wholeCodeDigits(code);
  return (
    digits !== null &&
    digits.length <= NATIONAL_DIGITS[market] &&
    !digits.startsWith(String(RESERVED_CHAPTER))
  );
}

function restOf(raw: RawRow): string {
  const cells = [raw.unit, raw.dutyRate, raw.specialRate, raw.column2Rate, raw.additionalDuties];
  return cells.filter((cell) => cell !== null).join(' | ');
}
