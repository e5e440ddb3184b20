import { codeDigits } from '@svc/tariff/code';
import { existingCodeDigits } from '../check/existing-code.ts';
import {
  cellWords,
  EMPTY_MAPPING,
  filledColumn,
  type MappedField,
  type SuggestedMapping,
} from '../column-mapping.ts';
import { headerMeaning, namesEither, saysSomethingElse, type HeaderMeaning } from './header-name.ts';

type MappingDraft = Record<MappedField, string | null>;

interface ColumnSample {
  readonly name: string;
  readonly cells: readonly string[];
}

type Meant = ColumnSample & HeaderMeaning;

const SAMPLE_ROWS_MAX = 200;

/** Suggests a column per field: by headers, and by cells if a header is unknown. */
export function suggestMapping(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  readCountry: (text: string) => string | null,
): SuggestedMapping {
  const draft: MappingDraft = { ...EMPTY_MAPPING };
  const sample = rows.slice(0, SAMPLE_ROWS_MAX);
  const samples = columns.map((name, place) => ({ name, cells: filledColumn(sample, place) }));

  mapByHeaders(samples, draft);

  const unknown = samples.filter(
    ({ name, cells }) => cells.length > 0 && headerMeaning(name) === null && !saysSomethingElse(name),
  );
  mapByCells(unknown, draft, readCountry);
  // Without a description nothing can be classified: use the wordiest remaining column.
  draft.description ??= wordiest(columns, sample, draft) ?? describedByName(columns, draft);

  return draft;
}

/** Maps columns by header, most certain first; cells decide ambiguous headers. */
function mapByHeaders(columns: readonly ColumnSample[], draft: MappingDraft): void {
  const meanings = columns
    .flatMap((column) => {
      const meaning = headerMeaning(column.name);
      return meaning === null ? [] : [{ ...column, ...meaning }];
    })
    .toSorted((a, b) => a.rank - b.rank);
  const isNumber = ({ name, field, cells }: Meant): boolean =>
    field === 'description' && namesEither(name) && areItemNumbers(cells);
  for (const column of meanings)
    if (!isNumber(column) && !isWordless(column)) draft[column.field] ??= column.name;
  for (const { name } of meanings.filter(isNumber)) draft.sku ??= name;
  mapMaterialNumber(meanings, draft);
}

/** Some programs call products materials: `Material` is then a number next to a `Material description`. */
function mapMaterialNumber(meanings: readonly Meant[], draft: MappingDraft): void {
  const [byMaterialNumber] = meanings.filter(
    ({ field, isExact, cells }) => field === 'material' && isExact && areItemNumbers(cells),
  );
  if (byMaterialNumber !== undefined && draft.sku === null && describesMaterial(draft.description)) {
    draft.sku = byMaterialNumber.name;
    draft.material = null;
  }
}

/** Minimum share of a description's cells that contain text. */
const WORDLESS_SHARE = 0.3;

function isWordless({ field, cells }: Meant): boolean {
  return field === 'description' && cells.filter(hasWord).length < cells.length * WORDLESS_SHARE;
}

function hasWord(text: string): boolean {
  return /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(text);
}

function areItemNumbers(cells: readonly string[]): boolean {
  return cells.length > 0 && speaksFor(cells, looksLikeSku) && areDistinct(cells);
}

function describesMaterial(header: string | null): boolean {
  return header !== null && /^material\b/i.test(cellWords(header));
}

function describedByName(columns: readonly string[], draft: MappingDraft): string | null {
  return columns.find((name) => headerMeaning(name)?.field === 'description' && !isUsed(draft, name)) ?? null;
}

function mapByCells(
  columns: readonly ColumnSample[],
  draft: MappingDraft,
  readCountry: (text: string) => string | null,
): void {
  const tests: readonly (readonly [MappedField, (text: string) => boolean, boolean])[] = [
    ['existing_code', looksLikeCode, false],
    ['origin', (text) => readCountry(text) !== null, false],
    ['sku', looksLikeSku, true],
  ];
  for (const [field, test, distinct] of tests) {
    if (draft[field] !== null) continue;
    const fits = columns.find(
      ({ name, cells }) =>
        !isUsed(draft, name) && speaksFor(cells, test) && (!distinct || areDistinct(cells)),
    );
    draft[field] = fits?.name ?? null;
  }
}

function isUsed(draft: MappingDraft, name: string): boolean {
  return Object.values(draft).includes(name);
}

const WORDY_MIN_CHARS = 3;

function wordiest(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  draft: MappingDraft,
): string | null {
  const lengths = columns.flatMap((name, place) => {
    const cells = filledColumn(rows, place).filter((text) => /\p{L}{2}/u.test(text));
    const letters = cells.reduce((sum, text) => sum + Math.min(text.length, 300), 0);
    const average = cells.length === 0 ? 0 : letters / Math.max(1, rows.length);
    return isUsed(draft, name) || average < WORDY_MIN_CHARS ? [] : [{ name, average }];
  });

  return lengths.toSorted((a, b) => b.average - a.average)[0]?.name ?? null;
}

/** Minimum share of filled cells that must match a meaning. */
const LEAST_SHARE = 0.7;
const CODE_DIGITS_MIN = 6;
/** A numeric date in any order, with points, slashes, dashes or no separator. */
const DAY =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2}|(?:19|20)\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01]))$/;
/** Prices and weights, and numbers too short to be item numbers. */
const NUMBER = /^[\d.,]*[.,]\d+$|^\d{1,4}$/;

/**
 * True for a tariff code. Without points only lengths of complete codes count, because prices and item numbers look
 * alike.
 */
function looksLikeCode(text: string): boolean {
  const digits = existingCodeDigits(text);
  if (digits === null || digits.length < CODE_DIGITS_MIN || DAY.test(text)) return false;
  return /^\d{4}[.\s]\d{2}/.test(text) || (codeDigits(text)?.length ?? 0) >= 8;
}

/** True for an item number: one token with a digit that is not a price, quantity or date. */
function looksLikeSku(text: string): boolean {
  return /^[\p{L}\p{N}._/#-]{2,64}$/u.test(text) && /\d/.test(text) && !NUMBER.test(text) && !DAY.test(text);
}

function speaksFor(cells: readonly string[], test: (text: string) => boolean): boolean {
  return cells.filter(test).length >= cells.length * LEAST_SHARE;
}

function areDistinct(cells: readonly string[]): boolean {
  return new Set(cells).size >= cells.length * LEAST_SHARE;
}
