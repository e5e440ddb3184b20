import { refuse } from '../errors/refusal.ts';
import type { Sku, SkuDraft } from './sku.ts';
import type { SkuStore } from './sku-store.ts';

/** Dependencies of saving one SKU. */
export interface SaveSkuDeps {
  readonly skus: SkuStore;
  readonly now: () => Date;
}

/** Creates a SKU, or updates the one with the same sku and market, and checks its code. */
export async function saveSku(deps: SaveSkuDeps, draft: SkuDraft): Promise<Sku> {
  const [saved] = await deps.skus.save([draft], { checkCodes: true, at: deps.now() });
  const sku = saved === undefined ? null : await deps.skus.find(saved.id);
  // Deleted by somebody else in the moment since.
  if (sku === null) throw refuse('not_found');
  return sku;
}
