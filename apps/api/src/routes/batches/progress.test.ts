import { describe, expect, it } from '@jest/globals';
import { started, THREE_PRODUCTS, uploaded, workerDeps } from '../../../test/batch-kit.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const progress = async (id: string) => api.as('entry').get(`/api/batches/${id}/progress`);

describe('200', () => {
  it('is 0 before the start', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const { body, headers } = await progress(id);

    expect(body).toEqual({
      id,
      status: 'uploaded',
      total_rows: 3,
      processed_rows: 0,
      failed_rows: 0,
      counts: { pending: 3, processing: 0, done: 0, error: 0, skipped: 0, duplicate: 0 },
      percent: 0,
      rows_per_second: null,
      eta_seconds: null,
      started_at: null,
      finished_at: null,
    });
    expect(headers['retry-after']).toBeUndefined();
  });

  it('reports the progress of a running batch and the polling interval', async () => {
    const id = await started(api, 'entry', [...THREE_PRODUCTS, ['Shoe', '', '']]);
    const { work } = workerDeps(api);

    await work.take(id, new Date(Date.now() - 10_000));
    await work.claim({ batchId: id, token: 'a'.repeat(32) }, 1, new Date(), 60_000);

    const { body, headers } = await progress(id);
    expect(body).toMatchObject({ status: 'running', counts: { pending: 3, processing: 1 }, percent: 0 });
    expect(headers['retry-after']).toBe('1');

    await work.release({ batchId: id, token: 'a'.repeat(32) });
  });

  it('does not count canceled rows in the speed', async () => {
    const id = await started(api, 'entry', [...THREE_PRODUCTS, ['SHOE', '', ''], ['shoe', '', '']]);
    const { work } = workerDeps(api);
    await work.take(id, new Date(Date.now() - 10_000));
    await api.as('entry').post(`/api/batches/${id}/cancel`);

    const { body } = await progress(id);
    expect(body).toMatchObject({ status: 'completed', processed_rows: 5, rows_per_second: 0 });
  });
});
