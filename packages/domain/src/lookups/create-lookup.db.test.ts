import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addActor, addVersion, later, product, skuDraft } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import type { Actor, PlanGrant } from '../accounts/actor.ts';
import { createLookup, type CreateLookupRequest } from './create-lookup.ts';

const TRIAL: PlanGrant = {
  key: 'trial',
  features: new Set(),
  withheld: new Set(['feature.market_eu']),
  limits: new Map(),
  hasTrial: true,
};

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores, { signupCredits: '2' }));
const version = perTest(() => addVersion(stores));
let enqueued: string[];
beforeEach(() => {
  enqueued = [];
});

const request = (changes: Partial<CreateLookupRequest> = {}): CreateLookupRequest => ({
  kind: 'single',
  input: product('cotton T-shirt'),
  market: 'US',
  tariffVersion: null,
  skuId: null,
  isSkuAsked: false,
  language: 'en',
  parentLookupId: null,
  note: null,
  ...changes,
});

const create = (changes: Partial<CreateLookupRequest> = {}, actor: Actor = ana) =>
  createLookup(
    {
      ...stores,
      enqueue: async (id) => {
        enqueued.push(id);
      },
      creditsPerLookup: '1',
      now: () => AT,
    },
    actor,
    request(changes),
  );

async function addSku(market: 'US' | 'EU' = 'US'): Promise<number> {
  const [sku] = await stores.skus.save([skuDraft('A-1', { market })], { checkCodes: false, at: AT });
  if (sku === undefined) throw new Error('no SKU was saved');
  return sku.id;
}

describe('createLookup', () => {
  it('creates a queued lookup on the active version, and enqueues it', async () => {
    const lookup = await create({ language: 'vi', note: 'from the ERP' });

    expect(lookup).toMatchObject({
      kind: 'single',
      status: 'queued',
      confidence: 0,
      market: 'US',
      datasetId: version.id,
      datasetVersion: 'v1',
      tariffVersion: null,
      language: 'vi',
      accountId: ana.accountId,
      accountName: 'Ana',
      createdAt: AT,
      normalized: {},
      result: {},
    });
    expect(lookup.id).toMatch(/^[\da-f]{32}$/);
    expect(lookup.events).toMatchObject([{ kind: 'created', note: 'from the ERP', byName: 'Ana' }]);
    expect(enqueued).toEqual([lookup.id]);
  });

  it('creates another lookup of the same product each time', async () => {
    const [first, second] = [await create(), await create()];
    expect(first.id).not.toBe(second.id);
    expect((await stores.lookups.list({ ownerId: null }, 'newest', 0, 10)).total).toBe(2);
  });

  it('returns the lookup as created, whatever a worker changes meanwhile', async () => {
    const deps = {
      ...stores,
      enqueue: async (id: string) => {
        await stores.lookups.claim(id, 't', AT, 1000);
      },
      creditsPerLookup: '1',
      now: () => AT,
    };
    expect(await createLookup(deps, ana, request())).toMatchObject({ status: 'queued', attempts: 0 });
  });
});

describe('the schedule version of a lookup', () => {
  it('is the named one, active or not', async () => {
    const next = await addVersion(stores, { version: 'v2', state: 'staged' });
    expect(await create({ tariffVersion: 'v2' })).toMatchObject({
      datasetId: next.id,
      datasetVersion: 'v2',
      tariffVersion: 'v2',
    });
  });

  it.each(['v9', '', 'V1'])('rejects the version %j with 422', async (tariffVersion) => {
    await expectInvalid(create({ tariffVersion }), 'tariff_version');
    expect(enqueued).toEqual([]);
  });

  it('rejects a version of another market', async () => {
    await addVersion(stores, { market: 'EU', version: 'eu-1' });
    await expectInvalid(create({ tariffVersion: 'eu-1' }), 'tariff_version');
  });

  it('rejects a version that is still loading', async () => {
    await addVersion(stores, { version: 'v3', state: 'loading', loadedAt: null });
    await expectInvalid(create({ tariffVersion: 'v3' }), 'tariff_version');
  });

  it('rejects a market without a schedule with 503', async () => {
    await expectError(create({ market: 'VN' }), 'service_unavailable', {
      messageKey: 'market_no_schedule',
      params: { market: 'VN' },
    });
  });
});

describe('the SKU of a lookup', () => {
  it('is linked', async () => {
    const skuId = await addSku();
    expect(await create({ skuId, isSkuAsked: true })).toMatchObject({ skuId });
  });

  it('is rejected with 422 if unknown', async () => {
    await expectInvalid(create({ skuId: 404, isSkuAsked: true }), 'sku_id');
  });

  it('from another market is rejected with 422 naming both', async () => {
    const skuId = await addSku('EU');
    await expectInvalid(create({ skuId, isSkuAsked: true }), 'sku_id');
    await expectError(create({ skuId, isSkuAsked: true }), 'validation_error', {
      messageKey: 'sku_other_market',
      params: { sku: 'A-1', market: 'EU' },
    });
  });

  it('is omitted if it came from a deleted record', async () => {
    expect(await create({ skuId: 404, isSkuAsked: false })).toMatchObject({ skuId: null });
  });
});

describe('the plan of the caller', () => {
  it('rejects a disabled market with 403', async () => {
    await addVersion(stores, { market: 'EU', version: 'eu-1' });
    await expectError(create({ market: 'EU' }, { ...ana, plan: TRIAL }), 'plan_feature', {
      details: { key: 'feature.market_eu' },
    });
  });

  it('rejects linking a SKU after the trial, as that writes to the catalog', async () => {
    const skuId = await addSku();
    const ended = { ...ana, plan: TRIAL, trialEndsAt: AT };
    await expectError(create({ skuId, isSkuAsked: true }, ended), 'trial_ended');
    expect(await create({}, ended)).toMatchObject({ skuId: null });
    expect(await create({ skuId, isSkuAsked: true }, { ...ended, trialEndsAt: later(1) })).toMatchObject({
      skuId,
    });
  });

  it('is checked before the version and the SKU', async () => {
    const wrong = { market: 'EU', tariffVersion: 'none', skuId: 404, isSkuAsked: true } as const;
    await expectError(create(wrong, { ...ana, plan: TRIAL }), 'plan_feature');
  });
});
