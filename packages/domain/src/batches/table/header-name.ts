import { cellWords, MAPPED_FIELDS, type MappedField } from '../column-mapping.ts';
import { HEADER_SYNONYMS, OTHER_HEADERS } from './header-synonyms.ts';

// Only Latin accents fold: the marks of kana carry meaning, and composing afterwards keeps them.
function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd');
}

/** A header without regard to case, accents, signs and blanks: `Mô tả (hàng hóa) *` is `mo ta hang hoa`. */
function foldHeader(text: string): string {
  return withoutAccents(cellWords(text).toLowerCase())
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

/** Scripts that write words without blanks between them, or need few signs for one. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const SYNONYMS = MAPPED_FIELDS.flatMap((field) =>
  HEADER_SYNONYMS[field].map((name, rank) => ({ field, name: foldHeader(name), rank })),
);
const FIELD_BY_NAME = new Map(SYNONYMS.toReversed().map((entry) => [entry.name, entry]));
/** Names long enough to be looked for within a longer header. */
const PARTS = SYNONYMS.filter(({ name }) => name.length >= 5 || WITHOUT_BLANKS.test(name)).toSorted(
  (a, b) => b.name.length - a.name.length,
);

/** What a header means, and how surely: a lower rank is surer. */
export interface HeaderMeaning {
  readonly field: MappedField;
  readonly rank: number;
  /** False where the header only holds such a name among other words. */
  readonly isExact: boolean;
}

const INEXACT_RANK = 1000;

function isPartOf(part: string, name: string): boolean {
  // Words of scripts without blanks stand anywhere; others begin and end with a word.
  return WITHOUT_BLANKS.test(part) ? name.includes(part) : ` ${name} `.includes(` ${part} `);
}

const OTHER = {
  trade: OTHER_HEADERS.trade.map(foldHeader),
  otherCountry: OTHER_HEADERS.otherCountry.map(foldHeader),
  somethingElse: OTHER_HEADERS.somethingElse.map(foldHeader),
};

function holdsOne(parts: readonly string[], name: string): boolean {
  return parts.some((part) => isPartOf(part, name));
}

// `Item #` is `Item no.`
function foldWords(header: string): string {
  return foldHeader(header.replaceAll('_', ' ').replaceAll('#', ' no '));
}

/** What a header says its column holds; null when it says nothing known. */
export function headerMeaning(header: string): HeaderMeaning | null {
  const name = foldWords(header);
  if (name === '') return null;

  const exact = FIELD_BY_NAME.get(name) ?? FIELD_BY_NAME.get(name.replaceAll(' ', ''));
  if (exact !== undefined) return { field: exact.field, rank: exact.rank, isExact: true };
  // `Product weight` holds the name of a field, and means another thing.
  if (holdsOne(OTHER.trade, name)) return null;

  const part = PARTS.find((entry) => isPartOf(entry.name, name));
  if (part === undefined || (part.field === 'origin' && holdsOne(OTHER.otherCountry, name))) return null;

  return { field: part.field, rank: INEXACT_RANK + part.rank, isExact: false };
}

/** Whether a header without a meaning says that its column holds something else than any field: its cells are not asked then. */
export function saysSomethingElse(header: string): boolean {
  const name = foldWords(header);
  return [OTHER.trade, OTHER.otherCountry, OTHER.somethingElse].some((parts) => holdsOne(parts, name));
}

const NAMES_OF_EITHER: ReadonlySet<string> = new Set(
  [
    'product',
    'item',
    'article',
    'part',
    'goods',
    'commodity',
    'sản phẩm',
    'mặt hàng',
    '商品',
    '品目',
    '품목',
  ].map(foldHeader),
);

/** Whether a header stands above descriptions in some files and above item numbers, or as a title, in others: `Product`. */
export function namesEither(header: string): boolean {
  return NAMES_OF_EITHER.has(foldHeader(header));
}
