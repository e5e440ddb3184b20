import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { forceStatus, run, started, THREE_PRODUCTS, uploaded, workerDeps } from './batch-kit.ts';
import { catalogSku, finishedLookup, outcome, queuedLookup } from './lookups.ts';
import { suiteApi } from './test-api.ts';

const api = suiteApi();

const product = { description: 'men T-shirt', market: 'US' };

describe('402 trial_ended', () => {
  it('for a classification with a SKU only', async () => {
    const skuId = await catalogSku(api, 'US', newId());
    const named = await api
      .as('trialEnded')
      .post('/api/classify')
      .send({ ...product, sku_id: skuId });

    expect([named.status, named.body.code]).toEqual([402, 'trial_ended']);
    expect((await api.as('trialEnded').post('/api/classify').send(product)).status).toBe(202);
  });

  it('for a rerun with a SKU; one without drops the SKU of the original', async () => {
    const skuId = await catalogSku(api, 'US', newId());
    const original = await finishedLookup(api, 'trialEnded');
    const rerun = (body: object) => api.as('trialEnded').post(`/api/lookups/${original}/rerun`).send(body);
    const named = await rerun({ sku_id: skuId });

    expect([named.status, named.body.code]).toEqual([402, 'trial_ended']);

    await api.database.client.lookup.update({ where: { id: original }, data: { skuId } });

    const { status, body } = await rerun({});
    expect([status, body.sku_id]).toEqual([202, null]);

    await api.runQueued(() => outcome());
    expect(await api.database.client.sku.findUnique({ where: { id: skuId } })).toMatchObject({
      suggestedCode: null,
    });
  });

  it('for a retry of a batch whose rows are saved to the catalog only', async () => {
    const retry = async (saveToCatalog: boolean) => {
      const id = await uploaded(api, 'trialEnded', THREE_PRODUCTS);
      await forceStatus(api, id, 'completed_with_errors');
      await api.database.client.batch.update({ where: { id }, data: { saveToCatalog } });
      return api.as('trialEnded').post(`/api/batches/${id}/retry`).send({});
    };

    const saving = await retry(true);
    expect([saving.status, saving.body.code]).toEqual([402, 'trial_ended']);
    expect((await retry(false)).status).toBe(200);
  });
});

describe('a deactivated account', () => {
  it('pauses its batches until it is active again', async () => {
    const account = await api.newAccount('Paused');
    const id = await started(api, account, THREE_PRODUCTS);
    const setActive = (active: boolean) =>
      api.database.client.account.update({ where: { id: account.id }, data: { active } });
    const { work } = workerDeps(api);
    const taken = await work.take(id, new Date());

    await setActive(false);
    expect(await work.findOpen(10)).not.toContain(id);
    expect(await work.take(id, new Date())).toBeNull();

    const claim = { batchId: id, token: 't'.repeat(32) };
    expect([taken?.id, await work.claim(claim, 10, new Date(), 60_000)]).toEqual([id, []]);

    await setActive(true);
    expect(await work.findOpen(10)).toContain(id);

    await run(api, id);
    expect((await api.as(account).get(`/api/batches/${id}`)).body.status).toBe('completed');
  });

  it('can still read its earlier lookups', async () => {
    const account = await api.newAccount('Asked');
    const id = await queuedLookup(api, account);
    await api.database.client.account.update({ where: { id: account.id }, data: { active: false } });
    await api.runQueued(() => outcome());

    expect(await api.database.client.lookup.findUnique({ where: { id } })).toMatchObject({
      status: 'proposed',
    });
  });
});
