import type { Actor } from '../accounts/actor.ts';
import { DomainError } from '../errors/domain-error.ts';
import { createLookup, type CreateLookupDeps } from '../lookups/create-lookup.ts';
import type { AskedLanguage, Lookup } from '../lookups/lookup.ts';
import type { SkuStore } from './sku-store.ts';

interface ClassifySkuDeps extends CreateLookupDeps {
  readonly skus: SkuStore;
}

interface ClassifySkuRequest {
  readonly skuId: number;
  /** Null for the active version. */
  readonly tariffVersion: string | null;
  readonly asked: AskedLanguage;
}

/** Creates a lookup for a SKU's product in its market. Throws 404, 422, 503 or 402 and then writes nothing. */
export async function classifySku(
  deps: ClassifySkuDeps,
  actor: Actor,
  { skuId, tariffVersion, asked }: ClassifySkuRequest,
): Promise<Lookup> {
  const sku = await deps.skus.find(skuId);
  if (sku === null) throw new DomainError('not_found');

  const { description, material, use, composition, origin, notes, market } = sku;
  const product = { description, material, use, composition, origin, notes };

  return createLookup(deps, actor, {
    kind: 'sku',
    input: { ...product, answers: [], unsupportedLanguage: asked.unsupported },
    market,
    tariffVersion,
    skuId,
    isSkuAsked: false,
    language: asked.language,
    parentLookupId: null,
    note: null,
  });
}
