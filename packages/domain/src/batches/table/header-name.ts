import { readFileSync } from 'node:fs';
import { cellWords, MAPPED_FIELDS, type MappedField } from '../column-mapping.ts';

const FILE = new URL('../../../data/header-names.txt', import.meta.url);
const ROWS = readFileSync(FILE, 'utf8').split('\n');

/** Common names of the columns of a field, or of columns without one; most frequent first. */
export function headerNames(kind: string): readonly string[] {
  return ROWS.filter((row) => row.startsWith(`${kind} = `)).flatMap((row) =>
    row.slice(`${kind} = `.length).split(', '),
  );
}

// Only Latin accents fold: kana marks carry meaning, and recomposing preserves them.
function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd');
}

/** Folds case, accents, punctuation and blanks of a header: `Mô tả (hàng hóa) *` is `mo ta hang hoa`. */
function foldHeader(text: string): string {
  return withoutAccents(cellWords(text).normalize('NFKC').toLowerCase())
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

/** Scripts without blanks, or with short terms. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const SYNONYMS = MAPPED_FIELDS.flatMap((field) =>
  headerNames(field).map((name, rank) => ({ field, name: foldHeader(name), rank })),
);
const FIELD_BY_NAME = new Map(SYNONYMS.toReversed().map((entry) => [entry.name, entry]));
/** Names long enough to be searched within a longer header. */
const PARTS = SYNONYMS.filter(({ name }) => name.length >= 5 || WITHOUT_BLANKS.test(name)).toSorted(
  (a, b) => b.name.length - a.name.length,
);

/** Meaning of a header; a lower rank is more certain. */
export interface HeaderMeaning {
  readonly field: MappedField;
  readonly rank: number;
  /** False if the header has other terms besides the name. */
  readonly isExact: boolean;
}

const INEXACT_RANK = 1000;

function isPartOf(part: string, name: string): boolean {
  // Scripts without blanks match anywhere, others at word boundaries.
  return WITHOUT_BLANKS.test(part) ? name.includes(part) : ` ${name} `.includes(` ${part} `);
}

const OTHER = {
  trade: headerNames('trade').map(foldHeader),
  otherCountry: headerNames('other country').map(foldHeader),
  somethingElse: headerNames('something else').map(foldHeader),
};

function holdsOne(parts: readonly string[], name: string): boolean {
  return parts.some((part) => isPartOf(part, name));
}

// `Item #` is `Item no.`
function foldWords(header: string): string {
  return foldHeader(header.replaceAll('_', ' ').replaceAll('#', ' no '));
}

/** Field of a column by its header; null if unknown. */
export function headerMeaning(header: string): HeaderMeaning | null {
  const name = foldWords(header);
  if (name === '') return null;

  const exact = FIELD_BY_NAME.get(name) ?? FIELD_BY_NAME.get(name.replaceAll(' ', ''));
  if (exact !== undefined) return { field: exact.field, rank: exact.rank, isExact: true };
  // `Product weight` contains a field name but means something else.
  if (holdsOne(OTHER.trade, name)) return null;

  const part = PARTS.find((entry) => isPartOf(entry.name, name));
  if (part === undefined || (part.field === 'origin' && holdsOne(OTHER.otherCountry, name))) return null;

  return { field: part.field, rank: INEXACT_RANK + part.rank, isExact: false };
}

/** True if an unmapped header names something else, so that its cells are ignored. */
export function saysSomethingElse(header: string): boolean {
  const name = foldWords(header);
  return [OTHER.trade, OTHER.otherCountry, OTHER.somethingElse].some((parts) => holdsOne(parts, name));
}

const NAMES_OF_EITHER: ReadonlySet<string> = new Set(headerNames('either').map(foldHeader));

/** True for ambiguous headers such as `Product`, above descriptions in some files and item numbers or titles in others. */
export function namesEither(header: string): boolean {
  return NAMES_OF_EITHER.has(foldHeader(header));
}
