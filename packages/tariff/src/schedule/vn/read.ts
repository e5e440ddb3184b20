import { collectRow, emptyCollection, type RawRow } from '../collect-rows.ts';
import { finishSchedule, rejectedSchedule, type ReadOptions } from '../finish-schedule.ts';
import type { TableRows } from '../header.ts';
import { withHeadings } from '../headings-from-codes.ts';
import type { ReadSchedule } from '../report.ts';
import { findHeader, openTable, type FormRow } from '../table-form.ts';
import { dashesOf, withoutDashes } from './dashes.ts';
import { VN_AGREEMENTS, VN_EXTRA_FIELDS, VN_FORM, type VnField } from './map.ts';

/** In chapter 98 the unit column has the code of chapters 1 to 97 that a line is taken from. */
const CODE_AS_UNIT = /^\d{8}$/;

export function isVnTable(rows: TableRows): boolean {
  return findHeader(rows, VN_FORM) !== null;
}

/**
 * Reads the Vietnamese tariff workbook: 8-digit lines under headings and subheadings derived from the codes, whose
 * titles come from `options.titles`. A line's depth is its number of dashes.
 */
export function readVnRows(rows: TableRows, options: ReadOptions = {}): ReadSchedule {
  const table = openTable(rows, VN_FORM);
  if ('refused' in table) return rejectedSchedule(...table.refused);

  const collected = emptyCollection();
  collected.faults.push(...table.faults);

  for (const row of table.rows) {
    if (row.text('code') === null) {
      collected.rejected.push({ sourceRow: row.sourceRow, reason: 'no_code', text: row.cells.join(' | ') });
    } else collectRow(collected, rawRow(row), 'VN');
  }

  const withMade = withHeadings(collected.rows, 'VN', options.titles);
  const placing = { placing: 'code' } as const;

  return finishSchedule({ ...collected, rows: withMade }, 'VN', options, table.ignoredColumns, placing);
}

function rawRow(row: FormRow<VnField>): RawRow {
  const { sourceRow, text } = row;
  const description = text('description') ?? '';
  const unit = text('unit');
  const isCode = unit !== null && CODE_AS_UNIT.test(unit);

  return {
    sourceRow,
    code: text('code'),
    indent: String(dashesOf(description)),
    description: withoutDashes(description),
    unit: isCode ? null : unit,
    dutyRate: text('dutyRate'),
    specialRate: null,
    column2Rate: text('column2Rate'),
    additionalDuties: null,
    extra: { ...extraOf(row), ...(isCode ? { corresponding_code: unit } : {}) },
  };
}

/** Non-empty further cells, agreements under `agreements` by programme code. */
function extraOf({ text }: FormRow<VnField>): Record<string, unknown> {
  const extra: Record<string, unknown> = {};
  for (const field of VN_EXTRA_FIELDS) {
    const value = text(field);
    if (value !== null) extra[field] = field === 'text_en' ? withoutDashes(value) : value;
  }

  const agreements = VN_AGREEMENTS.flatMap((agreement) => {
    const value = text(agreement);
    return value === null ? [] : [[agreement, value] as const];
  });

  return agreements.length === 0 ? extra : { ...extra, agreements: Object.fromEntries(agreements) };
}
