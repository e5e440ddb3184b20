import { cellWords, filledCells } from '../column-mapping.ts';
import { findHeader } from './find-header.ts';
import { headerBlock } from './header-block.ts';
import { refuseFile } from './refuse-table.ts';

/** A file's products: column names, and the rows below them with their number in the file. */
export interface ProductTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly rowIndex: number; readonly cells: readonly string[] }[];
}

/** Most columns of a batch file. */
export const COLUMNS_MAX = 256;
/** Most characters of a column's name. */
export const COLUMN_NAME_MAX_CHARS = 255;

/** Finds the column names and the rows below them. Refuses with 422 a table without a header, without a row, or with equal names. */
export function readProductTable(rows: readonly (readonly string[])[]): ProductTable {
  const header = findHeader(rows);
  if (header === null) throw refuseFile('file_no_header', 'must have a row with column names');

  // Before the names are looked up, which takes its time.
  for (const row of rows.slice(header, header + 2)) refuseTooManyColumns(filledCells(row).length);
  const block = headerBlock(rows, header);
  const { names, end } = isBlank(rows.slice(block.end))
    ? { names: rows[header] ?? [], end: header + 1 }
    : block;
  const below = rows.slice(end);
  const last = below.findLastIndex((row) => row.some((cell) => cellWords(cell) !== ''));
  if (last < 0) throw refuseFile('file_no_data_row', 'must have a row of data');
  const data = below.slice(0, last + 1);
  const places = usedPlaces(names, data);
  refuseEqual(places.map(({ name }) => name));

  return {
    columns: places.map(({ name }) => name),
    rows: data.map((row, place) => ({
      // Rows count from 1, and the first one below the header follows it.
      rowIndex: end + 1 + place,
      cells: places.map((column) => storableText(row[column.place] ?? '')),
    })),
  };
}

// A second row of names has products below it; without any it is taken for one itself.
function isBlank(rows: readonly (readonly string[])[]): boolean {
  return rows.every((row) => row.every((cell) => cellWords(cell) === ''));
}

interface Place {
  readonly place: number;
  readonly name: string;
}

/** Columns with a name, and those without one that hold something all the same. */
function usedPlaces(header: readonly string[], data: readonly (readonly string[])[]): readonly Place[] {
  const filled = new Set<number>();
  for (const row of data) row.forEach((cell, place) => cell.trim() !== '' && filled.add(place));
  let width = header.length;
  for (const place of filled) width = Math.max(width, place + 1);
  const places = Array.from({ length: width }, (_, place) => ({
    place,
    name: columnName(header[place] ?? ''),
  }))
    .filter(({ place, name }) => name !== '' || filled.has(place))
    .map(({ place, name }) => ({ place, name: name === '' ? `Column ${columnLetters(place)}` : name }));
  refuseTooManyColumns(places.length);

  return places;
}

function refuseTooManyColumns(columns: number): void {
  if (columns <= COLUMNS_MAX) return;
  const params = { columns, limit: COLUMNS_MAX };
  throw refuseFile('file_too_many_columns', `must have at most ${COLUMNS_MAX} columns`, params);
}

function columnName(text: string): string {
  return storableText(cellWords(text)).replace(/\s+/g, ' ').slice(0, COLUMN_NAME_MAX_CHARS);
}

/** Letters of a column as a spreadsheet shows them: A … Z, AA …. */
function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}

// U+0000 and half of a surrogate pair can not be stored.
function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

function refuseEqual(names: readonly string[]): void {
  const twice = new Set(names.filter((name, place) => names.indexOf(name) !== place));
  if (twice.size === 0) return;
  const columns = [...twice].join(', ');
  throw refuseFile('file_equal_columns', 'must not have two columns of the same name', { columns });
}
