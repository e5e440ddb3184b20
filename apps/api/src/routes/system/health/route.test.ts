import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recordHeartbeat, WORKERS } from '@svc/storage/heartbeats';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
let away: TestApi;
let queueReachable: boolean;
let failure: Error | null;
beforeAll(async () => {
  api = await startTestApi({
    deps: ({ health }) => ({
      health: {
        ...health,
        demoMarkets: () => {
          if (failure !== null) throw failure;
          return health.demoMarkets();
        },
        queueReachable: async () => queueReachable,
      },
    }),
  });
  away = await startTestApi({ databaseUrl: (own) => own.replace(/:\d+\//, ':1/') });
});
afterAll(async () => {
  await api.close();
  await away.close();
});
beforeEach(async () => {
  queueReachable = true;
  failure = null;
  await report(0);
});

/** Every worker reported so many seconds ago. */
async function report(secondsAgo: number): Promise<void> {
  const at = new Date(Date.now() - secondsAgo * 1000);
  for (const worker of WORKERS) await recordHeartbeat(api.database.client, worker, 'only', at);
}

const ask = () => api.agent.get('/api/health');

describe('200', () => {
  it('needs no key, and says that all is well', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'ok',
      environment: 'test',
      demo_mode: true,
      sample_data_markets: expect.arrayContaining(['US', 'EU', 'VN']),
      issues: [],
      background: {
        us_tariff: 'disabled',
        eu_tariff: 'disabled',
        vn_tariff: 'disabled',
        query_embedding: 'paused',
        queue: 'ok',
        workers: expect.objectContaining({ classify: expect.any(Number), webhook: expect.any(Number) }),
      },
      version: '0.0.0-test',
    });
  });

  it('is the same for a key that does not exist', async () => {
    expect((await ask().set('X-API-Key', 'svc_unknown')).status).toBe(200);
  });

  it('tells the state of each official source, and that a failed one degrades', async () => {
    const { officialSource } = api.database.client;
    await officialSource.create({ data: { market: 'VN', state: 'loaded' } });
    await officialSource.create({ data: { market: 'EU', state: 'failed' } });
    const { body } = await ask();
    expect([body.background.vn_tariff, body.background.eu_tariff]).toEqual(['loaded', 'failed']);
    expect([body.status, body.issues]).toEqual(['degraded', [expect.stringContaining('EU')]]);
    await officialSource.deleteMany();
  });

  it('names a worker that has gone silent, in the language of the reader', async () => {
    await report(200);
    const issues = [];
    for (const language of ['en', 'vi', 'ja', 'ko']) {
      const { status, body } = await ask().set('Accept-Language', language);
      expect([status, body.status, body.issues.length]).toEqual([200, 'degraded', WORKERS.length]);
      issues.push(body.issues[0]);
    }
    expect(new Set(issues).size).toBe(4);
  });

  it('is degraded while the queue is away', async () => {
    queueReachable = false;
    const { status, body } = await ask();
    expect([status, body.status, body.background.queue, body.issues.length]).toEqual([
      200,
      'degraded',
      'unreachable',
      1,
    ]);
  });

  it('is degraded, and still answered, while PostgreSQL is away', async () => {
    const { status, body } = await away.agent.get('/api/health');
    expect([status, body.status, body.issues.length]).toEqual([200, 'degraded', 1]);
    expect(body.background.workers).toEqual({ classify: null, batch: null, tariff: null, webhook: null });
  });
});

describe('500 internal_error', () => {
  it('is the only other answer, with the request id and nothing of the inside', async () => {
    failure = new Error('secret of the inside');
    const answer = await ask();
    expect([answer.status, answer.body.code]).toEqual([500, 'internal_error']);
    expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
    expect(answer.text).not.toContain('secret');
  });
});
