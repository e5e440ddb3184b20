import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addActor, addVersion, later, skuDraft } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import type { PlanGrant } from '../accounts/actor.ts';
import { checkSkuCodes, replaceSku, saveSku } from './save-sku.ts';
import { classifySku } from './classify-sku.ts';
import type { SkuDraft } from './sku.ts';

const VALID = '6109.10.00.12';
const WITHOUT_EU: PlanGrant = {
  key: 'team',
  features: new Set(),
  withheld: new Set(['feature.market_eu']),
  limits: new Map(),
  hasTrial: false,
};

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores, { signupCredits: '1' }));
let clock: Date;
beforeEach(async () => {
  clock = AT;
  await addVersion(stores);
});

const deps = () => ({ skus: stores.skus, now: () => clock });
const save = (sku: string, changes: Partial<SkuDraft> = {}) => saveSku(deps(), skuDraft(sku, changes));

it('saveSku rejects a SKU deleted in between with 404', async () => {
  const skus = { ...stores.skus, find: async () => null };
  await expectError(saveSku({ skus, now: () => AT }, skuDraft('A')), 'not_found');
});

describe('replaceSku', () => {
  /** A whole SKU as it shall be: fields that were left out are empty. */
  const whole = (changes: Partial<SkuDraft> = {}) => {
    const empty = {
      material: '',
      use: '',
      composition: '',
      origin: '',
      notes: '',
      externalRef: '',
      currentCode: '',
    };
    const { market: _market, ...rest } = skuDraft('A', { ...empty, ...changes });
    return { ...rest, market: changes.market ?? null };
  };
  const replace = (id: number, replacement: ReturnType<typeof whole>, actor = ana) =>
    replaceSku(deps(), actor, id, replacement);

  it('replaces every field, and clears omitted ones', async () => {
    const { id } = await save('A', { material: 'cotton', notes: 'n', externalRef: 'X', currentCode: VALID });
    clock = later(1);
    expect(await replace(id, whole({ description: 'silk scarf' }))).toMatchObject({
      id,
      description: 'silk scarf',
      material: '',
      notes: '',
      externalRef: '',
      currentCode: null,
      codeStatus: 'unknown',
      updatedAt: later(1),
    });
  });

  it('accepts the SKU’s market, explicit or not', async () => {
    const { id } = await save('A', { market: 'EU' });
    expect(await replace(id, whole())).toMatchObject({ id, market: 'EU' });
    expect(await replace(id, whole({ market: 'EU' }))).toMatchObject({ id, market: 'EU' });
  });

  it('rejects another name or market with 422, naming each', async () => {
    const { id } = await save('A');
    await expectInvalid(replace(id, whole({ sku: 'B' })), 'sku');
    await expectInvalid(replace(id, whole({ market: 'EU' })), 'market');
    await expectInvalid(replace(id, whole({ sku: 'a', market: 'EU' })), 'sku', 'market');
    expect((await stores.skus.list({}, 0, 10)).total).toBe(1);
  });

  it('rejects an unknown SKU with 404', async () => {
    await expectError(replace(404, whole()), 'not_found');
  });

  it('rejects a market outside the plan with 403, before checking the fields', async () => {
    const { id } = await save('A', { market: 'EU' });
    await expectError(replace(id, whole({ sku: 'B' }), { ...ana, plan: WITHOUT_EU }), 'plan_feature', {
      details: { key: 'feature.market_eu' },
    });
  });
});

describe('checkSkuCodes', () => {
  const check = (selection: Parameters<typeof checkSkuCodes>[1] = {}) => checkSkuCodes(deps(), selection);

  it('rejects unknown SKU ids with 422 by path, and checks nothing', async () => {
    const { id } = await save('A', { currentCode: VALID });
    clock = later(1);
    await expectInvalid(check({ skuIds: [404, id, 405, 404] }), 'sku_ids.0', 'sku_ids.2', 'sku_ids.3');
    await expectError(check({ skuIds: [id, 405] }), 'validation_error', {
      messageKey: 'sku_id_unknown',
      params: { sku_id: 405 },
    });
    expect(await stores.skus.find(id)).toMatchObject({ checkedAt: AT });
  });
});

describe('classifySku', () => {
  const classify = (skuId: number, actor = ana, tariffVersion: string | null = null) =>
    classifySku(
      { ...stores, enqueue: async () => undefined, creditsPerLookup: '1', now: () => clock },
      actor,
      { skuId, tariffVersion, asked: { language: 'vi', unsupported: null } },
    );

  it('creates a lookup of the product in the SKU’s market', async () => {
    const { id } = await save('A', { material: 'cotton', origin: 'VN', notes: 'box of 10' });
    expect(await classify(id)).toMatchObject({
      kind: 'sku',
      skuId: id,
      market: 'US',
      datasetVersion: 'v1',
      language: 'vi',
      parentLookupId: null,
      input: {
        description: 'cotton T-shirt',
        material: 'cotton',
        origin: 'VN',
        notes: 'box of 10',
        answers: [],
      },
    });
  });

  it('reserves a fee, and is rejected with 402 without credits', async () => {
    const { id } = await save('A');
    await classify(id);
    await expectError(classify(id), 'out_of_credits', { details: { balance: 0, needed: 1 } });
  });

  it('rejects invalid calls with 404, 422, 503 and 403', async () => {
    await expectError(classify(404), 'not_found');
    const us = await save('A');
    await expectInvalid(classify(us.id, ana, 'v9'), 'tariff_version');
    const vn = await save('A', { market: 'VN' });
    await expectError(classify(vn.id), 'service_unavailable');
    const eu = await save('A', { market: 'EU' });
    await expectError(classify(eu.id, { ...ana, plan: WITHOUT_EU }), 'plan_feature');
    expect(await stores.credits.spendable(ana.accountId)).toBe('1');
  });
});
