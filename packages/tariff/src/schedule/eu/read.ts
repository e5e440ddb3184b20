import { collectRow, emptyCollection, type RawRow } from '../collect-rows.ts';
import { finishSchedule, refusedSchedule, type ReadOptions } from '../finish-schedule.ts';
import type { TableRows } from '../header.ts';
import type { ReadSchedule, RejectedRow } from '../report.ts';
import { findHeader, openTable, type FormRow } from '../table-form.ts';
import { joinRates, type RateJoin } from './join-rates.ts';
import { TARIC_FORM, type TaricField } from './map.ts';

/** A row of the workbook with its place: `depth` −1 is a chapter, 0 a heading. */
interface TaricRow {
  readonly row: FormRow<TaricField>;
  readonly digits: string;
  /** Whether the row is a line of the nomenclature (suffix 80); other suffixes are grouping rows. */
  readonly isLine: boolean;
  readonly codeLength: number;
  readonly depth: number;
}

const GOODS_CODE = /^(\d{10}) (\d{2})$/;
const LINE_SUFFIX = '80';
const CHAPTER_LENGTH = 2;
const LANGUAGE = 'EN';

/** Whether a table is the TARIC nomenclature workbook. */
export function isTaricTable(rows: TableRows): boolean {
  return findHeader(rows, TARIC_FORM) !== null;
}

/**
 * Reads the TARIC nomenclature workbook. Codes are cut to the digits of their level, but a declarable line has all
 * ten, as declarations ask for it. `options.date` (left out, the newest start date of the file) decides which lines
 * are in force; others are rejected as `out_of_date`. `options.rates` fills the duty rates.
 */
export function readTaricRows(rows: TableRows, options: ReadOptions = {}): ReadSchedule {
  const table = openTable(rows, TARIC_FORM);
  if ('refused' in table) return refusedSchedule(...table.refused);
  const collected = emptyCollection();
  collected.faults.push(...table.faults, ...(options.rates?.faults ?? []));
  const inForce = rowsInForce(table.rows, options.date ?? newestStart(table.rows), collected.rejected);
  const placed = inForce.map(placeRow);
  const join = joinRates(options.rates);
  for (const [index, place] of placed.entries()) {
    const isLeaf = place.isLine && !hasLineBelow(placed, index);
    collectRow(collected, rawRow(place, isLeaf, join), 'EU');
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

/** In a workbook of several languages the English rows are read; one in a single language is read as it is. */
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
  const { row, digits, isLine, depth } = place;
  // A goods code that does not read as one goes on as it stands and becomes a fault with its text.
  const written = digits === '' ? row.text('goodsCode') : isLine ? digitsOf(place, isLeaf) : null;
  const { dutyRate, extra } = join.rateOf(
    written === null ? '' : digits.slice(0, written.length),
    validity(row),
  );
  return {
    sourceRow: row.sourceRow,
    code: written,
    indent: String(Math.max(depth, 0)),
    description: row.text('description'),
    unit: null,
    dutyRate,
    specialRate: null,
    column2Rate: null,
    additionalDuties: null,
    extra,
  };
}

function digitsOf({ digits, codeLength }: TaricRow, isLeaf: boolean): string {
  return isLeaf ? digits : digits.slice(0, codeLength);
}

function validity({ text }: FormRow<TaricField>): Readonly<Record<string, unknown>> {
  const [from, to] = [text('validFrom'), text('validTo')];
  return { valid_from: from, ...(to === null ? {} : { valid_to: to }) };
}
