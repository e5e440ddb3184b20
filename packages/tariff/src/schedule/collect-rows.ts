import { NATIONAL_DIGITS, type Market } from '../market.ts';
import { wholeCodeDigits, writeCode } from '../code.ts';
import { RESERVED_CHAPTER } from '../hs/chapters.ts';
import type { SourceRow } from './line.ts';
import type { RejectedRow, ScheduleFault } from './report.ts';

/** A row split into fields by a form's map, not yet checked. */
export interface RawRow extends Omit<SourceRow, 'indent' | 'description'> {
  readonly indent: string | null;
  readonly description: string | null;
}

export interface CollectedRows {
  readonly rows: SourceRow[];
  readonly rejected: RejectedRow[];
  readonly faults: ScheduleFault[];
}

const INDENT = /^\d{1,2}$/;

export function emptyCollection(): CollectedRows {
  return { rows: [], rejected: [], faults: [] };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Item of a JSON list; null for one that is no object, which is rejected. */
export function itemOf(
  into: CollectedRows,
  value: unknown,
  sourceRow: number,
): Record<string, unknown> | null {
  if (isObject(value)) return value;
  into.rejected.push({ sourceRow, reason: 'not_an_object', text: JSON.stringify(value) });
  return null;
}

/** Checks a raw row and adds it as a row, a reject or an error; ignores a row without text. */
export function collectRow(into: CollectedRows, raw: RawRow, market: Market): void {
  if (raw.code === null && raw.description === null) {
    const text = restOf(raw);
    if (text !== '')
      into.rejected.push({ sourceRow: raw.sourceRow, reason: 'no_code_and_no_description', text });
    return;
  }

  const digits = raw.code === null ? null : digitsOf(raw.code, market);
  const fault = rowFault(raw, digits);
  if (fault !== null) {
    into.faults.push(fault);
    return;
  }

  const code = digits === null ? null : writeCode(digits, market);
  into.rows.push(sourceRow(raw, code));
}

function sourceRow(raw: RawRow, code: string | null): SourceRow {
  // Copied field by field: spreading takes several times longer.
  return {
    sourceRow: raw.sourceRow,
    code,
    indent: Number(raw.indent),
    description: raw.description ?? '',
    dutyRate: raw.dutyRate,
    specialRate: raw.specialRate,
    column2Rate: raw.column2Rate,
    unit: raw.unit,
    additionalDuties: raw.additionalDuties,
    extra: raw.extra,
  };
}

function rowFault(raw: RawRow, digits: string | null): ScheduleFault | null {
  const { sourceRow, code, indent, description } = raw;
  if (code !== null && digits === null) return { code: 'bad_code', sourceRow, params: { code } };
  if (description === null) return { code: 'empty_description', sourceRow, params: { code: code ?? '' } };
  if (indent === null || !INDENT.test(indent)) {
    return { code: 'bad_indent', sourceRow, params: { indent: indent ?? '', code: code ?? '' } };
  }

  return null;
}

/** Digits of a code that a market's schedule can have; null for other text. */
function digitsOf(code: string, market: Market): string | null {
  const digits = wholeCodeDigits(code);
  const isOfMarket =
    digits !== null &&
    digits.length <= NATIONAL_DIGITS[market] &&
    !digits.startsWith(String(RESERVED_CHAPTER));

  return isOfMarket ? digits : null;
}

function restOf(raw: RawRow): string {
  const cells = [raw.unit, raw.dutyRate, raw.specialRate, raw.column2Rate, raw.additionalDuties];
  return cells.filter((cell) => cell !== null).join(' | ');
}
