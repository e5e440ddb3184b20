import { readOrigins } from './origins.ts';
import type { TableRow } from './table.ts';

/** A condition named by a row, with the comparison value if the test takes one. */
export interface Need {
  readonly key: string;
  readonly parameter: string | null;
}

/** A reference to goods: all, the rows of a list (optionally those of a condition), or codes in the cell itself. */
export interface GoodsRef {
  readonly isAll: boolean;
  readonly lists: readonly ListRef[];
  readonly codes: readonly string[];
}

export const NO_GOODS: GoodsRef = { isAll: false, lists: [], codes: [] };
export const ALL_GOODS: GoodsRef = { ...NO_GOODS, isAll: true };

/** A list, whole or the rows with one condition; `-` for the rows without conditions. */
interface ListRef {
  readonly name: string;
  readonly condition: string | null;
}

/** A list row: codes and their conditions. Dates are inclusive; null for the measure's own. */
export interface ListRow {
  readonly codes: readonly string[];
  /** Empty if the row applies unconditionally. */
  readonly needs: readonly Need[];
  readonly from: string | null;
  readonly to: string | null;
}

/** Lengths of the codes that a measure names. */
export const CODE_DIGITS = { min: 2, max: 10 } as const;

const CODE = new RegExp(`^\\d{${CODE_DIGITS.min},${CODE_DIGITS.max}}$`);
const LIST = /^@([a-z0-9_]+)(?:\[([a-z0-9_:-]+)\])?$/;

export function readCodes<Column extends string>(row: TableRow<Column>, column: Column): readonly string[] {
  const codes = row.words(column);
  const bad = codes.find((code) => !CODE.test(code));
  if (bad !== undefined) row.fault(column, 'not_codes', bad);
  return bad === undefined ? codes : codes.filter((code) => CODE.test(code));
}

/** Reads a reference to goods; unknown lists are faults. */
export function readGoods<Column extends string>(
  row: TableRow<Column>,
  column: Column,
  lists: ReadonlySet<string>,
): GoodsRef {
  const parts = row.words(column);
  const refs = parts.flatMap((part) => {
    const [, name, condition = null] = LIST.exec(part) ?? [];
    if (name === undefined) return [];
    if (!lists.has(name)) row.fault(column, 'unknown_list', name);
    return [{ name, condition }];
  });
  const codes = parts.filter((part) => CODE.test(part));
  const isAll = parts.includes('all');
  const wrong = parts.find((part) => part !== 'all' && !CODE.test(part) && !LIST.test(part));
  if (refs.length + codes.length + Number(isAll) < parts.length) row.fault(column, 'not_codes', wrong);

  return { isAll, lists: refs, codes };
}

/** Reads conditions separated by blanks: `civil_aircraft`, `of_firm:C999`. All must be met. */
export function readNeeds<Column extends string>(
  row: TableRow<Column>,
  column: Column,
  conditions: ReadonlySet<string>,
): readonly Need[] {
  return row.words(column).map((text) => {
    const [key = '', parameter = null] = text.split(':');
    if (!conditions.has(key)) row.fault(column, 'unknown_condition', key);
    return { key, parameter };
  });
}

/** Goods and origins of a row; columns that its table does not have are empty. */
export function scopeOf<Column extends string>(
  row: TableRow<Column>,
  { lists, groups }: { readonly lists: ReadonlySet<string>; readonly groups: ReadonlySet<string> },
) {
  const cells = row as TableRow<string>;
  return {
    goods: readGoods(cells, 'goods', lists),
    exceptGoods: readGoods(cells, 'except_goods', lists),
    origins: readOrigins(cells, 'origins', groups),
    exceptOrigins: readOrigins(cells, 'except_origins', groups) ?? [],
  };
}
