import type { Market } from '../market.ts';
import { codeDigits } from '../code.ts';
import { chapterTitle } from '../hs/chapters.ts';
import { NO_RATES, type SourceRow } from './line.ts';

export interface PlacedRow {
  readonly row: SourceRow;
  readonly digits: string | null;
  readonly parent: number | null;
  /** Nearest coded ancestor other than a chapter; null if there is none. */
  readonly nearestCoded: number | null;
  /** Nearest ancestor other than a chapter whose code this row's code continues; null for grouping rows. */
  readonly codedAbove: number | null;
  /** Levels between the row and its parent; 1 is regular, more means a missing level. */
  readonly jump: number;
}

interface OpenLine {
  readonly position: number;
  readonly indent: number;
  readonly digits: string | null;
}

/**
 * Rule for the parent of a row: by indent, or by indent among the lines that its code continues, for sources that
 * omit levels.
 */
export type Placing = 'indent' | 'code';

interface Placement {
  readonly market: Market;
  readonly placing: Placing;
  readonly placed: PlacedRow[];
  readonly chapterPositions: Map<string, number>;
  /** Possible parents of the next row, outermost first. */
  open: OpenLine[];
  openChapter: string | null;
}

/** Finds each row's parent, and inserts a line for each chapter that the source lacks. */
export function placeRows(
  rows: readonly SourceRow[],
  market: Market,
  placing: Placing = 'indent',
): PlacedRow[] {
  const digits = rows.map((row) => (row.code === null ? null : codeDigits(row.code)));
  const chapters = chaptersOf(digits);
  const placement: Placement = {
    market,
    placing,
    placed: [],
    chapterPositions: new Map(),
    open: [],
    openChapter: null,
  };

  for (const [index, row] of rows.entries()) {
    const code = digits[index] ?? null;
    const isChapterLine = openChapter(placement, chapters[index] ?? null, row, code);
    if (isChapterLine) continue;
    // A childless row before a heading is the title of a sub-chapter ("I. CHEMICAL ELEMENTS"), regardless of its
    // indent.
    const isTitle = code === null && (rows[index + 1]?.indent ?? 0) === 0;
    if (isTitle) placeTitle(placement, row);
    else placeByIndent(placement, row, code);
  }

  return placement.placed;
}

function openChapter(
  placement: Placement,
  chapter: string | null,
  row: SourceRow,
  code: string | null,
): boolean {
  if (chapter !== placement.openChapter) {
    placement.open = [];
    placement.openChapter = chapter;
  }

  if (chapter === null || placement.chapterPositions.has(chapter)) return false;

  placement.chapterPositions.set(chapter, placement.placed.length);

  const isChapterLine = code === chapter;
  const line = isChapterLine ? row : chapterRow(chapter, row.sourceRow, placement.market);

  placement.placed.push(chapterPlace(line, chapter));

  return isChapterLine;
}

function placeTitle(placement: Placement, row: SourceRow): void {
  placement.open = [];
  placement.placed.push(placeUnder([], chapterPosition(placement), { ...row, indent: 0 }, null));
}

function placeByIndent(placement: Placement, row: SourceRow, digits: string | null): void {
  const { open, placed } = placement;
  while (isClosedBy(placement, row, digits)) open.pop();

  const place = placeUnder(open, chapterPosition(placement), row, digits);
  // Sources that omit levels have jumps.
  placed.push(placement.placing === 'code' ? { ...place, jump: Math.min(place.jump, 1) } : place);
  open.push({ position: placed.length - 1, indent: row.indent, digits });
}

function isClosedBy({ open, placing }: Placement, row: SourceRow, digits: string | null): boolean {
  const innermost = open.at(-1);
  if (innermost === undefined) return false;
  if (innermost.indent >= row.indent) return true;
  const isCoded = digits !== null && innermost.digits !== null;
  return placing === 'code' && isCoded && !continues(digits, innermost.digits);
}

function chapterPosition({ openChapter: chapter, chapterPositions }: Placement): number | null {
  return chapter === null ? null : (chapterPositions.get(chapter) ?? null);
}

function placeUnder(
  open: readonly OpenLine[],
  chapter: number | null,
  row: SourceRow,
  digits: string | null,
): PlacedRow {
  const above = open.at(-1);

  return {
    row,
    digits,
    parent: above?.position ?? chapter,
    nearestCoded: open.findLast((line) => line.digits !== null)?.position ?? null,
    codedAbove:
      digits === null ? null : (open.findLast((line) => continues(digits, line.digits))?.position ?? null),
    jump: row.indent - (above?.indent ?? -1),
  };
}

function continues(digits: string, above: string | null): boolean {
  return above !== null && digits.length > above.length && digits.startsWith(above);
}

function chapterPlace(row: SourceRow, digits: string): PlacedRow {
  return { row: { ...row, indent: 0 }, digits, parent: null, nearestCoded: null, codedAbove: null, jump: 0 };
}

/**
 * Chapter of each row. A grouping row belongs to the chapter of the next coded row, which it introduces; at the end and
 * before a chapter line, to the previous one's.
 */
function chaptersOf(digits: readonly (string | null)[]): (string | null)[] {
  const chapters: (string | null)[] = digits.map((code) => code?.slice(0, 2) ?? null);
  let next: string | null = null;

  for (let index = digits.length - 1; index >= 0; index -= 1) {
    if (digits[index] === null) chapters[index] = next;
    else next = digits[index]?.length === 2 ? null : (chapters[index] ?? null);
  }

  let previous: string | null = null;

  return chapters.map((chapter) => (previous = chapter ?? previous));
}

function chapterRow(chapter: string, sourceRow: number, market: Market): SourceRow {
  return {
    sourceRow,
    code: chapter,
    indent: 0,
    description: chapterTitle(Number(chapter), market, market === 'VN' ? 'vi' : 'en') ?? '',
    ...NO_RATES,
  };
}
