import { isDeepStrictEqual } from 'node:util';
import { Decimal } from 'decimal.js';
import type { Market } from '@svc/tariff/market';
import {
  type Actor,
  type CreditStore,
  rejectMissingMarket,
  outOfCredits,
  rejectCatalogWrite,
} from '../accounts/actor.ts';
import { chooseDataset } from '../datasets/choose-dataset.ts';
import type { DatasetStore } from '../datasets/dataset-store.ts';
import { DomainError, invalidField } from '../errors/domain-error.ts';
import { draftId, newId } from '../id.ts';
import type { SkuLookupTarget } from '../skus/sku-store.ts';
import type { Lookup } from './lookup.ts';
import type { LookupStore, NewLookup } from './lookup-store.ts';

export interface CreateLookupDeps {
  readonly lookups: LookupStore;
  readonly datasets: DatasetStore;
  readonly skus: SkuLookupTarget;
  readonly credits: CreditStore;
  /** Notifies a worker; may fail silently, because the sweep finds the lookup. */
  readonly enqueue: (lookupId: string) => Promise<void>;
  readonly creditsPerLookup: string;
  readonly now: () => Date;
}

type Wanted = Pick<NewLookup, 'kind' | 'input' | 'market' | 'tariffVersion' | 'skuId' | 'language' | 'note'>;

export interface CreateLookupRequest extends Wanted {
  /** True if the caller named the SKU; otherwise it comes from a record and may have been deleted. */
  readonly isSkuAsked: boolean;
  readonly parentLookupId: string | null;
  /** The caller's idempotency key; repeating it returns the lookup already created. */
  readonly draft?: string | undefined;
}

/** Creates a lookup, reserves its fee and enqueues it. Throws 403, 422, 503 or 402 and then writes nothing. */
export async function createLookup(
  deps: CreateLookupDeps,
  actor: Actor,
  request: CreateLookupRequest,
): Promise<Lookup> {
  const before = await madeBefore(deps, actor, request);
  if (before !== null) return before;

  const lookup = await preparedLookup(deps, actor, request);
  const fee = actor.creditExempt ? null : deps.creditsPerLookup;
  let created: Lookup | null;
  try {
    created = await deps.lookups.create(lookup, fee);
  } catch (error) {
    // A concurrent request with the same draft created it; nothing was charged here.
    const made = await madeBefore(deps, actor, request);
    if (made === null) throw error;
    return made;
  }
  if (created === null) throw await outOfCredits(deps.credits, actor.accountId, deps.creditsPerLookup);

  await deps.enqueue(created.id);
  return created;
}

const PRODUCT = ['description', 'material', 'use', 'composition', 'origin', 'notes'] as const;

// Reject another product under the same draft: returning the earlier lookup would hide the mistake.
async function madeBefore(
  { lookups }: CreateLookupDeps,
  { accountId }: Actor,
  { draft, input, market, parentLookupId }: CreateLookupRequest,
): Promise<Lookup | null> {
  if (draft === undefined) return null;
  const made = await lookups.find(draftId(accountId, draft), accountId);
  if (made === null) return null;

  const isSame =
    made.market === market &&
    made.parentLookupId === parentLookupId &&
    PRODUCT.every((field) => made.input[field] === input[field]) &&
    JSON.stringify(made.input.answers) === JSON.stringify(input.answers) &&
    isDeepStrictEqual(made.input.landedCost ?? null, input.landedCost ?? null);
  if (!isSame) throw new DomainError('conflict', { message: 'draft_differs', params: { lookup: made.id } });
  return made;
}

/** Creates a lookup per market, in that order, each for the full fee: all of them, or none with the same errors. */
export async function createLookups(
  deps: CreateLookupDeps,
  actor: Actor,
  request: CreateLookupRequest,
  markets: readonly Market[],
): Promise<readonly Lookup[]> {
  const prepared: NewLookup[] = [];
  for (const market of markets) prepared.push(await preparedLookup(deps, actor, { ...request, market }));

  const fee = actor.creditExempt ? null : deps.creditsPerLookup;
  const created = await deps.lookups.createAll(prepared, fee);
  if (created === null) {
    const needed = new Decimal(deps.creditsPerLookup).times(markets.length).toString();
    throw await outOfCredits(deps.credits, actor.accountId, needed);
  }

  for (const { id } of created) await deps.enqueue(id);
  return created;
}

async function preparedLookup(
  deps: CreateLookupDeps,
  actor: Actor,
  request: CreateLookupRequest,
): Promise<NewLookup> {
  const { isSkuAsked, draft, ...wanted } = request;
  rejectMissingMarket(actor, wanted.market);
  // The lookup's result is written to the SKU.
  if (isSkuAsked && wanted.skuId !== null) rejectCatalogWrite(actor, deps.now());

  const dataset = await chooseDataset(deps.datasets, wanted.market, wanted.tariffVersion, 'tariff_version');
  if (isSkuAsked) await rejectOtherSku(deps.skus, wanted.skuId, wanted.market);

  return {
    ...wanted,
    id: draft === undefined ? newId() : draftId(actor.accountId, draft),
    accountId: actor.accountId,
    accountName: actor.accountName,
    sandbox: actor.sandbox,
    datasetId: dataset.id,
    datasetVersion: dataset.version,
    createdAt: deps.now(),
  };
}

// A code of one market's schedule must not be suggested for another market.
async function rejectOtherSku(skus: SkuLookupTarget, skuId: number | null, market: Market): Promise<void> {
  if (skuId === null) return;

  const found = await skus.findTarget(skuId);
  if (found === null) {
    throw invalidField('sku_id', 'must be the id of a SKU in the catalog', {
      message: 'sku_id_unknown',
      params: { sku_id: skuId },
    });
  }
  if (found.market === market) return;

  throw invalidField('sku_id', `must be a SKU of the market ${market}`, {
    message: 'sku_other_market',
    params: { sku: found.sku, market: found.market },
  });
}
