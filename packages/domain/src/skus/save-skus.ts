import { planLimit, type Actor } from '../accounts/actor.ts';
import { codeDigits } from '@svc/tariff/code';
import { DomainError, type MessageParams } from '../errors/domain-error.ts';
import type { SavedSku, SkuDraft } from './sku.ts';
import type { SkuStore } from './sku-store.ts';

const ROWS_LIMIT = 'batch_max_rows';

interface SaveSkusDeps {
  readonly skus: SkuStore;
  /** Notifies workers; the sweep finds lookups they miss. */
  readonly enqueue: (lookupIds: readonly string[]) => Promise<void>;
  readonly creditsPerLookup: string;
  readonly isExample: (draft: SkuDraft) => boolean;
  readonly now: () => Date;
}

interface SaveSkusRequest {
  readonly drafts: readonly SkuDraft[];
  readonly checkCodes: boolean;
  readonly classifyMissing: boolean;
  readonly language: string;
}

/** Notices on items that are saved nevertheless. */
export const ITEM_ISSUES = ['bad_current_code', 'duplicate_sku'] as const;

interface ItemIssue {
  readonly code: (typeof ITEM_ISSUES)[number];
  readonly field: 'current_code' | 'sku';
  readonly params: MessageParams;
}

interface SaveSkusResult {
  /** One per SKU, in request order. */
  readonly saved: readonly (SavedSku & { readonly issues: readonly ItemIssue[] })[];
  readonly duplicates: number;
  readonly examplesSkipped: number;
  readonly classificationQueued: number;
}

/**
 * Creates or updates many SKUs, all or none; the last item of a SKU wins. `classifyMissing` then creates lookups for
 * SKUs without a code, as far as credits allow. Throws 403 `plan_limit` and then saves nothing.
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
    ...(classifyMissing ? { accept: (skus) => rejectTooMany(actor, withoutCode(skus).length) } : {}),
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
  await deps.enqueue(lookupIds);

  return { ...result, classificationQueued: lookupIds.length };
}

const keyOf = ({ sku, market }: Pick<SkuDraft, 'sku' | 'market'>): string => `${market} ${sku}`;

/** Notices by SKU: sent more than once, or last sent with text that is not a code. */
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
    // Deleted first, so the SKU takes the position of its last item.
    latest.delete(key);
    latest.set(key, draft);
  }

  return [...latest.values()];
}

function withoutCode(saved: readonly SavedSku[]): readonly number[] {
  return saved.filter((sku) => !sku.hasCode).map((sku) => sku.id);
}

function rejectTooMany(actor: Actor, requested: number): void {
  const limit = planLimit(actor, ROWS_LIMIT);
  if (limit === null || requested <= limit) return;
  throw new DomainError('plan_limit', { details: { key: ROWS_LIMIT, limit, requested } });
}
