import { collectRow, emptyCollection, type RawRow } from '../collect-rows.ts';
import { finishSchedule, rejectedSchedule, type ReadOptions } from '../finish-schedule.ts';
import type { TableRows } from '../header.ts';
import type { ReadSchedule } from '../report.ts';
import { findHeader, openTable, type FormRow } from '../table-form.ts';
import { joinRates, type RateJoin } from './join-rates.ts';
import { CN_FORM, type CnField } from './map.ts';

const CODE = /^\d{2}(?:\d{2}(?: \d{2}){0,2})?$/;
const CHAPTER = /^\d{2}$/;
/** Keys of sections and the document title above the chapters, which are not lines. */
const NOT_A_LINE = /^[IVX]*$/;
const CHAPTER_PREFIX = /^CHAPTER \d+ - /i;

export function isCnTable(rows: TableRows): boolean {
  return findHeader(rows, CN_FORM) !== null;
}

/**
 * Reads the official Combined Nomenclature table, whose declarable lines have 8 digits; section titles are rejected as
 * `section_title`. `options.rates` fills the duty rates.
 */
export function readCnRows(rows: TableRows, options: ReadOptions = {}): ReadSchedule {
  const table = openTable(rows, CN_FORM);
  if ('refused' in table) return rejectedSchedule(...table.refused);

  const join = joinRates(options);
  const collected = emptyCollection();
  collected.faults.push(...table.faults, ...join.faults);

  for (const row of table.rows) {
    if (isSectionTitle(row)) {
      collected.rejected.push({
        sourceRow: row.sourceRow,
        reason: 'section_title',
        text: row.cells.join(' | '),
      });
    } else collectRow(collected, rawRow(row, join), 'EU');
  }

  collected.rejected.push(...join.unused());

  return finishSchedule(collected, 'EU', options, table.ignoredColumns);
}

/** True if a row is a section title. Grouping rows also have no code, but have dashes or the key of the next line. */
function isSectionTitle({ text }: FormRow<CnField>): boolean {
  return text('dashes') === null && (text('key') ?? '').endsWith('90') && NOT_A_LINE.test(text('code') ?? '');
}

function rawRow({ sourceRow, text }: FormRow<CnField>, join: RateJoin): RawRow {
  const code = text('code');
  const isChapter = code !== null && CHAPTER.test(code);
  const digits = code !== null && CODE.test(code) ? code.replaceAll(' ', '') : '';
  const description = text('description');

  return {
    sourceRow,
    code,
    indent: String((text('dashes') ?? '').length),
    description: isChapter ? (description?.replace(CHAPTER_PREFIX, '') ?? null) : description,
    unit: text('unit'),
    ...join.rateOf(digits, {}),
    column2Rate: null,
    additionalDuties: null,
  };
}
