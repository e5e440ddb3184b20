import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { consume, createJobTimes } from '@svc/queues/consumer';
import { fanOutEvents } from '@svc/queues/jobs';
import { silentLogger } from '@svc/runtime/logger';
import { createMetrics } from '@svc/runtime/metrics';
import { waitFor } from '@svc/testkit/wait-for';
import { started, THREE_PRODUCTS } from './batch-kit.ts';
import { finishedLookup } from './lookups.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
const subjects: string[] = [];
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  api = await startTestApi({ env: { WEBHOOK_ALLOW_HOSTS: '127.0.0.1:9' } });
  // Without a webhook that listens nobody is reminded.
  await api.as('admin').post('/api/webhooks').send({ url: 'http://127.0.0.1:9/hook' }).expect(200);

  const parts = {
    backend: { kind: 'postgres', url: api.database.url } as const,
    logger: silentLogger,
    times: createJobTimes(createMetrics()),
  };
  const consumer = consume(parts, fanOutEvents, 1, async ({ subject = '' }) => void subjects.push(subject));

  stops.push(() => consumer.close());
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await api.close();
});

describe('the queue notifies the webhook worker', () => {
  it('of a decision', async () => {
    const id = await finishedLookup(api, 'entry');
    await api.as('reviewer').post(`/api/lookups/${id}/decision`).send({ action: 'approve' });
    expect(await waitFor('the reminder', () => subjects.includes(id))).toBe(true);
  });

  it('of a batch completed by a cancel', async () => {
    const account = await api.newAccount('Cancel');
    const id = await started(api, account, THREE_PRODUCTS);
    await api.as(account).post(`/api/batches/${id}/cancel`);
    expect(await waitFor('the reminder', () => subjects.includes(id))).toBe(true);
  });
});
