import type { MappedField } from '@svc/domain/batches/column-mapping';
import { workbook, type Cell, type SheetParts } from '../workbook.ts';

/** Expected rows of a file: texts by meaning, in file order, and the number of each row. */
export interface Read {
  readonly fields: Readonly<Partial<Record<MappedField, readonly string[]>>>;
  readonly rowIndexes?: readonly number[];
  /** Counts of the row check. */
  readonly precheck?: Readonly<Record<string, number>>;
  readonly columns?: readonly string[];
}

/** A spreadsheet as people have them, with the expected rows or the message of its error. */
export interface UglySheet {
  readonly name: string;
  readonly content: Buffer;
  readonly outcome: Read | string;
}

/** A workbook of one sheet. */
export function xlsx(rows: readonly (readonly Cell[])[], more: Omit<SheetParts, 'rows'> = {}): Buffer {
  return workbook({ rows, ...more });
}

/** Two products that are in many of the files. */
export const SHIRTS = ['Cotton shirt', 'Steel flask'] as const;
