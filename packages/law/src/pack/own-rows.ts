import { parse } from 'csv-parse/sync';
import { csvText } from './csv-text.ts';
import type { PackFault } from './fault.ts';
import { MEASURE_TABLE, orderOf } from './measure.ts';
import { CONDITION_TABLE, type PackFiles } from './read-pack.ts';

const PARSING = { bom: true, trim: true, skip_empty_lines: true, columns: true } as const;

export const MEASURE_COLUMNS = MEASURE_TABLE.required;

/**
 * A row of measures.csv by column; absent cells are empty. `question` makes the condition in `needs` that the pack does
 * not have: a request input of that name that must be true.
 */
export type MeasureCells = Readonly<Partial<Record<(typeof MEASURE_COLUMNS)[number] | 'question', string>>>;

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
    ...withConditions(files.get('conditions.csv') ?? '', rows),
  ]);
}

/** The conditions file with the conditions of the measures added; those of the pack have precedence. */
function withConditions(text: string, rows: readonly MeasureCells[]): readonly (readonly [string, string])[] {
  const asking = rows.filter(({ question = '' }) => question !== '');
  if (asking.length === 0) return [];
  const published = parse(text, PARSING) as readonly Readonly<Record<string, string>>[];
  const byKey = new Map(published.map((row) => [row['key'], row]));
  for (const { needs = '', question = '' } of asking) {
    const keys = needs.split(' ');
    const key = keys.find((each) => !byKey.has(each));
    if (key !== undefined) byKey.set(key, { key, input: key, means: 'true', title_en: question });
  }
  const columns = [...CONDITION_TABLE.required, ...CONDITION_TABLE.optional];

  return [['conditions.csv', csvText(columns, [...byKey.values()])]];
}

/** Cell of a new measure that has a fault of its pack; null for the whole measure. */
export function faultyCell({ file, column }: PackFault): string | null {
  return file === 'conditions.csv' ? 'needs' : column;
}

export function rowsOf(text: string): readonly MeasureCells[] {
  return parse(text, PARSING);
}
