import { codeDigits } from '@svc/tariff/code';
import { cellWords, EMPTY_MAPPING, type MappedField, type SuggestedMapping } from './column-mapping.ts';
import { existingCodeDigits } from './existing-code.ts';
import { headerMeaning } from './header-name.ts';

/** Rows whose cells are looked at where a header says nothing. */
const SAMPLE_ROWS_MAX = 200;
/** Share of the filled cells that must speak for a meaning. */
const LEAST_SHARE = 0.7;
const CODE_DIGITS_MIN = 6;

type Draft = Record<MappedField, string | null>;

/** Which column means what: by the headers, and by the cells of columns whose header says nothing. */
export function suggestMapping(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  readCountry: (text: string) => string | null,
): SuggestedMapping {
  const draft: Draft = { ...EMPTY_MAPPING };
  mapByHeaders(columns, draft);
  const sample = rows.slice(0, SAMPLE_ROWS_MAX);
  const unknown = columns
    .map((name, place) => ({ name, cells: filledCells(sample, place) }))
    .filter(({ name, cells }) => headerMeaning(name) === null && cells.length > 0);
  mapByCells(unknown, draft, readCountry);
  // Without a description nothing can be classified: the wordiest column left is the likeliest.
  draft.description ??= wordiest(columns, sample, draft);
  return draft;
}

function mapByHeaders(columns: readonly string[], draft: Draft): void {
  const meanings = columns
    .flatMap((name) => {
      const meaning = headerMeaning(name);
      return meaning === null ? [] : [{ name, ...meaning }];
    })
    .toSorted((a, b) => a.rank - b.rank);
  for (const { name, field } of meanings) draft[field] ??= name;
}

interface ColumnSample {
  readonly name: string;
  readonly cells: readonly string[];
}

function filledCells(rows: readonly (readonly string[])[], place: number): readonly string[] {
  return rows.map((row) => cellWords(row[place] ?? '')).filter((text) => text !== '');
}

function mapByCells(
  columns: readonly ColumnSample[],
  draft: Draft,
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

function isUsed(draft: Draft, name: string): boolean {
  return Object.values(draft).includes(name);
}

function speaksFor(cells: readonly string[], test: (text: string) => boolean): boolean {
  return cells.filter(test).length >= cells.length * LEAST_SHARE;
}

function areDistinct(cells: readonly string[]): boolean {
  return new Set(cells).size >= cells.length * LEAST_SHARE;
}

// Numbers without points could be prices or item numbers: only the lengths of whole codes speak for one.
function looksLikeCode(text: string): boolean {
  const digits = existingCodeDigits(text);
  if (digits === null || digits.length < CODE_DIGITS_MIN) return false;
  return /^\d{4}[.\s]\d{2}/.test(text) || (codeDigits(text)?.length ?? 0) >= 8;
}

function looksLikeSku(text: string): boolean {
  return /^[\p{L}\p{N}._/#-]{3,64}$/u.test(text) && /\d/.test(text);
}

const WORDY_MIN_CHARS = 3;

function wordiest(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  draft: Draft,
): string | null {
  const lengths = columns.flatMap((name, place) => {
    const cells = filledCells(rows, place).filter((text) => /\p{L}{2}/u.test(text));
    const letters = cells.reduce((sum, text) => sum + Math.min(text.length, 300), 0);
    const average = cells.length === 0 ? 0 : letters / Math.max(1, rows.length);
    return isUsed(draft, name) || average < WORDY_MIN_CHARS ? [] : [{ name, average }];
  });
  return lengths.toSorted((a, b) => b.average - a.average)[0]?.name ?? null;
}
