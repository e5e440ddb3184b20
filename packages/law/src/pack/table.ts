import { parse } from 'csv-parse/sync';
import type { FaultSink, PackFault } from './fault.ts';

export interface TableRow<Column extends string> {
  /** Trimmed text of a cell; empty if the column is absent. */
  text(column: Column): string;
  /** Entries of a cell, separated by blanks. */
  words(column: Column): readonly string[];
  required(column: Column): string;
  optional(column: Column): string | null;
  day(column: Column): string | null;
  since(column: Column): string;
  oneOf<T extends string>(column: Column, allowed: readonly T[], otherwise?: T): T;
  fault(column: Column, code: PackFault['code'], value?: string): void;
}

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

/** Names of columns, separated by blanks. */
export function columns<const Text extends string>(text: Text): readonly Words<Text>[] {
  return text.split(' ') as Words<Text>[];
}

/** Row of a table of that shape. */
export type RowOf<Shape extends TableShape<string>> = TableRow<
  Shape['required'][number] | Shape['optional'][number]
>;

export interface TableShape<Column extends string> {
  readonly required: readonly Column[];
  readonly optional: readonly Column[];
}

const ROWS_MAX = 400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the rows of a CSV file with a header; reports unreadable ones to the sink. */
export function readTable<Column extends string>(
  file: string,
  text: string,
  { required, optional }: TableShape<Column>,
  faults: FaultSink,
): readonly TableRow<Column>[] {
  const records = recordsOf(file, text, faults);
  const [header, ...rows] = records;
  const known: readonly string[] = [...required, ...optional];
  const isWhole =
    header !== undefined &&
    required.every((name) => header.includes(name)) &&
    header.every((name) => known.includes(name));
  if (!isWhole) {
    if (records.length > 0 || text.trim() === '')
      faults.add({ file, row: 1, column: null, code: 'header', value: known.join(',') });
    return [];
  }
  if (rows.length > ROWS_MAX) {
    faults.add({ file, row: null, column: null, code: 'too_many', value: String(ROWS_MAX) });
    return [];
  }

  const places = new Map(header.map((name, at) => [name, at]));

  return rows.map((cells, at) =>
    rowOf<Column>(file, at + 2, (column) => cells[places.get(column) ?? -1] ?? '', faults),
  );
}

function recordsOf(file: string, text: string, faults: FaultSink): readonly string[][] {
  try {
    return parse(text, { bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    const row = typeof error === 'object' && error !== null && 'lines' in error ? Number(error.lines) : null;
    const value = error instanceof Error ? error.message : null;
    faults.add({ file, row, column: null, code: 'not_csv', value });
    return [];
  }
}

function rowOf<Column extends string>(
  file: string,
  row: number,
  text: (column: Column) => string,
  faults: FaultSink,
): TableRow<Column> {
  const fault: TableRow<Column>['fault'] = (column, code, value) => {
    faults.add({ file, row, column, code, value: value ?? text(column) });
  };
  const optional = (column: Column): string | null => text(column) || null;
  const required = (column: Column): string => {
    if (text(column) === '') fault(column, 'required');
    return text(column);
  };
  const day = (column: Column): string | null => {
    const value = optional(column);
    if (value !== null && !isDay(value)) fault(column, 'not_a_day');
    return value;
  };

  return {
    text,
    words: (column) => text(column).split(/\s+/).filter(Boolean),
    required,
    optional,
    day,
    since: (column) => {
      required(column);
      return day(column) ?? '';
    },
    oneOf: (column, allowed, otherwise) => {
      const found =
        allowed.find((each) => each === text(column)) ?? (text(column) === '' ? otherwise : undefined);
      if (found === undefined) fault(column, 'not_allowed');
      return found ?? (allowed[0] as (typeof allowed)[number]);
    },
    fault,
  };
}

/** True if a text is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return (
    ISO_DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  );
}

/** Reads the first and last day of a row; the fault of a reversed pair is on the second. */
export function period(row: TableRow<'from' | 'to'>) {
  const days = { from: row.since('from'), to: row.day('to') };
  if (days.to !== null && days.to < days.from) row.fault('to', 'days_reversed');
  return days;
}

function readUrl(row: TableRow<'url'>): string {
  const text = row.required('url');
  if (text !== '' && !/^https?:\/\/\S+$/.test(text)) row.fault('url', 'not_a_url');
  return text;
}

/** Reads where a row is written, and its days. */
export function sourceOf(row: TableRow<'legal_basis' | 'url' | 'from' | 'to'>) {
  return { legalBasis: row.required('legal_basis'), url: readUrl(row), ...period(row) };
}
