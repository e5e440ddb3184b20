import { read, type WorkBook } from 'xlsx';
import { TableFileError } from '../table-file-error.ts';

/** A workbook as the library gives it. */
export type Workbook = WorkBook;

/** Parses a workbook, or a part of it, to cells by row. Throws TableFileError `broken_archive`. */
export function parseWorkbook(
  content: Buffer,
  part: { readonly bookSheets?: boolean; readonly sheets?: string; readonly sheetRows?: number },
): Workbook {
  try {
    return read(content, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      ...part,
    });
  } catch (error) {
    throw new TableFileError('broken_archive', {}, error);
  }
}
