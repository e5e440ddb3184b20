import { TableFileError } from './table-file-error.ts';
import type { Delimiter } from './table-file.ts';

/** Cells of a row at most: as many as a workbook has columns. */
const ROW_CELLS_MAX = 16_384;
const QUOTE = 0x22;
const LINE_ENDS = [0x0a, 0x0d];

/**
 * Throws TableFileError `too_many_columns` at the first row that is far too wide, before it is parsed: a cell costs the
 * parser microseconds, and a file of some megabytes holds millions of blank ones.
 */
export function refuseWideRows(text: string, delimiter: Delimiter): void {
  const cut = delimiter.charCodeAt(0);
  let isQuoted = false;
  let cells = 1;

  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (LINE_ENDS.includes(character)) cells = 1;
    else if (character === cut) cells += 1;

    if (cells > ROW_CELLS_MAX) {
      throw new TableFileError('too_many_columns', { columns: cells, limit: ROW_CELLS_MAX });
    }
  }
}
