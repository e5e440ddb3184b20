import { cellWords, filledCells, filledColumn } from '../column-mapping.ts';
import { headerMeaning } from './header-name.ts';

type Rows = readonly (readonly string[])[];

/** The column names of a table and where its data begins. */
interface HeaderBlock {
  readonly names: readonly string[];
  /** Place of the first row below the names. */
  readonly end: number;
}

/** Names below the first row of names are short. */
const SUB_NAME_MAX_CHARS = 60;
/** Rows of data that a second row of names is compared with. */
const COMPARED_ROWS = 5;
/** Least names with a known meaning that tell a repetition in another language from data. */
const LEAST_KNOWN = 2;

/** The names in a row, and in the row below where that goes on: it numbers or explains them, names the parts of a group, or says the same in another language. */
export function headerBlock(rows: Rows, place: number): HeaderBlock {
  const header = rows[place] ?? [];
  const next = rows[place + 1] ?? [];
  const end = place + 1;
  if (numbersColumns(next) || explainsColumns(next)) return { names: header, end: end + 1 };
  if (!isNaming(next)) return { names: header, end };
  if (repeatsNames(header, next)) return { names: header, end: end + 1 };

  return namesParts(header, next, rows.slice(end + 1, end + 1 + COMPARED_ROWS))
    ? { names: joined(header, next), end: end + 1 }
    : { names: header, end };
}

/** Forms number their columns below the names: `(1)`, `(2)` or `1`, `2`. */
function numbersColumns(row: readonly string[]): boolean {
  const numbers = filledCells(row).map((cell) => Number(/^[([（]?(\d{1,2})[)\]）]?$/.exec(cell)?.[1] ?? 0));
  return numbers.length > 1 && numbers.every((number, place) => number === place + 1);
}

/** Templates say below a name what to fill in, in brackets: `(required)`. */
function explainsColumns(row: readonly string[]): boolean {
  const cells = filledCells(row);
  return cells.length > 1 && cells.every((cell) => /^[([（【].*[)\]）】]$/.test(cell));
}

function isNaming(row: readonly string[]): boolean {
  const names = filledCells(row);
  return names.length > 0 && names.every((name) => name.length <= SUB_NAME_MAX_CHARS && !/\d{3}/.test(name));
}

function fieldOf(name: string): string | null {
  const meaning = headerMeaning(name);
  return meaning?.isExact === true ? meaning.field : null;
}

/** Whether the row says again what the first row says: in the same words, or at least two names below each other in others. */
function repeatsNames(header: readonly string[], next: readonly string[]): boolean {
  const isSame = (name: string, place: number): boolean => cellWords(name) === cellWords(header[place] ?? '');
  if (next.every((name, place) => cellWords(name) === '' || isSame(name, place))) return true;

  const repeated = next.flatMap((name, place) => {
    const field = fieldOf(name);
    return field !== null && !isSame(name, place) && field === headerMeaning(header[place] ?? '')?.field
      ? [field]
      : [];
  });

  return new Set(repeated).size >= LEAST_KNOWN;
}

/** Whether the row names what the first row leaves open, and is unlike the rows below it: words where these have figures. */
function namesParts(header: readonly string[], next: readonly string[], data: Rows): boolean {
  const fillsGap = next.some(
    (name, place) => cellWords(name) !== '' && cellWords(header[place] ?? '') === '',
  );
  return fillsGap && next.some((name, place) => isUnlike(cellWords(name), filledColumn(data, place)));
}

function isUnlike(name: string, cells: readonly string[]): boolean {
  return name !== '' && !/\d/.test(name) && cells.length > 0 && cells.every((cell) => /\d/.test(cell));
}

function joined(header: readonly string[], next: readonly string[]): readonly string[] {
  let group = '';
  return Array.from({ length: Math.max(header.length, next.length) }, (_, place) => {
    const [above, below] = [cellWords(header[place] ?? ''), cellWords(next[place] ?? '')];
    if (above !== '') group = above;
    if (below === '' || below === above) return above;
    return `${group} ${below}`.trim();
  });
}
