import { codeDigits } from '@svc/tariff/code';
import { cellWords, filledCells, filledColumn } from '../column-mapping.ts';
import { headerMeaning, namesEither } from './header-name.ts';

type Rows = readonly (readonly string[])[];

/** Maximum non-empty rows searched for column names: few titles and dates precede a header. */
const SEARCHED_ROWS_MAX = 25;
const NAME_MAX_CHARS = 120;
/** Maximum names of a row to look up: wider files are rejected anyway. */
const NAMES_MAX = 256;
/** Maximum characters of a cell to examine: no name is longer. */
const SEEN_CHARS = 1000;
/** Minimum share of the used columns that a header names. */
const LEAST_SHARE = 0.6;

interface Candidate {
  readonly place: number;
  readonly filled: number;
  readonly known: number;
  /** True if a name equals a common column name, rather than contains one. */
  readonly isSure: boolean;
  readonly knowsDescription: boolean;
  readonly looksLikeNames: boolean;
  /** True if the row is one cell that only announces descriptions. */
  readonly isDescription: boolean;
}

function candidateAt(row: readonly string[], place: number): Candidate {
  const names = row.map(shownName).filter((name) => name !== '');
  const meanings = names
    .slice(0, NAMES_MAX)
    .filter((name) => name.length <= NAME_MAX_CHARS)
    .flatMap((name) => headerMeaning(name) ?? []);
  const fields = new Set(meanings.map(({ field }) => field));

  return {
    place,
    filled: names.length,
    known: fields.size,
    isSure: meanings.some(({ isExact }) => isExact),
    knowsDescription: fields.has('description'),
    looksLikeNames: names.every(looksLikeName) && new Set(names).size === names.length,
    isDescription:
      names.length === 1 &&
      meanings[0]?.field === 'description' &&
      meanings[0].isExact &&
      !namesEither(names[0] ?? ''),
  };
}

// Text below the first line of a header is an instruction.
function shownName(cell: string): string {
  const name = cellWords(cell.slice(0, SEEN_CHARS));
  return name.length > NAME_MAX_CHARS ? cellWords(name.split(/[\r\n]/, 1)[0] ?? '') : name;
}

function looksLikeName(text: string): boolean {
  return text.length <= NAME_MAX_CHARS && codeDigits(text) === null && !/^[\d\s.,:/%€$¥₩₫-]+$/.test(text);
}

/** The row with the most known names; a title with a single one loses to wider rows. */
function byNames(candidates: readonly Candidate[], width: number): Candidate | undefined {
  const known = candidates.filter(
    ({ known: count, isSure, knowsDescription, filled }) =>
      isSure && (count >= 2 || (knowsDescription && filled >= Math.min(2, width))),
  );
  const most = known.reduce((best, { known: count }) => Math.max(best, count), 0);

  return (
    known.find((candidate) => candidate.known === most && candidate.looksLikeNames) ??
    known.find((candidate) => candidate.known === most)
  );
}

/** A first row with one name, above wider rows, which unquoted commas split. */
function byOneName(candidates: readonly Candidate[]): Candidate | undefined {
  const [first] = candidates;
  return first?.isDescription === true ? first : undefined;
}

/** The first row as wide as the data and made of names, below only narrower rows. */
function byShape(candidates: readonly Candidate[], width: number): Candidate | undefined {
  const first = candidates.find(({ filled }) => filled >= Math.max(1, width * LEAST_SHARE));
  return first?.looksLikeNames === true ? first : undefined;
}

function candidatesOf(rows: Rows): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (let place = 0; place < rows.length && candidates.length < SEARCHED_ROWS_MAX; place += 1) {
    const candidate = candidateAt(rows[place] ?? [], place);
    if (candidate.filled > 0) candidates.push(candidate);
  }

  return candidates;
}

function widthOf(candidates: readonly Candidate[]): number {
  return candidates.reduce((most, { filled }) => Math.max(most, filled), 0);
}

/** Index of the row with the column names; null if no row qualifies. */
export function findHeader(rows: Rows): number | null {
  const candidates = candidatesOf(rows);
  const width = widthOf(candidates);
  const found = byNames(candidates, width) ?? byOneName(candidates) ?? byShape(candidates, width);
  return found?.place ?? null;
}

/** Number of known column kinds in the header; 0 if no row is a header by its names. */
export function knownColumns(rows: Rows): number {
  const candidates = candidatesOf(rows);
  return byNames(candidates, widthOf(candidates))?.known ?? 0;
}

interface HeaderBlock {
  readonly names: readonly string[];
  readonly end: number;
}

/** Maximum characters of a name in a continued header row. */
const SUB_NAME_MAX_CHARS = 60;
/** Data rows compared with a possible second header row. */
const COMPARED_ROWS = 5;
/** Minimum known names that distinguish a translated header row from data. */
const LEAST_KNOWN = 2;

/** Names in a row, and in the next if it continues the header: numbers, explanations, subcolumns or a translation. */
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

/** True if a row only numbers the columns, as forms do: `(1)`, `(2)` or `1`, `2`. */
function numbersColumns(row: readonly string[]): boolean {
  const numbers = filledCells(row).map((cell) => Number(/^[([（]?(\d{1,2})[)\]）]?$/.exec(cell)?.[1] ?? 0));
  return numbers.length > 1 && numbers.every((number, place) => number === place + 1);
}

/** True if a row only explains the columns, as templates do: `(required)`. */
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

/** True if the row repeats the header: literally, or with at least two translated names in the same columns. */
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

/** True if the row names columns that the header leaves blank and differs from the rows below: text above figures. */
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
