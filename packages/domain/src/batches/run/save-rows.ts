import { FIELD_MAX_CHARS } from '../../lookups/field-sizes.ts';
import type { SkuDraft } from '../../skus/sku.ts';
import type { CodeCheck } from '../batch.ts';
import type { BatchWork, ChunkEnd, ClaimedRow, ClassifiedRow, RepeatingEnd } from '../batch-work-store.ts';
import { fieldReader, type MappedField, type PRODUCT_FIELDS } from '../column-mapping.ts';
import { rowInput } from './classify-rows.ts';
import { existingCodeText } from '../check/existing-code.ts';
import type { RunBatchDeps } from './run-batch-deps.ts';

type Saving = Pick<RunBatchDeps, 'skus' | 'readCountry' | 'now'>;

/** Saves the products of classified rows and duplicates to the catalog; returns the rows with their SKUs. */
export async function saveRows(
  deps: Saving,
  work: BatchWork,
  rows: readonly ClaimedRow[],
  end: ChunkEnd,
): Promise<ChunkEnd> {
  if (!work.saveToCatalog || end.classified.length === 0) return end;

  const ended = new Map(
    end.classified.flatMap((row) => [row, ...row.duplicates].map((each) => [each.rowIndex, each] as const)),
  );
  const drafts = new Map<string, SkuDraft>();
  const skuOfRow = new Map<number, string>();

  for (const row of rows.flatMap((each) => [each, ...each.duplicates])) {
    const done = ended.get(row.rowIndex);
    const draft = done === undefined || row.isSkuRepeated ? null : draftOf(deps, work, row.cells, done);
    if (draft === null) continue;
    drafts.set(draft.sku, draft);
    skuOfRow.set(row.rowIndex, draft.sku);
  }

  const saved = await deps.skus.save([...drafts.values()], { checkCodes: true, at: deps.now() });
  const ids = new Map(saved.map(({ sku, id }) => [sku, id]));

  const withSku = <T extends RepeatingEnd>(row: T): T => ({
    ...row,
    skuId: ids.get(skuOfRow.get(row.rowIndex) ?? '') ?? null,
  });

  const classified = end.classified.map((row): ClassifiedRow => ({
    ...withSku(row),
    duplicates: row.duplicates.map(withSku),
  }));

  return { ...end, classified };
}

function draftOf(
  { readCountry }: Saving,
  { columns, mapping, market }: BatchWork,
  cells: readonly string[],
  { codeCheck }: RepeatingEnd,
): SkuDraft | null {
  const fields = fieldReader(columns, mapping)(cells);
  if (fields.sku === '') return null;

  const input = rowInput(fields, readCountry);
  // Unmapped fields stay unchanged in the catalog.
  const stated = (field: (typeof PRODUCT_FIELDS)[number]): string | null =>
    mapping[field] === null ? null : input[field];

  return {
    sku: fields.sku,
    market,
    description: input.description,
    material: stated('material'),
    use: stated('use'),
    composition: stated('composition'),
    origin: stated('origin'),
    notes: stated('notes'),
    externalRef: null,
    currentCode: codeOf(fields, codeCheck),
  };
}

// Text that is not a code is reported and not stored.
function codeOf(
  { existing_code: text }: Readonly<Record<MappedField, string>>,
  check: CodeCheck | null,
): string | null {
  const code = existingCodeText(text);
  if (code === null) return null;
  const kept = check?.code ?? code;
  return kept.length > FIELD_MAX_CHARS.current_code ? null : kept;
}
