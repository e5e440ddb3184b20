import { formatCode, wholeCodeDigits } from '../../code.ts';
import { collectRow, emptyCollection, type CollectedRows, type RawRow } from '../collect-rows.ts';
import { finishSchedule, rejectedSchedule, type ReadOptions } from '../finish-schedule.ts';
import type { TableRows } from '../header.ts';
import type { ReadSchedule } from '../report.ts';
import { findHeader, openTable, type FormRow } from '../table-form.ts';
import { dashesOf, withoutDashes } from './dashes.ts';
import { VN_LEVELS_AGREEMENTS, VN_LEVELS_FORM, type VnLevelsField } from './levels-map.ts';

type LevelsRow = FormRow<VnLevelsField>;

const HEADING_DIGITS = 4;
const NATIONAL_DIGITS = 8;
const UNDIVIDED = '0000';

export function isVnLevelsTable(rows: TableRows): boolean {
  return findHeader(rows, VN_LEVELS_FORM) !== null;
}

/**
 * Reads the Vietnamese tariff workbook with heading and group rows. An undivided heading is only a line there and gets
 * a heading row. Chapter 98 repeats rows and has errors in codes: identical rows and rows without a whole code are
 * omitted, and a repeated code without a rate is a grouping row.
 */
export function readVnLevels(rows: TableRows, options: ReadOptions = {}): ReadSchedule {
  const table = openTable(rows, VN_LEVELS_FORM);
  if ('refused' in table) return rejectedSchedule(...table.refused);

  const collected = emptyCollection();
  collected.faults.push(...table.faults);

  const seen = new Map<string, string>();
  for (const row of table.rows) {
    const reason = leftOut(row, seen);
    if (reason !== null)
      collected.rejected.push({ sourceRow: row.sourceRow, reason, text: row.cells.join(' | ').trim() });
    else collect(collected, row, seen);
  }

  return finishSchedule(collected, 'VN', options, table.ignoredColumns, { placing: 'code' });
}

function leftOut({ text, cells }: LevelsRow, seen: ReadonlyMap<string, string>): string | null {
  const code = text('code');
  if (code === null) return null;
  const digits = wholeCodeDigits(code);
  if (digits === null || digits.length > NATIONAL_DIGITS) return 'bad_code';
  return seen.get(digits) === cells.join('\t') ? 'repeated_row' : null;
}

function collect(into: CollectedRows, row: LevelsRow, seen: Map<string, string>): void {
  const digits = wholeCodeDigits(row.text('code') ?? '');
  const isGroup = digits !== null && seen.has(digits) && row.text('dutyRate') === null;
  const raw = rawRow(row, isGroup ? null : digits);
  if (digits !== null && !seen.has(digits)) {
    const heading = digits.slice(0, HEADING_DIGITS);
    if (digits.endsWith(UNDIVIDED) && digits.length === NATIONAL_DIGITS && !seen.has(heading)) {
      seen.set(heading, '');
      collectRow(into, headingOf(raw, heading), 'VN');
    }
    seen.set(digits, row.cells.join('\t'));
  }
  collectRow(into, raw, 'VN');
}

function headingOf(line: RawRow, heading: string): RawRow {
  const code = formatCode(heading, 'VN');
  return { ...line, code, indent: '0', dutyRate: null, column2Rate: null, extra: {} };
}

function rawRow({ sourceRow, text }: LevelsRow, digits: string | null): RawRow {
  const description = text('description') ?? '';
  const isUnderHeading = digits !== null && digits.length > HEADING_DIGITS;
  const english = withoutDashes(text('textEn') ?? '');
  const agreements = VN_LEVELS_AGREEMENTS.flatMap((agreement) => {
    const value = text(agreement);
    return value === null ? [] : [[agreement, value] as const];
  });

  return {
    sourceRow,
    code: digits,
    indent: String(Math.max(dashesOf(description), isUnderHeading ? 1 : 0)),
    description: withoutDashes(description),
    unit: null,
    dutyRate: text('dutyRate'),
    specialRate: null,
    column2Rate: text('column2Rate'),
    additionalDuties: null,
    extra: {
      ...(english === null ? {} : { text_en: english }),
      ...(agreements.length === 0 ? {} : { agreements: Object.fromEntries(agreements) }),
    },
  };
}
