import { Decimal } from 'decimal.js';
import type { Market } from '@svc/tariff/market';
import { refuseMissingMarket, trialHasEnded, type Actor } from '../accounts/actor.ts';
import { refuseOutOfCredits, type CreditStore } from '../credits/credit-store.ts';
import { chooseDataset } from '../datasets/choose-dataset.ts';
import type { DatasetStore } from '../datasets/dataset-store.ts';
import { refuse, refuseField } from '../errors/refusal.ts';
import { newId } from '../id.ts';
import type { SkuLookupTarget } from '../skus/sku-store.ts';
import type { Lookup, LookupInput, LookupKind } from './lookup.ts';
import type { LookupStore, NewLookup } from './lookup-store.ts';

/** Dependencies of creating a lookup. */
export interface CreateLookupDeps {
  readonly lookups: LookupStore;
  readonly datasets: DatasetStore;
  readonly skus: SkuLookupTarget;
  readonly credits: CreditStore;
  /** Reminds a worker; it may fail quietly, the sweep finds the lookup. */
  readonly remind: (lookupId: string) => Promise<void>;
  readonly creditsPerLookup: string;
  readonly now: () => Date;
}

/** A request for a classification. */
export interface CreateLookupRequest {
  readonly kind: LookupKind;
  readonly input: LookupInput;
  readonly market: Market;
  readonly tariffVersion: string | null;
  readonly skuId: number | null;
  /** Whether the SKU was named by the caller; any other was read from a record, and may be gone by now. */
  readonly isSkuAsked: boolean;
  readonly language: string;
  readonly parentLookupId: string | null;
  readonly note: string | null;
}

/** Makes a lookup, holds its fee and reminds a worker. Refuses with 403, 422, 503 or 402 and then writes nothing. */
export async function createLookup(
  deps: CreateLookupDeps,
  actor: Actor,
  request: CreateLookupRequest,
): Promise<Lookup> {
  const lookup = await preparedLookup(deps, actor, request);
  const fee = actor.creditExempt ? null : deps.creditsPerLookup;
  const created = await deps.lookups.create(lookup, fee);
  if (!created) throw await refuseOutOfCredits(deps.credits, actor.accountId, deps.creditsPerLookup);
  return enqueued(deps, lookup.id);
}

/** Makes a lookup for each market, in that order, each for the fee of one: all of them, or none with the same errors. */
export async function createLookups(
  deps: CreateLookupDeps,
  actor: Actor,
  request: CreateLookupRequest,
  markets: readonly Market[],
): Promise<readonly Lookup[]> {
  const prepared: NewLookup[] = [];
  for (const market of markets) prepared.push(await preparedLookup(deps, actor, { ...request, market }));

  const fee = actor.creditExempt ? null : deps.creditsPerLookup;
  if (!(await deps.lookups.createAll(prepared, fee))) {
    const needed = new Decimal(deps.creditsPerLookup).times(markets.length).toString();
    throw await refuseOutOfCredits(deps.credits, actor.accountId, needed);
  }

  const made: Lookup[] = [];
  for (const { id } of prepared) made.push(await enqueued(deps, id));
  return made;
}

async function preparedLookup(
  deps: CreateLookupDeps,
  actor: Actor,
  request: CreateLookupRequest,
): Promise<NewLookup> {
  const { isSkuAsked, ...wanted } = request;
  refuseMissingMarket(actor, wanted.market);
  // The SKU takes the code that the lookup ends with.
  if (isSkuAsked && wanted.skuId !== null && trialHasEnded(actor, deps.now())) throw refuse('trial_ended');

  const dataset = await chooseDataset(deps.datasets, wanted.market, wanted.tariffVersion, 'tariff_version');
  if (isSkuAsked) await refuseOtherSku(deps.skus, wanted.skuId, wanted.market);

  return {
    ...wanted,
    id: newId(),
    accountId: actor.accountId,
    accountName: actor.accountName,
    datasetId: dataset.id,
    datasetVersion: dataset.version,
    createdAt: deps.now(),
  };
}

async function enqueued(deps: CreateLookupDeps, id: string): Promise<Lookup> {
  // Read before the job is enqueued: the response is the lookup as created, not a later state.
  const lookup = await deps.lookups.find(id, null);
  if (lookup === null) throw refuse('internal_error');

  await deps.remind(id);

  return lookup;
}

// A suggestion of one market's schedule is no code of another's.
async function refuseOtherSku(skus: SkuLookupTarget, skuId: number | null, market: Market): Promise<void> {
  if (skuId === null) return;

  const found = await skus.findTarget(skuId);
  if (found === null) {
    throw refuseField('sku_id', 'must be the id of a SKU in the catalog', {
      message: 'sku_id_unknown',
      params: { sku_id: skuId },
    });
  }
  if (found.market === market) return;

  throw refuseField('sku_id', `must be a SKU of the market ${market}`, {
    message: 'sku_other_market',
    params: { sku: found.sku, market: found.market },
  });
}
