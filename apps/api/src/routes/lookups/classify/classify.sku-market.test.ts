import { describe, expect, it } from '@jest/globals';
import { catalogSku, finishedLookup } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const classify = (body: object) =>
  api
    .as('entry')
    .post('/api/classify')
    .send({ description: 'cup', ...body });

describe('a lookup for a SKU', () => {
  it('202: is in the market of the SKU, named or by default', async () => {
    const sku_id = await catalogSku(api, 'EU', 'EU-1');
    expect((await classify({ sku_id, market: 'EU' })).status).toBe(202);
    const us = await catalogSku(api, 'US', 'US-1');
    expect((await classify({ sku_id: us })).body).toMatchObject({ sku_id: us, market: 'US' });
  });

  it.each([
    ['EU-2', { market: 'US' }],
    ['EU-3', {}],
  ])('422: %s is not in another market, requested with %j', async (name, asked) => {
    const sku_id = await catalogSku(api, 'EU', name);
    const before = await api.database.client.lookup.count();
    const { status, body } = await classify({ sku_id, ...asked });

    expect([status, body]).toEqual([
      422,
      {
        detail: `The SKU ${name} belongs to the market EU`,
        code: 'validation_error',
        errors: [{ field: 'sku_id', message: 'must be a SKU of the market US' }],
      },
    ]);
    expect(await api.database.client.lookup.count()).toBe(before);
  });

  it('422: cannot be rerun with a SKU of another market, and drops its own on a market change', async () => {
    const own = await catalogSku(api, 'US', 'US-3');
    const other = await catalogSku(api, 'VN', 'VN-3');
    const id = await finishedLookup(api, 'entry', {}, { sku_id: own });
    const rerun = (body: object) => api.as('entry').post(`/api/lookups/${id}/rerun`).send(body);
    const refused = await rerun({ sku_id: other });

    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'sku_id']);
    expect((await rerun({ market: 'VN' })).body.sku_id).toBeNull();
    expect((await rerun({ market: 'VN', sku_id: other })).body.sku_id).toBe(other);
  });
});
