import type { Market } from '@svc/tariff/market';
import type { Actor } from '../accounts/actor.ts';
import { refuseMissingMarket } from '../accounts/refuse-market.ts';
import { refuse, type FieldFault } from '../errors/refusal.ts';
import type { Sku, SkuDraft } from './sku.ts';
import { saveSku, type SaveSkuDeps } from './save-sku.ts';

/** A whole SKU as it shall be: fields that were left out are empty. A market left out is the SKU's own. */
interface SkuReplacement extends Omit<SkuDraft, 'market'> {
  readonly market: Market | null;
}

/** Replaces every field of a SKU. Refuses with 404, with 403 a market that the plan has not, and with 422 where sku or market differ. */
export async function replaceSku(
  deps: SaveSkuDeps,
  actor: Actor,
  id: number,
  replacement: SkuReplacement,
): Promise<Sku> {
  const known = await deps.skus.find(id);
  if (known === null) throw refuse('not_found');
  refuseMissingMarket(actor, known.market);
  refuseOtherIdentity(known, replacement);
  return saveSku(deps, { ...replacement, market: known.market });
}

function refuseOtherIdentity(known: Sku, { sku, market }: SkuReplacement): void {
  const errors: FieldFault[] = [];
  if (sku !== known.sku) errors.push({ field: 'sku', message: `must be ${known.sku}` });

  if (market !== null && market !== known.market) {
    errors.push({ field: 'market', message: `must be ${known.market}` });
  }

  if (errors.length > 0) throw refuse('validation_error', { message: 'sku_identity_fixed', errors });
}
