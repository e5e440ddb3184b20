import { describe, expect, it } from '@jest/globals';
import { run, started, THREE_PRODUCTS, OUTCOME } from '../../../test/batch-kit.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const cancel = (id: string) => api.as('entry').post(`/api/batches/${id}/cancel`);
const events = (id: string) =>
  api.database.client.outboxEvent.count({ where: { dedupeKey: `batch.completed:${id}:1` } });

describe('200', () => {
  it('completes a queued batch at once, with its rows canceled and nothing charged', async () => {
    const id = await started(api, 'entry', [...THREE_PRODUCTS, ['roasted COFFEE beans', 'coffee', 'VN']]);
    const { body, status } = await cancel(id);

    expect([status, body.status]).toEqual([200, 'completed']);
    expect(body).toMatchObject({ processed_rows: 4, failed_rows: 0, counts: { skipped: 4, pending: 0 } });
    expect(await events(id)).toBe(1);

    await run(api, id);
    expect(await api.database.client.lookup.count({ where: { batchId: id } })).toBe(0);
  });

  it('lets the running rows finish before the batch completes', async () => {
    const id = await started(api, 'entry', [
      ['description'],
      ...Array.from({ length: 60 }, (_, n) => [`Shirt ${n}`]),
    ]);
    let answer: Awaited<ReturnType<typeof cancel>> | null = null;

    await run(api, id, {
      classify: async () => {
        answer ??= await cancel(id);
        return OUTCOME;
      },
    });

    expect(answer).toMatchObject({ status: 200 });

    const { body } = await api.as('entry').get(`/api/batches/${id}`);
    expect(body.status).toBe('completed');
    expect(body.counts.done + body.counts.skipped).toBe(60);
    expect(body.counts.done).toBeGreaterThan(0);
    expect(body.processed_rows).toBe(60);
    expect(await events(id)).toBe(1);
    expect(await api.database.client.lookup.count({ where: { batchId: id } })).toBe(body.counts.done);
  });
});
