import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogSku, finishedLookup } from '../../../../test/lookups.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
/** The SKU that is deleted as soon as a call has read it or a lookup of it. */
let doomed: number | null = null;

async function deleteDoomed(): Promise<void> {
  if (doomed === null) return;
  const id = doomed;
  doomed = null;
  await api.deps.skus.remove(id);
}

beforeAll(async () => {
  api = await startTestApi({
    deps: ({ skus, lookups }) => ({
      skus: {
        ...skus,
        find: async (id) => {
          const found = await skus.find(id);
          await deleteDoomed();
          return found;
        },
        findTarget: async (id) => {
          const found = await skus.findTarget(id);
          await deleteDoomed();
          return found;
        },
      },
      lookups: {
        ...lookups,
        find: async (id, ownerId) => {
          const found = await lookups.find(id, ownerId);
          await deleteDoomed();
          return found;
        },
      },
    }),
  });
});
afterAll(() => api.close());

describe('202 without the SKU if it is deleted during the call', () => {
  it('when its product is classified', async () => {
    doomed = await catalogSku(api, 'US', 'GONE-1');
    const body = { description: 'cup', sku_id: doomed };
    const answer = await api.as('entry').post('/api/classify').send(body);
    expect([answer.status, answer.body.sku_id]).toEqual([202, null]);
  });

  it('when the SKU itself is classified', async () => {
    doomed = await catalogSku(api, 'US', 'GONE-2');
    const answer = await api.as('entry').post(`/api/skus/${doomed}/classify`).send();
    expect([answer.status, answer.body.kind, answer.body.sku_id]).toEqual([202, 'sku', null]);
  });

  it('when its lookup is rerun', async () => {
    const skuId = await catalogSku(api, 'US', 'GONE-3');
    const id = await finishedLookup(api, 'entry', {}, { sku_id: skuId });
    doomed = skuId;

    const answer = await api.as('entry').post(`/api/lookups/${id}/rerun`).send();
    expect([answer.status, answer.body.parent_lookup_id, answer.body.sku_id]).toEqual([202, id, null]);
  });
});

it('200 with a SKU that is deleted during the call decides the lookup anyway', async () => {
  const skuId = await catalogSku(api, 'US', 'GONE-4');
  const id = await finishedLookup(api, 'entry', {}, { sku_id: skuId });
  doomed = skuId;

  const answer = await api.as('reviewer').post(`/api/lookups/${id}/decision`).send({ action: 'approve' });
  expect([answer.status, answer.body.decision, answer.body.sku_id]).toEqual([200, 'approved', null]);
});
