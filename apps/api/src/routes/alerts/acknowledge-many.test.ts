import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { raisedAlert, savedSku, US_CODES } from '../../../test/catalog.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();
let sku: number;
beforeAll(async () => {
  sku = (await savedSku(api, 'SKU', { current_code: US_CODES.valid })).id;
});
beforeEach(() => api.database.client.alert.deleteMany());

const acknowledge = (body?: object) => api.as('reviewer').post('/api/alerts/acknowledge').send(body);
const open = () => api.database.client.alert.count({ where: { acknowledgedAt: null } });

describe('200', () => {
  it('acknowledges alerts by their ids and counts those that were open', async () => {
    const ids = [await raisedAlert(api, sku), await raisedAlert(api, sku), await raisedAlert(api, sku)];
    const answer = await acknowledge({ ids: [ids[0], ids[1], ids[1], 999_999] });

    expect([answer.status, answer.body]).toEqual([200, { acknowledged: 2 }]);
    expect((await acknowledge({ ids })).body).toEqual({ acknowledged: 1 });
    expect((await acknowledge({ ids })).body).toEqual({ acknowledged: 0 });
    expect(await open()).toBe(0);
  });

  it('acknowledges only the alerts of a market and kind', async () => {
    await raisedAlert(api, sku);
    await raisedAlert(api, sku);
    await raisedAlert(api, sku, { kind: 'code_removed' });
    await raisedAlert(api, sku, { market: 'EU' });

    expect((await acknowledge({ market: 'US', kind: 'code_changed' })).body).toEqual({ acknowledged: 2 });
    expect(await open()).toBe(2);
  });
});

it('422 for a missing body', async () => {
  expect((await acknowledge()).status).toBe(422);
});

it('reopening counts the acknowledged alerts and leaves those open', async () => {
  const ids = [await raisedAlert(api, sku), await raisedAlert(api, sku)];
  await acknowledge({ ids: [ids[0]] });
  const answer = await api.as('reviewer').post('/api/alerts/reopen').send({ ids });
  expect([answer.status, answer.body, await open()]).toEqual([200, { reopened: 1 }, 2]);
});
