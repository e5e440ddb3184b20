import { expect, it } from '@jest/globals';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi({ env: { DEFAULT_MARKET: 'VN' } });

it('saves a SKU without a market in the US, whatever the market of the installation', async () => {
  const item = { sku: 'P-1', description: 'Cotton shirt' };
  const one = await api.as('entry').post('/api/skus').send(item);

  expect([one.status, one.body.market]).toEqual([200, 'US']);

  const many = await api
    .as('entry')
    .post('/api/skus/bulk')
    .send({ items: [item, { ...item, market: 'EU' }] });
  expect(many.body.items.map(({ market }: { market: string }) => market)).toEqual(['US', 'EU']);
  expect(many.body.items[0].id).toBe(one.body.id);
});
