import { areDistinct, looksLikeCode, looksLikeSku, speaksFor } from './cell-looks.ts';
import { EMPTY_MAPPING, filledColumn, type MappedField, type SuggestedMapping } from '../column-mapping.ts';
import { headerMeaning, saysSomethingElse } from './header-name.ts';
import { mapByHeaders, type ColumnSample, type MappingDraft } from './map-by-headers.ts';

/** Rows whose cells are looked at where a header says nothing. */
const SAMPLE_ROWS_MAX = 200;

/** Which column means what: by the headers, and by the cells of columns whose header says nothing. */
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
  // Without a description nothing can be classified: the wordiest column left is the likeliest.
  draft.description ??= wordiest(columns, sample, draft) ?? describedByName(columns, draft);

  return draft;
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
