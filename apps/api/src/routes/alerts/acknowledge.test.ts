import { expect, it } from '@jest/globals';
import { raisedAlert, savedSku, US_CODES } from '../../../test/catalog.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const acknowledge = (id: number | string, seat: 'reviewer' | 'otherReviewer' | 'admin' = 'reviewer') =>
  api.as(seat).post(`/api/alerts/${id}/acknowledge`);

it('200 records who saw the alert and when, only the first time', async () => {
  const { id } = await savedSku(api, 'SEEN', { current_code: US_CODES.valid });
  const alert = await raisedAlert(api, id);
  const first = await acknowledge(alert);

  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    id: alert,
    sku_id: id,
    acknowledged_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    acknowledged_by: api.accounts.reviewer.id,
    acknowledged_by_name: 'reviewer',
  });

  const again = await acknowledge(alert, 'admin');
  expect([again.status, again.body]).toEqual([200, first.body]);
});
