import { planLimit, type Actor } from '../accounts/actor.ts';
import { refuse } from '../errors/refusal.ts';
import type { SavedSku, SkuDraft } from './sku.ts';
import type { SkuStore } from './sku-store.ts';

/** Key of the plan's limit of products that are classified at once. */
const ROWS_LIMIT = 'batch_max_rows';

/** What a bulk sync needs. */
export interface SaveSkusDeps {
  readonly skus: SkuStore;
  /** Reminds workers; what they are not reminded of their sweep finds. */
  readonly remind: (lookupIds: readonly string[]) => Promise<void>;
  readonly creditsPerLookup: string;
  /** Whether a product is an example row of the batch template. */
  readonly isExample: (draft: SkuDraft) => boolean;
  readonly now: () => Date;
}

/** A bulk sync as it was sent. */
export interface SaveSkusRequest {
  readonly drafts: readonly SkuDraft[];
  readonly checkCodes: boolean;
  readonly classifyMissing: boolean;
  /** Answer language of the lookups that are made. */
  readonly language: string;
}

/** What a bulk sync did. */
export interface SaveSkusResult {
  /** One for each SKU, in the order sent. */
  readonly saved: readonly SavedSku[];
  readonly examplesSkipped: number;
  readonly classificationQueued: number;
}

/**
 * Creates or updates many SKUs, all or none; of two items of one SKU the later wins. With `classifyMissing` it then
 * makes lookups for the SKUs without a code, as far as the credits reach.
 * Refuses with 403 `plan_limit`, and then saves nothing.
 */
export async function saveSkus(
  deps: SaveSkusDeps,
  actor: Actor,
  { drafts, checkCodes, classifyMissing, language }: SaveSkusRequest,
): Promise<SaveSkusResult> {
  const own = drafts.filter((draft) => !deps.isExample(draft));
  const at = deps.now();
  const saved = await deps.skus.save(latestOfEach(own), {
    checkCodes,
    at,
    ...(classifyMissing ? { accept: (skus) => refuseTooMany(actor, withoutCode(skus).length) } : {}),
  });
  const examplesSkipped = drafts.length - own.length;
  if (!classifyMissing) return { saved, examplesSkipped, classificationQueued: 0 };
  const lookupIds = await deps.skus.classify({
    accountId: actor.accountId,
    accountName: actor.accountName,
    language,
    skuIds: withoutCode(saved),
    fee: actor.creditExempt ? null : deps.creditsPerLookup,
    at,
  });
  await deps.remind(lookupIds);
  return { saved, examplesSkipped, classificationQueued: lookupIds.length };
}

function latestOfEach(drafts: readonly SkuDraft[]): readonly SkuDraft[] {
  const latest = new Map<string, SkuDraft>();
  for (const draft of drafts) {
    const key = `${draft.market} ${draft.sku}`;
    // Taken out first, so that it stands where the later one was sent.
    latest.delete(key);
    latest.set(key, draft);
  }
  return [...latest.values()];
}

function withoutCode(saved: readonly SavedSku[]): readonly number[] {
  return saved.filter((sku) => !sku.hasCode).map((sku) => sku.id);
}

function refuseTooMany(actor: Actor, requested: number): void {
  const limit = planLimit(actor, ROWS_LIMIT);
  if (limit === null || requested <= limit) return;
  throw refuse('plan_limit', { details: { key: ROWS_LIMIT, limit, requested } });
}
