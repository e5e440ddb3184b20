import { describe, expect, it } from '@jest/globals';
import { forceStatus, run, started, THREE_PRODUCTS, uploaded } from '../../../test/batch-kit.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const remove = (id: string) => api.as('entry').delete(`/api/batches/${id}`);

describe('200', () => {
  it.each(['uploaded', 'queued', 'completed_with_errors'] as const)(
    'deletes a batch that is %s',
    async (status) => {
      const id = await uploaded(api, 'entry', THREE_PRODUCTS);
      if (status !== 'uploaded') await forceStatus(api, id, status);

      const answer = await remove(id);
      expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
      expect((await api.as('entry').get(`/api/batches/${id}`)).status).toBe(404);
      expect(await api.database.client.batchRow.count({ where: { batchId: id } })).toBe(0);
      expect((await remove(id)).status).toBe(404);
    },
  );

  it('does not delete the lookups of a completed batch', async () => {
    const id = await started(api, 'entry', THREE_PRODUCTS);
    await run(api, id);

    const { body: rows } = await api.as('entry').get(`/api/batches/${id}/rows`);
    await remove(id);

    const lookup = await api.as('entry').get(`/api/lookups/${rows[0].lookup_id}`);
    expect([lookup.status, lookup.body.kind, lookup.body.batch_id]).toEqual([200, 'batch', null]);
  });
});
