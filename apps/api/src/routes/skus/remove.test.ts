import { expect, it } from '@jest/globals';
import { raisedAlert, savedSku } from '../../../test/catalog.ts';
import { finishedLookup } from '../../../test/lookups.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const remove = (id: number | string) => api.as('reviewer').delete(`/api/skus/${id}`);

it('200 deletes the SKU and its alerts, but not its lookups', async () => {
  const { id } = await savedSku(api, 'REMOVE');
  const alert = await raisedAlert(api, id);
  const lookup = await finishedLookup(api, 'entry', {}, { sku_id: id });
  const answer = await remove(id);

  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  expect((await api.as('entry').get(`/api/skus/${id}`)).status).toBe(404);

  const read = await api.as('entry').get(`/api/lookups/${lookup}`);
  expect([read.status, read.body.sku_id]).toEqual([200, null]);
  expect(await api.database.client.alert.count({ where: { id: alert } })).toBe(0);
});

it('404 for a SKU that is already deleted', async () => {
  const { id } = await savedSku(api, 'TWICE');
  await remove(id);
  expect((await remove(id)).status).toBe(404);
});
