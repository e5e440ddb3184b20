import type { Delimiter } from '../table-file.ts';
import { TableFileError } from '../table-file-error.ts';
import { LINE_ENDS, type CsvDialect } from './csv-dialect.ts';

/** Maximum cells of a row: as many as a workbook has columns. A file of a few megabytes could have millions. */
const ROW_CELLS_MAX = 16_384;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Cuts text into rows of cells. A quotation mark opens a quotation only at the start of a cell; where text follows the
 * closing mark, both marks are part of the cell. Throws TableFileError `quote_open` with its row, and
 * `too_many_columns`.
 */
export function cutRows(
  text: string,
  { delimiter, lineEnds, escape, ltrim = false }: CsvDialect & { readonly delimiter: Delimiter },
  maxRows = Infinity,
): string[][] {
  const rows: string[][] = [];
  const cut = delimiter.charCodeAt(0);
  let ends = lineEnds;
  let at = 0;

  /** Length of the line end at a place, 0 if there is none. */
  const lineEndAt = (place: number): number => {
    const character = text.charCodeAt(place);
    if (character !== LINE_FEED && character !== CARRIAGE_RETURN) return 0;
    // The first row shows how all others end.
    ends ??= LINE_ENDS.filter((end) => text.startsWith(end, place)).slice(0, 1);
    return ends.find((end) => text.startsWith(end, place))?.length ?? 0;
  };
  const isCellEnd = (place: number): boolean =>
    place >= text.length || text.charCodeAt(place) === cut || lineEndAt(place) > 0;

  const quotation = (): string => {
    const close = closingQuote(text, at + 1, escape);
    if (close < 0) throw new TableFileError('quote_open', { row: rows.length + 1 });
    const inside = text.slice(at + 1, close);
    at = close + 1;
    return escape === undefined ? inside.replaceAll('""', '"') : inside.replaceAll(/\\([^])/g, '$1');
  };

  const nextCell = (): string => {
    while (ltrim && !isCellEnd(at) && text.charAt(at).trim() === '') at += 1;
    const quoted = text.charAt(at) === '"' ? quotation() : null;
    const from = at;
    while (!isCellEnd(at)) at += 1;
    const rest = text.slice(from, at);
    if (quoted === null) return rest;
    return rest === '' ? quoted : `"${quoted}"${rest}`;
  };

  const nextRow = (): string[] => {
    const row = [nextCell()];
    for (; text.charCodeAt(at) === cut; row.push(nextCell())) {
      if (row.length === ROW_CELLS_MAX)
        throw new TableFileError('too_many_columns', { columns: row.length + 1, limit: ROW_CELLS_MAX });
      at += 1;
    }
    at += lineEndAt(at);
    return row;
  };

  while (at < text.length && rows.length < maxRows) rows.push(nextRow());

  return rows;
}

/** Place of the mark that closes the quotation containing `from`; -1 if none does. */
function closingQuote(text: string, from: number, escape: CsvDialect['escape']): number {
  let at = text.indexOf('"', from);
  if (escape === undefined) {
    while (at >= 0 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2);
    return at;
  }

  for (at = from; at < text.length && text.charAt(at) !== '"'; at += 1)
    if (text.charAt(at) === escape) at += 1;
  return at < text.length ? at : -1;
}
