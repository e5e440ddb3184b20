import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { forceStatus, mappingOf, run, THREE_PRODUCTS, uploaded } from './batch-kit.ts';
import { savedSku } from './catalog.ts';
import { outcome } from './lookups.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const LEASE_MS = 60_000;

// A worker that is done before the call that enqueued its job continues.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    deps: ({ lookups, clock }) => ({
      enqueueLookup: async (lookupId) => {
        const claim = { lookupId, token: newId() };
        await lookups.claim(lookupId, claim.token, clock(), LEASE_MS);
        await lookups.finish(claim, outcome(), clock());
      },
      enqueueBatch: (batchId) => run(api, batchId),
    }),
  });
});
afterAll(() => api.close());

const UNFINISHED = { status: 'queued', confidence: 0, result: {}, normalized: {}, recommended_code: null };

describe('a fast worker does not change responses', () => {
  it('202 of classify: queued', async () => {
    const { body, status } = await api.as('entry').post('/api/classify').send({ description: 'Shirt' });
    expect([status, body]).toEqual([202, expect.objectContaining(UNFINISHED)]);
    expect((await api.as('entry').get(`/api/lookups/${body.id}`)).body.status).toBe('proposed');
  });

  it('202 of a rerun and of a SKU: queued', async () => {
    const first = await api.as('entry').post('/api/classify').send({ description: 'Shirt' });
    const again = await api.as('entry').post(`/api/lookups/${first.body.id}/rerun`).send({});

    expect([again.status, again.body]).toEqual([202, expect.objectContaining(UNFINISHED)]);

    const { id } = await savedSku(api, 'QUICK');
    const ofSku = await api.as('entry').post(`/api/skus/${id}/classify`);

    expect([ofSku.status, ofSku.body]).toEqual([202, expect.objectContaining(UNFINISHED)]);
  });

  it('200 of start and of retry: queued', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const started = await api
      .as('entry')
      .post(`/api/batches/${id}/start`)
      .send({ column_mapping: mappingOf('description') });
    const waiting = { status: 'queued', processed_rows: 0, market: 'US', dataset_version: 'sample-2026' };

    expect([started.status, started.body]).toEqual([200, expect.objectContaining(waiting)]);
    expect(started.body.counts).toMatchObject({ pending: 3, done: 0 });
    expect((await api.as('entry').get(`/api/batches/${id}`)).body.status).toBe('completed');

    await forceStatus(api, id, 'completed_with_errors');

    const retried = await api.as('entry').post(`/api/batches/${id}/retry`).send({});
    expect([retried.status, retried.body]).toEqual([200, expect.objectContaining(waiting)]);
  });
});
