import { collectRow, emptyCollection, type RawRow } from '../collect-rows.ts';
import { finishSchedule, rejectedSchedule, type ReadOptions } from '../finish-schedule.ts';
import type { TableRows } from '../header.ts';
import type { ReadSchedule, RejectedRow, ScheduleFault } from '../report.ts';
import { findHeader, openTable, type FormRow } from '../table-form.ts';
import { joinRates, type RateJoin } from './join-rates.ts';
import { TARIC_FORM, type TaricField } from './map.ts';

/** A row of the workbook with its depth: −1 for a chapter, 0 for a heading. */
interface TaricRow {
  readonly row: FormRow<TaricField>;
  readonly digits: string;
  /** True if the row is a line of the nomenclature (suffix 80); other suffixes are grouping rows. */
  readonly isLine: boolean;
  readonly codeLength: number;
  readonly depth: number;
}

const GOODS_CODE = /^(\d{10}) (\d{2})$/;
const LINE_SUFFIX = '80';
const CHAPTER_LENGTH = 2;
const CODE_LENGTHS: readonly number[] = [CHAPTER_LENGTH, 4, 6, 8, 10];
const LANGUAGE = 'EN';

export function isTaricTable(rows: TableRows): boolean {
  return findHeader(rows, TARIC_FORM) !== null;
}

/**
 * Reads the TARIC nomenclature workbook. Codes are cut to the digits of their level, but a declarable line has all ten,
 * as declarations require. `options.date` (default: the newest start date in the file) selects the lines in force;
 * others are rejected as `out_of_date`. `options.rates` fills the duty rates.
 */
export function readTaricRows(rows: TableRows, options: ReadOptions = {}): ReadSchedule {
  const table = openTable(rows, TARIC_FORM);
  if ('refused' in table) return rejectedSchedule(...table.refused);

  const join = joinRates(options);
  const collected = emptyCollection();
  collected.faults.push(...table.faults, ...join.faults);

  const inForce = rowsInForce(table.rows, options.date ?? newestStart(table.rows), collected.rejected);
  const placed = inForce.map(placeRow);

  for (const [index, place] of placed.entries()) {
    const fault = placeFault(place);
    const isLeaf = place.isLine && !hasLineBelow(placed, index);
    if (fault === null) collectRow(collected, rawRow(place, isLeaf, join), 'EU');
    else collected.faults.push(fault);
  }

  collected.rejected.push(...join.unused());

  return finishSchedule(collected, 'EU', options, table.ignoredColumns);
}

function rowsInForce(
  rows: readonly FormRow<TaricField>[],
  date: string,
  rejected: RejectedRow[],
): FormRow<TaricField>[] {
  const hasLanguage = rows.some(({ text }) => text('language') === LANGUAGE);
  return rows.filter((row) => {
    const reason = reasonLeftOut(row, date, hasLanguage);
    if (reason !== null) rejected.push({ sourceRow: row.sourceRow, reason, text: row.cells.join(' | ') });
    return reason === null;
  });
}

/**
 * Reason to omit a row; a multilingual workbook is reduced to its English rows, a single-language one is read as is.
 */
function reasonLeftOut({ text }: FormRow<TaricField>, date: string, hasLanguage: boolean): string | null {
  if (hasLanguage && text('language') !== LANGUAGE) return 'other_language';
  const isInForce = (text('validFrom') ?? '') <= date && (text('validTo') ?? date) >= date;
  return isInForce ? null : 'out_of_date';
}

function newestStart(rows: readonly FormRow<TaricField>[]): string {
  return rows.reduce((newest, { text }) => {
    const start = text('validFrom') ?? '';
    return start > newest ? start : newest;
  }, '');
}

function placeRow(row: FormRow<TaricField>): TaricRow {
  const [, digits = '', suffix = ''] = GOODS_CODE.exec(row.text('goodsCode') ?? '') ?? [];
  const codeLength = Number(row.text('codeLength'));
  const dashes = (row.text('indent') ?? '').replaceAll(/[^-]/g, '').length;
  const depth = codeLength === CHAPTER_LENGTH ? -1 : dashes;
  return { row, digits, isLine: suffix === LINE_SUFFIX, codeLength, depth };
}

function placeFault({ row: { sourceRow, text }, digits, codeLength }: TaricRow): ScheduleFault | null {
  const code = text('goodsCode') ?? '';
  if (digits === '') return { code: 'bad_code', sourceRow, params: { code } };
  if (CODE_LENGTHS.includes(codeLength)) return null;
  return { code: 'bad_indent', sourceRow, params: { indent: text('codeLength') ?? '', code } };
}

function hasLineBelow(placed: readonly TaricRow[], index: number): boolean {
  const depth = placed[index]?.depth ?? 0;
  for (let below = index + 1; below < placed.length; below += 1) {
    const candidate = placed[below];
    if (candidate === undefined || candidate.depth <= depth) return false;
    if (candidate.isLine) return true;
  }

  return false;
}

function rawRow(place: TaricRow, isLeaf: boolean, join: RateJoin): RawRow {
  const { row, isLine, depth } = place;
  const code = isLine ? digitsOf(place, isLeaf) : null;

  return {
    sourceRow: row.sourceRow,
    code,
    indent: String(Math.max(depth, 0)),
    description: row.text('description'),
    unit: null,
    ...join.rateOf(code ?? '', validity(row)),
    column2Rate: null,
    additionalDuties: null,
  };
}

function digitsOf({ digits, codeLength }: TaricRow, isLeaf: boolean): string {
  return isLeaf ? digits : digits.slice(0, codeLength);
}

function validity({ text }: FormRow<TaricField>): Readonly<Record<string, unknown>> {
  const [from, to] = [text('validFrom'), text('validTo')];
  return { valid_from: from, ...(to === null ? {} : { valid_to: to }) };
}
