import type { Actor } from '@svc/domain/accounts/actor';
import type { SavedSku, Sku } from '@svc/domain/skus/sku';
import type { ApiDeps } from '../../deps.ts';

const NAMED_MAX = 100;

/** Audits a SKU change, with its fields before and after. */
export async function recordSku(
  { account: { recordAct } }: Pick<ApiDeps, 'account'>,
  actor: Actor,
  before: Sku | null,
  after: Sku | null,
): Promise<void> {
  const id = after?.id ?? before?.id;
  if (id === undefined) return;
  const action = after === null ? 'sku.remove' : 'sku.save';
  await recordAct(actor, action, String(id), { before: fieldsOf(before), after: fieldsOf(after) });
}

export async function recordSkus(
  { account: { recordAct } }: Pick<ApiDeps, 'account'>,
  actor: Actor,
  saved: readonly SavedSku[],
): Promise<void> {
  const skus = saved.slice(0, NAMED_MAX).map(({ id, sku, market }) => ({ id, sku, market }));
  await recordAct(actor, 'skus.save', 'skus', { count: saved.length, skus });
}

function fieldsOf(sku: Sku | null) {
  if (sku === null) return null;
  const { sku: name, market, description, material, use, composition, origin, notes } = sku;
  const product = { description, material, use, composition, origin, notes };
  return { sku: name, market, current_code: sku.currentCode, external_ref: sku.externalRef, ...product };
}
