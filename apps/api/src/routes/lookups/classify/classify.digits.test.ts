import { expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const PRODUCT = { description: 'knitted cotton T-shirt', market: 'US' };

async function finished(path: string, body: object) {
  const { body: queued } = await api.as('entry').post(path).send(body);
  await api.runQueued();
  return (await api.as('entry').get(`/api/lookups/${queued.id}`)).body;
}

it('digits are stored in the input, and a rerun inherits them until it removes them', async () => {
  const six = await finished('/api/classify', { ...PRODUCT, digits: 6 });
  expect(six.input.digits).toBe(6);
  const again = await finished(`/api/lookups/${six.id}/rerun`, {});
  expect([again.input.digits, again.status]).toEqual([6, six.status]);
  const whole = await finished(`/api/lookups/${six.id}/rerun`, { digits: null });
  expect(whole.input).not.toHaveProperty('digits');
});
