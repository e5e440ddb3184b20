import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('GET /metrics', () => {
  it('shows how much of the ids of each table is taken', async () => {
    await api.database.client.$executeRaw`SELECT setval('skus_id_seq', 1073741824)`;
    const { status, text } = await api.agent.get('/metrics');
    expect(status).toBe(200);
    expect(text).toMatch(/^svc_sequence_used_ratio\{sequence="skus_id_seq"\} 0\.5\d*$/m);
  });
});
