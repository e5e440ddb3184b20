import { wholeCodeDigits } from '../../code.ts';
import type { Market } from '../../market.ts';
import { collectRow, emptyCollection, type CollectedRows, type RawRow } from '../collect-rows.ts';
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
import { textOrNull } from '../plain-text.ts';
import { unknownFormat, type ReadSchedule, type ScheduleFault } from '../report.ts';

/**
 * Columns of the generic table form, for any market and any source without an official form. `code` has the digits of a
 * chapter (2), heading (4), subheading (6) or national line (8, 10), with or without separators; empty for a grouping
 * row, which then needs `indent`. `indent` is the depth in the chapter, 0 for a heading; by default the codes give it
 * (a table with grouping rows gives all of them). Rates are texts as published and apply to the lines that continue a
 * code.
 */
const GENERIC_COLUMNS = {
  code: { title: 'code', required: true },
  indent: { title: 'indent', required: false },
  description: { title: 'description', required: true },
  unit: { title: 'unit', required: false },
  dutyRate: { title: 'duty_rate', required: false },
  specialRate: { title: 'special_rate', required: false },
  column2Rate: { title: 'column2_rate', required: false },
  additionalDuties: { title: 'additional_duties', required: false },
} as const;

type GenericField = keyof typeof GENERIC_COLUMNS;

const FIELDS = (Object.keys(GENERIC_COLUMNS) as GenericField[]).map((field) => ({
  field,
  column: GENERIC_COLUMNS[field],
}));
const TITLES = new Map(FIELDS.map(({ field, column }) => [column.title, field] as const));
/** One title such as `description` may occur in any table; two identify the form. */
const TITLES_TO_RECOGNISE = 2;
const NO_EXTRA = Object.freeze({});

export function isGenericTable(rows: TableRows): boolean {
  return hasTitles(rows, TITLES, TITLES_TO_RECOGNISE);
}

/** Reads the generic table form of any market, header first. */
export function readGenericRows(market: Market, rows: TableRows, options: ReadOptions = {}): ReadSchedule {
  const header = readHeader(rows, TITLES);
  if (header === null || !isGenericTable(rows)) return rejectedSchedule(unknownFormat('no_generic_header'));

  const required = FIELDS.filter(({ column }) => column.required).map(
    ({ field, column }) => [field, column.title] as const,
  );
  const missing = missingColumns(required, (field) => header.columns[field] !== undefined);
  if (missing.length > 0) return rejectedSchedule(...missing);

  const collected = emptyCollection();
  const depth = depthByCode();

  for (let index = header.rowIndex + 1; index < rows.length; index += 1) {
    collectCells(collected, rows[index] ?? [], { header, market, depth, sourceRow: index + 1 });
  }

  collected.faults.push(...wrongMarket(collected, market));

  return finishSchedule(collected, market, options, header.ignored);
}

interface Place {
  readonly header: TableHeader<GenericField>;
  readonly market: Market;
  readonly depth: (digits: string) => number;
  readonly sourceRow: number;
}

function collectCells(into: CollectedRows, cells: readonly string[], place: Place): void {
  if (isBlankRow(cells)) return;
  // A hand-made table may omit trailing empty cells; a row without its description was cut.
  const cut = cutRowFault(cells, (place.header.columns.description ?? 0) + 1, place.sourceRow);
  if (cut !== null) into.faults.push(cut);
  else collectRow(into, rawRow(cells, place), place.market);
}

function rawRow(cells: readonly string[], { header, depth, sourceRow }: Place): RawRow {
  const text = (field: GenericField): string | null => textOrNull(cells[header.columns[field] ?? -1]);
  const code = text('code');
  const digits = code === null ? null : wholeCodeDigits(code);
  // Computed even if there is an indent, because the depth depends on the earlier codes.
  const depthOfCode = digits === null ? null : String(depth(digits));

  return {
    sourceRow,
    code,
    indent: text('indent') ?? depthOfCode,
    description: text('description'),
    unit: text('unit'),
    dutyRate: text('dutyRate'),
    specialRate: text('specialRate'),
    column2Rate: text('column2Rate'),
    additionalDuties: text('additionalDuties'),
    extra: NO_EXTRA,
  };
}

/** Computes the depth of successive codes: how many earlier ones, from the heading down, each continues. */
function depthByCode(): (digits: string) => number {
  const open: string[] = [];
  return (digits) => {
    while (open.length > 0 && !digits.startsWith(open.at(-1) ?? '')) open.pop();
    const depth = open.length;
    if (digits.length > 2) open.push(digits);
    return depth;
  };
}

/** Minimum length of the longest code in a whole schedule; only the EU's Combined Nomenclature stops at 8. */
const LONGEST_CODE_DIGITS: Readonly<Record<Market, number>> = { US: 10, EU: 8, VN: 8 };

/** Error for a schedule whose longest code is too short for the market: it belongs to another one. */
function wrongMarket(collected: CollectedRows, market: Market): ScheduleFault[] {
  const longest = collected.rows.reduce(
    (most, row) => Math.max(most, row.code?.replace(/\D/g, '').length ?? 0),
    0,
  );
  if (longest === 0 || longest >= LONGEST_CODE_DIGITS[market]) return [];

  return [{ code: 'wrong_market', sourceRow: null, params: { expected: market, digits: longest } }];
}
