import { invalidField, type MessageParams, type DomainError } from '../../errors/domain-error.ts';
import { cellWords, filledCells } from '../column-mapping.ts';
import { findHeader, headerBlock } from './find-header.ts';

/** Products of a file: column names, and the rows below them with their row numbers. */
export interface ProductTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly rowIndex: number; readonly cells: readonly string[] }[];
}

export const COLUMNS_MAX = 256;
export const COLUMN_NAME_MAX_CHARS = 255;
/** Maximum characters of a cell: Excel's limit, so that exports can contain it. No product field is as long. */
export const CELL_MAX_CHARS = 32_767;
/** Maximum characters of a row: twenty times the maximum of all product fields. */
export const ROW_MAX_CHARS = 100_000;

/** The 422 for a file; `key` names the message, `message` is the English field error. */
export function rejectFile(key: string, message: string, params: MessageParams = {}): DomainError {
  return invalidField('file', message, { message: key, params });
}

/**
 * Throws 422 if the text exceeds the limit per row or in total: a workbook stores a shared text once for a million
 * cells, but rows store it in each.
 */
export function rejectVastTable(rows: readonly (readonly string[])[], maxChars: number): void {
  let left = maxChars;
  rows.forEach((row, place) => {
    const chars = row.reduce((sum, cell) => sum + cell.length, 0);
    if (chars > ROW_MAX_CHARS) {
      throw rejectFile('file_row_too_long', `must have at most ${ROW_MAX_CHARS} characters in a row`, {
        row: place + 1,
        limit: ROW_MAX_CHARS,
      });
    }

    left -= chars;
    if (left < 0) throw rejectFile('file_inflates', 'must not unpack to far more than its size');
  });
}

/**
 * Finds the column names and the rows below them. Throws 422 for a table without a header, without a row, or with
 * duplicate names.
 */
export function readProductTable(rows: readonly (readonly string[])[]): ProductTable {
  const header = findHeader(rows);
  if (header === null) throw rejectFile('file_no_header', 'must have a row with column names');

  // Checked before the slow name lookup.
  for (const row of rows.slice(header, header + 2)) rejectTooManyColumns(filledCells(row).length);
  const block = headerBlock(rows, header);
  const { names, end } = isBlank(rows.slice(block.end))
    ? { names: rows[header] ?? [], end: header + 1 }
    : block;
  const below = rows.slice(end);
  const last = below.findLastIndex((row) => row.some((cell) => cellWords(cell) !== ''));
  if (last < 0) throw rejectFile('file_no_data_row', 'must have a row of data');
  const data = below.slice(0, last + 1);
  const places = usedPlaces(names, data);
  rejectEqual(places.map(({ name }) => name));

  return {
    columns: places.map(({ name }) => name),
    rows: data.map((row, place) => ({
      // Rows count from 1; the first product row follows the header.
      rowIndex: end + 1 + place,
      cells: places.map((column) => storableText(row[column.place] ?? '')),
    })),
  };
}

// A second header row needs products below it; otherwise it is a product.
function isBlank(rows: readonly (readonly string[])[]): boolean {
  return rows.every((row) => row.every((cell) => cellWords(cell) === ''));
}

interface Place {
  readonly place: number;
  readonly name: string;
}

/** Columns with a name, and unnamed ones with content. */
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
  rejectTooManyColumns(places.length);

  return places;
}

function rejectTooManyColumns(columns: number): void {
  if (columns <= COLUMNS_MAX) return;
  const params = { columns, limit: COLUMNS_MAX };
  throw rejectFile('file_too_many_columns', `must have at most ${COLUMNS_MAX} columns`, params);
}

function columnName(text: string): string {
  return storableText(cellWords(text)).replace(/\s+/g, ' ').slice(0, COLUMN_NAME_MAX_CHARS);
}

/** Spreadsheet letters of a column: A … Z, AA …. */
function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}

// U+0000 and lone surrogates cannot be stored.
function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

function rejectEqual(names: readonly string[]): void {
  const twice = new Set(names.filter((name, place) => names.indexOf(name) !== place));
  if (twice.size === 0) return;
  const columns = [...twice].join(', ');
  throw rejectFile('file_equal_columns', 'must not have two columns of the same name', { columns });
}

/** Rows at the end of a file checked for totals, signatures, dates and names. */
export const CLOSING_ROWS_MAX = 12;

const TOTALS =
  'grand total|sub ?total|total|sum|tổng cộng|tổng số|tổng|cộng|総合計|合計|総計|小計|計|총합계|합계|총계|소계|총 ?금액|계';
const SIGNATURES = [
  'prepared by|approved by|checked by|reviewed by|signed by|authori[sz]ed signature|signature|signed|end of (?:list|file)',
  'người lập biểu|người lập bảng|người lập|người duyệt|người kiểm tra|kế toán trưởng|kế toán|thủ trưởng đơn vị|giám đốc',
  'đại diện|ký tên|\\(?ký, (?:ghi rõ )?họ tên.*|ngày \\.*\\d* ?tháng .*',
  '作成者|作成日|承認者|承認印|確認者|担当者印|署名|以上|작성자|작성일|승인자|확인자|서명|담당자 서명|이상',
].join('|');
/** Such a word alone, or followed by a separator and what was counted or who signed. */
const CLOSING = new RegExp(
  `^(?:${TOTALS}|${SIGNATURES})(?:\\s*[(（:：;.…_-].*|\\s+[\\d.,]+\\s*\\S{0,6})?$`,
  'iu',
);

export function isClosing(cells: readonly string[]): boolean {
  return cells.some((cell) => CLOSING.test(cellWords(cell)));
}

/**
 * Number of closing rows: totals and signatures, and rows below the first of them that fill at most half of the
 * columns, such as a name below a signature.
 */
export function closingRowCount(tail: readonly (readonly string[])[], columns: number): number {
  const isNarrow = (row: readonly string[]): boolean => filledCells(row).length <= columns / 2;
  let count = 0;
  for (let back = 1; back <= tail.length; back += 1) {
    const row = tail[tail.length - back] ?? [];
    if (isClosing(row)) count = back;
    else if (!isNarrow(row) || columns === 1) break;
  }

  return count;
}
