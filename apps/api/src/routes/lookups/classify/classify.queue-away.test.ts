import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // Nothing listens on port 1.
  api = await startTestApi({ backend: { kind: 'redis', url: 'redis://127.0.0.1:1' } });
});
afterAll(() => api.close());

it('accepts the lookup anyway and leaves it for the sweep', async () => {
  const answer = await api.as('entry').post('/api/classify').send({ description: 'cotton T-shirt' });
  expect([answer.status, answer.body.status]).toEqual([202, 'queued']);

  const now = new Date();
  expect(await api.deps.lookups.findStale(now, now, 10)).toEqual([answer.body.id]);
  expect(await api.producer.isReachable()).toBe(false);
});
