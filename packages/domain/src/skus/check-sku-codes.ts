import { refuse } from '../errors/refusal.ts';
import type { CheckResult, CheckSelection, SkuStore } from './sku-store.ts';
import type { SaveSkuDeps } from './save-sku.ts';

/** Checks the codes of SKUs against the active schedules. Refuses ids that are no SKU's with 422, naming each. */
export async function checkSkuCodes(deps: SaveSkuDeps, selection: CheckSelection): Promise<CheckResult> {
  if (selection.skuIds !== undefined) await refuseUnknownIds(deps.skus, selection.skuIds);
  return deps.skus.checkCodes(selection, deps.now());
}

async function refuseUnknownIds(skus: SkuStore, ids: readonly number[]): Promise<void> {
  const unknown = new Set(await skus.unknownIds(ids));
  const [first] = unknown;
  if (first === undefined) return;

  const errors = ids.flatMap((id, index) =>
    unknown.has(id) ? [{ field: `sku_ids.${index}`, message: 'must be the id of a SKU in the catalog' }] : [],
  );

  throw refuse('validation_error', { message: 'sku_id_unknown', params: { sku_id: first }, errors });
}
