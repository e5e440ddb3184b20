import { read, utils } from 'xlsx';

type StoredCell = string | number | boolean | null;

/** Cells of a workbook's first sheet as stored, by row: numbers for dates, null for empty cells. */
export function storedCells(content: Buffer): readonly (readonly StoredCell[])[] {
  const { SheetNames, Sheets } = read(content);
  return utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, defval: null });
}
