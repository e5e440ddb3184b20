import type { MappedField } from '@svc/domain/batches/column-mapping';
import { workbook, type Cell, type SheetParts } from '../workbook.ts';

/** Expected rows of a file: texts by field, in file order, and the number of each row. */
export interface Read {
  readonly fields: Readonly<Partial<Record<MappedField, readonly string[]>>>;
  readonly rowIndexes?: readonly number[];
  readonly precheck?: Readonly<Record<string, number>>;
  readonly columns?: readonly string[];
}

/** A realistic messy spreadsheet, with the expected rows or error message. */
export interface UglySheet {
  readonly name: string;
  readonly content: Buffer;
  readonly outcome: Read | string;
}

export function xlsx(rows: readonly (readonly Cell[])[], more: Omit<SheetParts, 'rows'> = {}): Buffer {
  return workbook({ rows, ...more });
}

export const SHIRTS = ['Cotton shirt', 'Steel flask'] as const;
