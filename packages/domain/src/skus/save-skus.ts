import { planLimit, type Actor } from '../accounts/actor.ts';
import { codeDigits } from '@svc/tariff/code';
import { refuse, type MessageParams } from '../errors/refusal.ts';
import type { SavedSku, SkuDraft } from './sku.ts';
import type { SkuStore } from './sku-store.ts';

/** Key of the plan's limit of products that are classified at once. */
const ROWS_LIMIT = 'batch_max_rows';

/** Dependencies of a bulk sync. */
interface SaveSkusDeps {
  readonly skus: SkuStore;
  /** Reminds workers; what they are not reminded of their sweep finds. */
  readonly remind: (lookupIds: readonly string[]) => Promise<void>;
  readonly creditsPerLookup: string;
  /** True if a product is an example row of the batch template. */
  readonly isExample: (draft: SkuDraft) => boolean;
  readonly now: () => Date;
}

/** A bulk sync as it was sent. */
interface SaveSkusRequest {
  readonly drafts: readonly SkuDraft[];
  readonly checkCodes: boolean;
  readonly classifyMissing: boolean;
  /** Response language of the lookups that are made. */
  readonly language: string;
}

/** Notice on an item that is saved all the same. */
export const ITEM_ISSUES = ['bad_current_code', 'duplicate_sku'] as const;

/** Something noticed about an item; its message is worded for each reader. */
interface ItemIssue {
  readonly code: (typeof ITEM_ISSUES)[number];
  readonly field: 'current_code' | 'sku';
  readonly params: MessageParams;
}

/** Result of a bulk sync. */
interface SaveSkusResult {
  /** One for each SKU, in the order sent. */
  readonly saved: readonly (SavedSku & { readonly issues: readonly ItemIssue[] })[];
  /** Items that a later item of the same SKU replaced. */
  readonly duplicates: number;
  readonly examplesSkipped: number;
  readonly classificationQueued: number;
}

/**
 * Creates or updates many SKUs, all or none; of two items of one SKU the later wins. With `classifyMissing` it then
 * makes lookups for the SKUs without a code, as far as the credits reach.
 * Throws 403 `plan_limit`, and then saves nothing.
 */
export async function saveSkus(
  deps: SaveSkusDeps,
  actor: Actor,
  { drafts, checkCodes, classifyMissing, language }: SaveSkusRequest,
): Promise<SaveSkusResult> {
  const own = drafts.filter((draft) => !deps.isExample(draft));
  const at = deps.now();
  const latest = latestOfEach(own);
  const written = await deps.skus.save(latest, {
    checkCodes,
    at,
    ...(classifyMissing ? { accept: (skus) => refuseTooMany(actor, withoutCode(skus).length) } : {}),
  });
  const issues = issuesOf(own);
  const result = {
    saved: written.map((sku) => ({ ...sku, issues: issues.get(keyOf(sku)) ?? [] })),
    duplicates: own.length - latest.length,
    examplesSkipped: drafts.length - own.length,
  };
  if (!classifyMissing) return { ...result, classificationQueued: 0 };

  const lookupIds = await deps.skus.classify({
    accountId: actor.accountId,
    accountName: actor.accountName,
    language,
    skuIds: withoutCode(written),
    fee: actor.creditExempt ? null : deps.creditsPerLookup,
    at,
  });
  await deps.remind(lookupIds);

  return { ...result, classificationQueued: lookupIds.length };
}

const keyOf = ({ sku, market }: Pick<SkuDraft, 'sku' | 'market'>): string => `${market} ${sku}`;

/** By SKU: whether it was sent more than once, and whether its last code is none. */
function issuesOf(drafts: readonly SkuDraft[]): ReadonlyMap<string, readonly ItemIssue[]> {
  const times = new Map<string, number>();
  const issues = new Map<string, readonly ItemIssue[]>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    const found = [...badCode(draft), ...(count > 1 ? [sentTwice(draft.sku, count)] : [])];
    if (found.length > 0) issues.set(key, found);
    else issues.delete(key);
  }

  return issues;
}

function badCode({ currentCode }: SkuDraft): readonly ItemIssue[] {
  const code = currentCode?.trim() ?? '';
  if (code === '' || codeDigits(code) !== null) return [];
  return [{ code: 'bad_current_code', field: 'current_code', params: { code } }];
}

function sentTwice(sku: string, times: number): ItemIssue {
  return { code: 'duplicate_sku', field: 'sku', params: { sku, times } };
}

function latestOfEach(drafts: readonly SkuDraft[]): readonly SkuDraft[] {
  const latest = new Map<string, SkuDraft>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    // Removed first, so that it is where the later one was sent.
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
