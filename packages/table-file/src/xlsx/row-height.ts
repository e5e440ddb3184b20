import type { XlsxCell, XlsxColumn } from './xlsx-sheet.ts';

const LINE_POINTS = 15;
/** Lines shown of a longer text: short rows are easier to compare. */
const LINES_MAX = 5;
/** Chinese, Japanese and Korean characters, twice as wide as others. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60]/g;
/** Share of a line that stays empty when the next word does not fit. */
const RAGGED = 0.88;

function linesOf(text: string, width: number): number {
  // The text fits even if every character is wide.
  if (text.length * 2 <= width * RAGGED && !text.includes('\n')) return 1;
  const room = width * RAGGED;
  const line = (part: string) =>
    Math.max(1, Math.ceil((part.length + (part.match(WIDE)?.length ?? 0)) / room));
  return text.split('\n').reduce((sum, part) => sum + line(part), 0);
}

/** Height in points of a row whose wrapped columns show up to five lines; null for a single-line row. */
export function rowHeight(cells: readonly XlsxCell[], columns: readonly XlsxColumn[]): number | null {
  const counts = cells.map((cell, place) => {
    const column = columns[place];
    return typeof cell === 'string' && column?.kind === 'wrapped' ? linesOf(cell, column.width) : 1;
  });
  const lines = Math.min(LINES_MAX, Math.max(1, ...counts));
  return lines === 1 ? null : lines * LINE_POINTS;
}
