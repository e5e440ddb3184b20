import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('202', () => {
  it('answers', async () => {
    const answer = await api
      .as('entry')
      .post('/api/classify')
      .send({ description: 'knitted cotton T-shirt', market: 'US' });
    expect(answer.status).toBe(202);
    expect(await api.runQueued()).toBe(1);
    const read = await api.as('entry').get(`/api/lookups/${answer.body.id}`);
    expect(read.body.status).toBe('proposed');
  });
});
