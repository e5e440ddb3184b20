import { refuseField, type MessageParams, type Refusal } from '../../errors/refusal.ts';

/** The 422 of a file, worded by its message key; `message` is the English of the field fault. */
export function refuseFile(key: string, message: string, params: MessageParams = {}): Refusal {
  return refuseField('file', message, { message: key, params });
}

/** Characters that are kept of a cell: Excel's own bound, so that an export can hold them. No field of a product is as long. */
export const CELL_MAX_CHARS = 32_767;
/** Most characters of a row: twenty times what the fields of a product may have. */
const ROW_MAX_CHARS = 100_000;

type Rows = readonly (readonly string[])[];

/**
 * Refuses with 422 a table of which a row, or all of it together, holds more text than is accepted: one text that a
 * workbook keeps once may stand in a million cells, and each of them is stored.
 */
export function refuseVastTable(rows: Rows, maxChars: number): void {
  let left = maxChars;
  rows.forEach((row, place) => {
    const chars = row.reduce((sum, cell) => sum + cell.length, 0);
    if (chars > ROW_MAX_CHARS) {
      throw refuseFile('file_row_too_long', `must have at most ${ROW_MAX_CHARS} characters in a row`, {
        row: place + 1,
        limit: ROW_MAX_CHARS,
      });
    }

    left -= chars;
    if (left < 0) throw refuseFile('file_inflates', 'must not unpack to far more than its size');
  });
}
