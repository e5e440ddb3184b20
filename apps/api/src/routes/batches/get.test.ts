import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploaded } from '../../../test/batch-kit.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();
let id: string;
beforeAll(async () => {
  id = await uploaded(api, 'entry', [
    ['description'],
    ...Array.from({ length: 12 }, (_, n) => [`Shirt ${n}`]),
  ]);
});

describe('200', () => {
  it('returns the batch without a preview', async () => {
    const { body, status } = await api.as('entry').get(`/api/batches/${id}`);
    expect([status, body.id, body.total_rows]).toEqual([200, id, 12]);
    expect(body).not.toHaveProperty('preview');
  });

  it('adds the first rows on request', async () => {
    const { body } = await api.as('entry').get(`/api/batches/${id}?preview=true`);
    expect(body.preview).toHaveLength(10);
    expect(body.preview[9]).toEqual({ row_index: 11, description: 'Shirt 9' });
  });
});
