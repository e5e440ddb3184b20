import { parse } from 'csv-parse/sync';
import { csvText } from './csv-text.ts';
import { MEASURE_TABLE, orderOf } from './measure.ts';
import type { PackFiles } from './read-pack.ts';

export const MEASURE_COLUMNS = MEASURE_TABLE.required;

/** A row of measures.csv by column; absent cells are empty. */
export type MeasureCells = Readonly<Partial<Record<(typeof MEASURE_COLUMNS)[number], string>>>;

/** Completes a new measure's cells: folds blanks and fills in defaults for kind, program and status. */
export function completeCells(cells: MeasureCells): MeasureCells {
  const given = Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [column, text.trim().replaceAll(/\s+/g, ' ')]),
  ) as MeasureCells;
  const kind = given.kind ?? (given.rate === 'prohibited' ? 'prohibition' : 'duty');

  return { ...given, kind, program: given.program ?? given.id ?? '', status: given.status ?? 'in_force' };
}

/** Adds measures to the files of a pack under another id; rows with an existing id replace it. */
export function withMeasures(files: PackFiles, rows: readonly MeasureCells[], id: string): PackFiles {
  const own = new Set(rows.map((row) => row.id));
  const published = rowsOf(files.get('measures.csv') ?? '').filter((row) => !own.has(row.id));
  const measures = [...published, ...rows].toSorted((left, right) =>
    orderOf(left) < orderOf(right) ? -1 : 1,
  );
  const facts: unknown = JSON.parse(files.get('pack.json') ?? '{}');

  return new Map([
    ...files,
    ['pack.json', `${JSON.stringify({ ...(facts as object), id }, null, 2)}\n`],
    ['measures.csv', csvText(MEASURE_COLUMNS, measures)],
  ]);
}

export function rowsOf(text: string): readonly MeasureCells[] {
  return parse(text, { bom: true, trim: true, skip_empty_lines: true, columns: true });
}
