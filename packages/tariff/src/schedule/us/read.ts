import { isSpecialProvision } from '../../code.ts';
import {
  collectRow,
  emptyCollection,
  isObject,
  itemOf,
  type CollectedRows,
  type RawRow,
} from '../collect-rows.ts';
import { finishSchedule, rejectedSchedule, type ReadOptions } from '../finish-schedule.ts';
import {
  cutRowFault,
  hasTitles,
  isBlankRow,
  missingColumns,
  readHeader,
  type TableHeader,
  type TableRows,
} from '../header.ts';
import type { ScheduleLine } from '../line.ts';
import { unknownFormat, type ReadSchedule } from '../report.ts';
import { US_COLUMNS, US_REDUNDANT_KEYS, type UsField } from './map.ts';

type ReadCell = (field: UsField) => unknown;

const FIELDS = (Object.keys(US_COLUMNS) as UsField[]).map((field) => ({ field, column: US_COLUMNS[field] }));
const TITLES = new Map(
  FIELDS.flatMap(({ field, column }) =>
    column.csv === null ? [] : [[column.csv.toLowerCase(), field] as const],
  ),
);
const KEYS = new Map(FIELDS.flatMap(({ field, column }) => column.json.map((key) => [key, field] as const)));
/** No other form has this many of the export's titles in one row. */
const TITLES_TO_RECOGNISE = 4;
const NOTHING_MORE = Object.freeze({});

export function isUsTable(rows: TableRows): boolean {
  return hasTitles(rows, TITLES, TITLES_TO_RECOGNISE);
}

export function isUsJson(value: unknown): boolean {
  return Array.isArray(value) && isObject(value[0]) && 'htsno' in value[0];
}

export function readUsRows(rows: TableRows, options: ReadOptions = {}): ReadSchedule {
  const header = readHeader(rows, TITLES);
  if (header === null || !isUsTable(rows)) return rejectedSchedule(unknownFormat('no_us_header'));

  const missing = missingColumns(requiredColumns('csv'), (field) => header.columns[field] !== undefined);
  if (missing.length > 0) return rejectedSchedule(...missing);

  const collected = emptyCollection();
  for (let index = header.rowIndex + 1; index < rows.length; index += 1)
    collectCells(collected, rows[index] ?? [], header, index + 1);

  return finishSchedule(collected, 'US', options, header.ignored, { check: lostRateLine });
}

export function readUsJson(value: unknown, options: ReadOptions = {}): ReadSchedule {
  if (!Array.isArray(value) || !isUsJson(value)) return rejectedSchedule(unknownFormat('no_us_list'));

  const keys = new Set(value.flatMap((item: unknown) => (isObject(item) ? Object.keys(item) : [])));
  const missing = missingColumns(requiredColumns('json'), (field) =>
    US_COLUMNS[field].json.some((key) => keys.has(key)),
  );
  if (missing.length > 0) return rejectedSchedule(...missing);

  const collected = emptyCollection();
  for (const [index, item] of value.entries()) collectItem(collected, item, index + 1);

  const ignored = [...keys].filter((key) => !KEYS.has(key) && !US_REDUNDANT_KEYS.includes(key));

  return finishSchedule(collected, 'US', options, ignored, { check: lostRateLine });
}

function collectCells(
  into: CollectedRows,
  cells: readonly string[],
  header: TableHeader<UsField>,
  sourceRow: number,
): void {
  if (isBlankRow(cells)) return;

  const cut = cutRowFault(cells, header.width, sourceRow);
  if (cut !== null) into.faults.push(cut);
  else if (cells.length > header.width && !isBlankRow(cells.slice(header.width))) {
    into.rejected.push({ sourceRow, reason: 'too_many_cells', text: cells.join(' | ') });
  } else {
    collectRow(
      into,
      rawRow(sourceRow, (field) => cells[header.columns[field] ?? -1]),
      'US',
    );
  }
}

function collectItem(into: CollectedRows, value: unknown, sourceRow: number): void {
  const item = itemOf(into, value, sourceRow);
  if (item === null) return;

  collectRow(
    into,
    rawRow(sourceRow, (field) => firstFilled(item, field)),
    'US',
  );
}

/** The source fills one of a field's keys and leaves the others null. */
function firstFilled(item: Record<string, unknown>, field: UsField): unknown {
  const key = US_COLUMNS[field].json.find(
    (name) => item[name] !== null && item[name] !== undefined && item[name] !== '',
  );
  return key === undefined ? null : item[key];
}

function rawRow(sourceRow: number, cell: ReadCell): RawRow {
  const text = (field: UsField): string | null => {
    const read = US_COLUMNS[field].read(cell(field));
    return typeof read === 'string' ? read : null;
  };

  return {
    sourceRow,
    code: text('code'),
    indent: text('indent'),
    description: text('description'),
    unit: text('unit'),
    dutyRate: text('dutyRate'),
    specialRate: text('specialRate'),
    column2Rate: text('column2Rate'),
    additionalDuties: text('additionalDuties'),
    extra: extraOf(text('quota'), US_COLUMNS.footnotes.read(cell('footnotes'))),
  };
}

function extraOf(quota: string | null, footnotes: unknown): RawRow['extra'] {
  if (quota === null && footnotes === null) return NOTHING_MORE;
  return { ...(quota === null ? {} : { quota }), ...(footnotes === null ? {} : { footnotes }) };
}

/** Every line for goods has a general rate, its own or inherited; one without has lost its rate line. */
function lostRateLine(line: ScheduleLine): string | null {
  const isWithoutRate = line.isLeaf && line.dutyRate === null;
  return isWithoutRate && !isSpecialProvision(line.codeDigits ?? '', 'US') ? 'no_rate_line' : null;
}

function requiredColumns(form: 'csv' | 'json'): [UsField, string][] {
  return FIELDS.filter(({ column }) => column.required).map(({ field, column }) => [
    field,
    form === 'csv' ? (column.csv ?? field) : (column.json[0] ?? field),
  ]);
}
