import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addActor, addVersion, skuDraft } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectError } from '@svc/testkit/domain-errors';
import type { PlanGrant } from '../accounts/actor.ts';
import { saveSkus } from './save-skus.ts';
import type { SkuDraft } from './sku.ts';

const VALID = '6109.10.00.12';

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores, { signupCredits: '3' }));
let enqueued: string[];
beforeEach(async () => {
  await addVersion(stores);
  enqueued = [];
});

type Request = Parameters<typeof saveSkus>[2];

const save = (drafts: readonly SkuDraft[], changes: Partial<Request> = {}, actor = ana, now = AT) =>
  saveSkus(
    {
      skus: stores.skus,
      enqueue: async (ids) => {
        enqueued.push(...ids);
      },
      creditsPerLookup: '1',
      isExample: ({ description }) => description === 'Sample shirt',
      now: () => now,
    },
    actor,
    { drafts, checkCodes: true, classifyMissing: false, language: 'en', ...changes },
  );
const missing = (drafts: readonly SkuDraft[], actor = ana) => save(drafts, { classifyMissing: true }, actor);
const catalog = async () => (await stores.skus.list({}, 0, 100)).items.toReversed();
const limited = (limit: number | null): PlanGrant => ({
  key: 'team',
  features: new Set(),
  withheld: new Set(),
  limits: new Map([['batch_max_rows', limit]]),
  hasTrial: false,
});

describe('saveSkus', () => {
  it('saves nothing for an empty list', async () => {
    expect(await save([])).toMatchObject({ saved: [], duplicates: 0, classificationQueued: 0 });
  });

  it('does not store the template’s example rows', async () => {
    const { saved, examplesSkipped } = await save([
      skuDraft('X', { description: 'Sample shirt' }),
      skuDraft('A'),
    ]);
    expect([saved.length, examplesSkipped]).toEqual([1, 1]);
    expect((await catalog()).map(({ sku }) => sku)).toEqual(['A']);
  });

  it('creates no lookup unless requested', async () => {
    await save([skuDraft('A')]);
    expect((await stores.lookups.list({ ownerId: null }, 'newest', 0, 10)).total).toBe(0);
    expect(enqueued).toEqual([]);
  });
});

describe('two items with one SKU', () => {
  it('save the later one, at its own position', async () => {
    const { saved, duplicates } = await save([
      skuDraft('A', { description: 'first' }),
      skuDraft('B'),
      skuDraft('A', { description: 'second' }),
    ]);
    expect(duplicates).toBe(1);
    expect(saved.map(({ sku }) => sku)).toEqual(['B', 'A']);
    expect((await catalog()).find(({ sku }) => sku === 'A')).toMatchObject({ description: 'second' });
  });

  it('are reported with the SKU, with the number of occurrences', async () => {
    const { saved } = await save([skuDraft('A'), skuDraft('A'), skuDraft('B'), skuDraft('A')]);
    expect(saved.map(({ sku, issues }) => [sku, issues])).toEqual([
      ['B', []],
      ['A', [{ code: 'duplicate_sku', field: 'sku', params: { sku: 'A', times: 3 } }]],
    ]);
  });

  it('count as two if market or letter case differ', async () => {
    const { saved, duplicates } = await save([skuDraft('A'), skuDraft('A', { market: 'EU' }), skuDraft('a')]);
    expect([saved.length, duplicates]).toEqual([3, 0]);
  });
});

describe('an invalid current code', () => {
  it.each(['n/a', '61091000123', 'see file'])('%j is saved as invalid and reported', async (currentCode) => {
    const { saved } = await save([skuDraft('A', { currentCode })]);
    expect(saved).toMatchObject([
      {
        codeStatus: 'invalid',
        hasCode: true,
        issues: [{ code: 'bad_current_code', params: { code: currentCode } }],
      },
    ]);
  });

  it.each([null, '', '  '])('does not include %j', async (currentCode) => {
    const { saved } = await save([skuDraft('A', { currentCode })]);
    expect(saved).toMatchObject([{ codeStatus: 'unknown', hasCode: false, issues: [] }]);
  });

  it('is not reported for an item replaced by a later one', async () => {
    const { saved } = await save([
      skuDraft('A', { currentCode: 'n/a' }),
      skuDraft('A', { currentCode: VALID }),
    ]);
    expect(saved).toMatchObject([{ codeStatus: 'valid', issues: [{ code: 'duplicate_sku' }] }]);
  });
});

describe('classifyMissing', () => {
  it('creates and enqueues a lookup for each SKU without a code', async () => {
    const { classificationQueued, saved } = await missing([
      skuDraft('A'),
      skuDraft('B', { currentCode: VALID }),
    ]);
    expect(classificationQueued).toBe(1);

    const { items } = await stores.lookups.list({ ownerId: null }, 'newest', 0, 10);
    expect(items).toMatchObject([
      {
        kind: 'sku',
        skuId: saved[0]?.id,
        status: 'queued',
        description: 'cotton T-shirt',
        accountId: ana.accountId,
      },
    ]);
    expect(enqueued).toEqual(items.map(({ id }) => id));
  });

  it('includes existing SKUs that still have no code', async () => {
    await save([skuDraft('A'), skuDraft('B', { currentCode: VALID })]);
    const { classificationQueued } = await missing([skuDraft('A'), skuDraft('B')]);
    expect(classificationQueued).toBe(1);
  });
});

describe('the plan’s row limit', () => {
  const three = [skuDraft('A'), skuDraft('B'), skuDraft('C'), skuDraft('D', { currentCode: VALID })];

  it.each([3, 4, null])('of %j allows three', async (limit) => {
    expect(await missing(three, { ...ana, plan: limited(limit) })).toMatchObject({ classificationQueued: 3 });
  });

  it.each([0, 2])('of %d rejects three with 403 and saves nothing', async (limit) => {
    await expectError(missing(three, { ...ana, plan: limited(limit) }), 'plan_limit', {
      details: { key: 'batch_max_rows', limit, requested: 3 },
    });
    expect(await catalog()).toEqual([]);
    expect(enqueued).toEqual([]);
  });

  it('does not apply to a call that classifies nothing', async () => {
    expect(await save(three, {}, { ...ana, plan: limited(1) })).toMatchObject({ classificationQueued: 0 });
    expect(await catalog()).toHaveLength(4);
  });
});
