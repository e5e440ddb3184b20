import { parse } from 'csv-parse/sync';
import { MEASURE_TABLE } from './measure.ts';
import type { PackFiles } from './read-pack.ts';

const COLUMNS = MEASURE_TABLE.required;

/** A row of measures.csv by column; absent cells are empty. */
export type MeasureCells = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** Columns of measures.csv, in order. */
export const MEASURE_COLUMNS: readonly (typeof COLUMNS)[number][] = COLUMNS;

/** The files of a pack with further measures under another id, whose rows replace those of the same id. */
export function withMeasures(files: PackFiles, rows: readonly MeasureCells[], id: string): PackFiles {
  const own = new Set(rows.map((row) => row.id));
  const published = rowsOf(files.get('measures.csv') ?? '').filter((row) => !own.has(row.id));
  const measures = [...published, ...rows].toSorted((left, right) =>
    sortKey(left) < sortKey(right) ? -1 : 1,
  );
  const facts: unknown = JSON.parse(files.get('pack.json') ?? '{}');

  return new Map([
    ...files,
    ['pack.json', `${JSON.stringify({ ...(facts as object), id }, null, 2)}\n`],
    ['measures.csv', measuresCsv(measures)],
  ]);
}

/** Cells of measures.csv by row. */
export function rowsOf(text: string): readonly MeasureCells[] {
  return parse(text, { bom: true, trim: true, skip_empty_lines: true, columns: true });
}

function measuresCsv(rows: readonly MeasureCells[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column] ?? '')).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}

function cell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The order of measures.csv: program, stem of the id, first day. */
function sortKey({ program = '', id = '', from = '' }: MeasureCells): string {
  return `${program}\0${id.replace(/\/\d+$/, '')}\0${from}`;
}
