import type { TableRow } from './table.ts';

/** A condition named by a row, with the comparison value if the test takes one. */
export interface Need {
  readonly key: string;
  readonly parameter: string | null;
}

/** Reads conditions separated by blanks: `civil_aircraft`, `of_firm:C999`. All must be met. */
export function readNeeds<Column extends string>(
  row: TableRow<Column>,
  column: Column,
  conditions: ReadonlySet<string>,
): readonly Need[] {
  return row
    .text(column)
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => {
      const [key = '', parameter = null] = text.split(':');
      if (!conditions.has(key)) row.fault(column, 'unknown_condition', key);
      return { key, parameter };
    });
}
