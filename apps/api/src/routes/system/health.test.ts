import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recordHeartbeat, WORKERS } from '@svc/storage/heartbeats';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let away: TestApi;
let queueReachable: boolean;
let failure: Error | null;
let whole: boolean;
beforeAll(async () => {
  api = await startTestApi({
    deps: ({ health }) => ({
      health: {
        ...health,
        demoMarkets: () => {
          if (failure !== null) throw failure;
          return whole ? Promise.resolve([]) : health.demoMarkets();
        },
        get queryEmbedding() {
          return whole ? ('ok' as const) : ('paused' as const);
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
  whole = true;
  await report(0);
});

/** Every worker reported so many seconds ago. */
async function report(secondsAgo: number): Promise<void> {
  const at = new Date(Date.now() - secondsAgo * 1000);
  for (const worker of WORKERS) await recordHeartbeat(api.database.client, worker, 'only', at);
}

const ask = () => api.agent.get('/api/health');

describe('200', () => {
  it('needs no key and reports a healthy service', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'ok',
      environment: 'test',
      demo_mode: false,
      sample_data_markets: [],
      issues: [],
      background: {
        us_tariff: 'disabled',
        eu_tariff: 'disabled',
        vn_tariff: 'disabled',
        query_embedding: 'ok',
        queue: 'ok',
        workers: expect.objectContaining({ classify: expect.any(Number), webhook: expect.any(Number) }),
        worker_seconds_since_report: expect.objectContaining({ classify: expect.any(Number) }),
        failed_deliveries: 0,
      },
      version: '0.0.0-test',
    });
  });

  it('lists paused work and markets with sample data', async () => {
    whole = false;
    const { body } = await ask();
    expect(body).toMatchObject({
      status: 'degraded',
      demo_mode: true,
      background: { query_embedding: 'paused' },
    });
    expect(new Set(body.sample_data_markets)).toEqual(new Set(['US', 'EU', 'VN']));
    expect(body.issues).toEqual([
      'Vector search is paused: lookups run on text search alone',
      ...['US', 'EU', 'VN'].map((market) => expect.stringContaining(`${market} tariff is sample data`)),
    ]);
  });

  it('counts deliveries abandoned in the last day', async () => {
    const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000);
    const { webhook, delivery } = api.database.client;
    const id = 'a'.repeat(32);
    await webhook.create({
      data: {
        id,
        accountId: api.accounts.admin.id,
        url: 'https://example.com/',
        secretSealed: Buffer.alloc(40),
      },
    });
    const given = (status: 'failed' | 'delivered', ago: number) => ({
      webhookId: id,
      event: 'ping',
      body: '{}',
      status,
      finishedAt: hours(ago),
    });
    await delivery.createMany({
      data: [given('failed', 1), given('failed', 23), given('failed', 25), given('delivered', 1)],
    });
    const { body } = await ask();
    expect([body.status, body.background.failed_deliveries]).toEqual(['degraded', 2]);
    expect(body.issues).toEqual(['Webhook deliveries that failed for good in the last 24 hours: 2']);
    await webhook.delete({ where: { id } });
  });

  it('names a market with an abandoned activation until a later one', async () => {
    const { activation } = api.database.client;
    const common = { market: 'EU' as const, toDatasetId: api.dataset.EU, toVersion: 'v', step: 'switched' };
    const failed = { ...common, id: 'b'.repeat(32), createdAt: new Date(), failedAt: new Date() };
    await activation.create({ data: failed });
    const { body } = await ask();
    expect([body.status, body.issues]).toEqual(['degraded', [expect.stringContaining('EU')]]);
    const later = { ...common, id: 'c'.repeat(32), step: 'done', createdAt: new Date(Date.now() + 1000) };
    await activation.create({ data: later });
    expect((await ask()).body.status).toBe('ok');
    await activation.deleteMany({ where: { market: 'EU', toVersion: 'v' } });
  });

  it('is the same for a key that does not exist', async () => {
    expect((await ask().set('X-API-Key', 'svc_unknown')).status).toBe(200);
  });

  it('reports each official source, and is degraded by a failed one', async () => {
    const { officialSource } = api.database.client;
    await officialSource.create({ data: { market: 'VN', state: 'loaded' } });
    await officialSource.create({ data: { market: 'EU', state: 'failed' } });
    const { body } = await ask();
    expect([body.background.vn_tariff, body.background.eu_tariff]).toEqual(['loaded', 'failed']);
    expect([body.status, body.issues]).toEqual(['degraded', [expect.stringContaining('EU')]]);
    await officialSource.deleteMany();
  });

  it('names a worker without heartbeats, in the language of the reader', async () => {
    await report(200);
    const issues = [];
    for (const language of ['en', 'vi', 'ja', 'ko']) {
      const { status, body } = await ask().set('Accept-Language', language);
      expect([status, body.status, body.issues.length]).toEqual([200, 'degraded', WORKERS.length]);
      issues.push(body.issues[0]);
    }
    expect(new Set(issues).size).toBe(4);
  });

  it('is degraded while the queue is down', async () => {
    queueReachable = false;
    const { status, body } = await ask();
    expect([status, body.status, body.background.queue, body.issues.length]).toEqual([
      200,
      'degraded',
      'unreachable',
      1,
    ]);
  });

  it('is degraded, but still returned, while PostgreSQL is down', async () => {
    const { status, body } = await away.agent.get('/api/health');
    expect([status, body.status, body.issues.length]).toEqual([200, 'degraded', 1]);
    expect(body.background.workers).toEqual({ classify: null, batch: null, tariff: null, webhook: null });
    expect(body.background.worker_seconds_since_report).toEqual(body.background.workers);
  });
});

it('500 internal_error is the only other response, with the request id and no internals', async () => {
  failure = new Error('secret of the inside');
  const answer = await ask();
  expect([answer.status, answer.body.code]).toEqual([500, 'internal_error']);
  expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
  expect(answer.text).not.toContain('secret');
});
