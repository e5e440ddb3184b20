import type { Market } from '@svc/tariff/market';
import { rejectMissingMarket, type Actor } from '../accounts/actor.ts';
import { FAULTS_SHOWN_MAX, DomainError, type FieldError } from '../errors/domain-error.ts';
import type { Sku, SkuDraft } from './sku.ts';
import type { CheckResult, CheckSelection, SkuStore } from './sku-store.ts';

interface SaveSkuDeps {
  readonly skus: SkuStore;
  readonly now: () => Date;
}

/** Creates a SKU, or updates the one with the same sku and market, and checks its code. */
export async function saveSku(deps: SaveSkuDeps, draft: SkuDraft): Promise<Sku> {
  const [saved] = await deps.skus.save([draft], { checkCodes: true, at: deps.now() });
  const sku = saved === undefined ? null : await deps.skus.find(saved.id);
  // Deleted concurrently.
  if (sku === null) throw new DomainError('not_found');
  return sku;
}

/** A complete SKU: absent fields are empty. The market defaults to the SKU's own. */
interface SkuReplacement extends Omit<SkuDraft, 'market'> {
  readonly market: Market | null;
}

/** Replaces every field of a SKU. Throws 404, 403 for a market outside the plan, and 422 if sku or market differ. */
export async function replaceSku(
  deps: SaveSkuDeps,
  actor: Actor,
  id: number,
  replacement: SkuReplacement,
): Promise<Sku> {
  const known = await deps.skus.find(id);
  if (known === null) throw new DomainError('not_found');
  rejectMissingMarket(actor, known.market);
  rejectOtherIdentity(known, replacement);
  return saveSku(deps, { ...replacement, market: known.market });
}

function rejectOtherIdentity(known: Sku, { sku, market }: SkuReplacement): void {
  const errors: FieldError[] = [];
  if (sku !== known.sku) errors.push({ field: 'sku', message: `must be ${known.sku}` });

  if (market !== null && market !== known.market) {
    errors.push({ field: 'market', message: `must be ${known.market}` });
  }

  if (errors.length > 0) throw new DomainError('validation_error', { message: 'sku_identity_fixed', errors });
}

/** Checks the codes of SKUs against the active schedules. Throws 422 naming each unknown id. */
export async function checkSkuCodes(deps: SaveSkuDeps, selection: CheckSelection): Promise<CheckResult> {
  if (selection.skuIds !== undefined) await rejectUnknownIds(deps.skus, selection.skuIds);
  return deps.skus.checkCodes(selection, deps.now());
}

async function rejectUnknownIds(skus: SkuStore, ids: readonly number[]): Promise<void> {
  const unknown = new Set(await skus.unknownIds(ids));
  const [first] = unknown;
  if (first === undefined) return;

  const errors = ids
    .flatMap((id, index) =>
      unknown.has(id)
        ? [{ field: `sku_ids.${index}`, message: 'must be the id of a SKU in the catalog' }]
        : [],
    )
    .slice(0, FAULTS_SHOWN_MAX + 1);

  throw new DomainError('validation_error', { message: 'sku_id_unknown', params: { sku_id: first }, errors });
}
