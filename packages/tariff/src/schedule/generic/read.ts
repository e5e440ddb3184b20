import { wholeCodeDigits } from '../../code.ts';
import type { Market } from '../../market.ts';
import { collectRow, emptyCollection, type CollectedRows, type RawRow } from '../collect-rows.ts';
import { finishSchedule, refusedSchedule, type ReadOptions } from '../finish-schedule.ts';
import {
  cutRowFault,
  isBlankRow,
  missingColumns,
  readHeader,
  type TableHeader,
  type TableRows,
} from '../header.ts';
import { textOrNull } from '../plain-text.ts';
import type { ReadSchedule, ScheduleFault } from '../report.ts';

/** Fields that the columns of this form fill. */
const GENERIC_FIELDS = [
  'code',
  'indent',
  'description',
  'unit',
  'dutyRate',
  'specialRate',
  'column2Rate',
  'additionalDuties',
] as const;

/** Fields by column of the generic table form. */
type GenericField = (typeof GENERIC_FIELDS)[number];

/**
 * Columns of the generic table form, for any market and any source without an official form.
 *
 * `code` has the digits of a chapter (2), heading (4), subheading (6) or national line (8, 10), with or without
 * separators; empty for a grouping row, which then needs its `indent`. `indent` is the depth in the chapter, 0 for a
 * heading; left out, the codes give it (a table with grouping rows gives all of them). Rates are texts as published; they go down to the lines that continue a code.
 */
const GENERIC_COLUMNS: Readonly<
  Record<GenericField, { readonly title: string; readonly required: boolean }>
> = {
  code: { title: 'code', required: true },
  indent: { title: 'indent', required: false },
  description: { title: 'description', required: true },
  unit: { title: 'unit', required: false },
  dutyRate: { title: 'duty_rate', required: false },
  specialRate: { title: 'special_rate', required: false },
  column2Rate: { title: 'column2_rate', required: false },
  additionalDuties: { title: 'additional_duties', required: false },
};

const FIELDS = GENERIC_FIELDS.map((field) => ({ field, column: GENERIC_COLUMNS[field] }));
const TITLES = new Map(FIELDS.map(({ field, column }) => [column.title, field] as const));
/** One title such as `description` may occur in any table; two of them are no coincidence. */
const TITLES_TO_RECOGNISE = 2;
const NO_EXTRA = Object.freeze({});

/** True if a table's first row is a header of the generic form. */
export function isGenericTable(rows: TableRows): boolean {
  return Object.keys(readHeader(rows, TITLES)?.columns ?? {}).length >= TITLES_TO_RECOGNISE;
}

/** Reads the generic table form of any market from its rows, header first. */
export function readGenericRows(market: Market, rows: TableRows, options: ReadOptions = {}): ReadSchedule {
  const header = readHeader(rows, TITLES);
  if (header === null || !isGenericTable(rows)) {
    return refusedSchedule({
      code: 'unknown_format',
      sourceRow: null,
      params: { reason: 'no_generic_header' },
    });
  }

  const required = FIELDS.filter(({ column }) => column.required).map(
    ({ field, column }) => [field, column.title] as const,
  );
  const missing = missingColumns(required, (field) => header.columns[field] !== undefined);
  if (missing.length > 0) return refusedSchedule(...missing);

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
  // A hand-made table may leave out the empty cells at the end of a row; without its description a row was cut.
  const cut = cutRowFault(cells, (place.header.columns.description ?? 0) + 1, place.sourceRow);
  if (cut !== null) into.faults.push(cut);
  else collectRow(into, rawRow(cells, place), place.market);
}

function rawRow(cells: readonly string[], { header, depth, sourceRow }: Place): RawRow {
  const text = (field: GenericField): string | null => textOrNull(cells[header.columns[field] ?? -1]);
  const code = text('code');
  const digits = code === null ? null : wholeCodeDigits(code);
  // The depth of each code is computed even without indent, as it follows from the codes before.
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

/** Depth of each code in turn: how many of the codes above it, from the heading down, it continues. */
function depthByCode(): (digits: string) => number {
  const open: string[] = [];
  return (digits) => {
    while (open.length > 0 && !digits.startsWith(open.at(-1) ?? '')) open.pop();
    const depth = open.length;
    if (digits.length > 2) open.push(digits);
    return depth;
  };
}

/** A whole schedule of the market reaches this many digits somewhere; the EU's Combined Nomenclature alone stops at 8. */
const LONGEST_CODE_DIGITS: Readonly<Record<Market, number>> = { US: 10, EU: 8, VN: 8 };

/** A schedule whose longest code is shorter than the market's was made for another market. */
function wrongMarket(collected: CollectedRows, market: Market): ScheduleFault[] {
  const longest = collected.rows.reduce(
    (most, row) => Math.max(most, row.code?.replace(/\D/g, '').length ?? 0),
    0,
  );
  if (longest === 0 || longest >= LONGEST_CODE_DIGITS[market]) return [];

  return [{ code: 'wrong_market', sourceRow: null, params: { expected: market, digits: longest } }];
}
