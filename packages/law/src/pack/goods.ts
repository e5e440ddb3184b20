import type { Need } from './need.ts';
import type { TableRow } from './table.ts';

/** A reference to goods: all of them, the rows of a list (those of a condition, if it names one), or codes of the cell itself. */
export interface GoodsRef {
  readonly isAll: boolean;
  readonly lists: readonly ListRef[];
  readonly codes: readonly string[];
}

/** A list, whole or the rows with one condition; `-` for the rows without any. */
interface ListRef {
  readonly name: string;
  readonly condition: string | null;
}

/** A row of a list: codes and what they are subject to. Dates are inclusive, null as the measure's own. */
export interface ListRow {
  readonly codes: readonly string[];
  /** Empty where the row applies unconditionally. */
  readonly needs: readonly Need[];
  readonly from: string | null;
  readonly to: string | null;
}

const CODE = /^\d{2,10}$/;
const LIST = /^@([a-z0-9_]+)(?:\[([a-z0-9_:-]+)\])?$/;

/** Reads codes, parted by blanks. */
export function readCodes<Column extends string>(row: TableRow<Column>, column: Column): readonly string[] {
  const codes = row.text(column).split(/\s+/).filter(Boolean);
  const bad = codes.find((code) => !CODE.test(code));
  if (bad !== undefined) row.fault(column, 'not_codes', bad);
  return bad === undefined ? codes : codes.filter((code) => CODE.test(code));
}

/** Reads a reference to goods; lists that the pack lacks are faults. */
export function readGoods<Column extends string>(
  row: TableRow<Column>,
  column: Column,
  lists: ReadonlySet<string>,
): GoodsRef {
  const parts = row.text(column).split(/\s+/).filter(Boolean);
  const refs = parts.flatMap((part) => {
    const [, name, condition = null] = LIST.exec(part) ?? [];
    if (name === undefined) return [];
    if (!lists.has(name)) row.fault(column, 'unknown_list', name);
    return [{ name, condition }];
  });
  const codes = parts.filter((part) => CODE.test(part));
  const isAll = parts.includes('all');
  if (refs.length + codes.length + Number(isAll) < parts.length)
    row.fault(
      column,
      'not_codes',
      parts.find((part) => part !== 'all' && !CODE.test(part) && !LIST.test(part)),
    );

  return { isAll, lists: refs, codes };
}
