import { afterEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { newId } from '@svc/domain/id';
import { attemptDelivery, attemptPauses } from '@svc/domain/webhooks/attempt-delivery';
import { silentLogger } from '@svc/runtime/logger';
import { createHttpClient } from '@svc/runtime/outbound/http-client';
import { createOutboxStore } from '@svc/storage/webhooks/outbox-store';
import { waitFor } from '@svc/testkit/wait-for';
import { createFanOut } from '../src/fan-out.ts';
import { createHarness, writeEvents } from './harness.ts';

const harness = forSuite(createHarness);
afterEach(() => harness.reset());

function fanOut(): Promise<void> {
  const outbox = createOutboxStore(harness.database.client);
  return createFanOut({
    outbox,
    now: () => new Date(),
    logger: silentLogger,
    onDeliveries: async () => undefined,
  })();
}

const claimAll = { leaseMs: 150, limit: 10, doubtfulLimit: 10, perEndpoint: 10 };

describe('nothing is lost', () => {
  it('when the process dies after the commit and before any queue job', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url);
    await writeEvents(harness.database, 5);
    harness.startWorker();

    const rows = await harness.ended(webhook.id, 5);
    expect(rows.map(({ status }) => status)).toEqual(Array(5).fill('delivered'));
    expect(receiver.requests).toHaveLength(5);
  });

  it('when the process dies after sending: the same id is sent again', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url);

    await writeEvents(harness.database, 1);
    await fanOut();

    const [claimed] = await harness.deliveries.claim({ ...claimAll, token: newId(), now: new Date() });
    if (claimed === undefined) throw new Error('nothing was due');

    const client = createHttpClient({
      allowHosts: () => [receiver.host],
      resolve: async () => [],
      timeoutMs: 1000,
    });
    const late = await attemptDelivery(
      {
        checkUrl: async () => null,
        secrets: harness.secrets,
        post: (request) => client.post(request),
        pauseAfter: attemptPauses([1]),
        onFault: () => undefined,
        now: () => new Date(),
      },
      claimed,
    );

    client.close();
    harness.startWorker();

    const [row] = await harness.ended(webhook.id);
    expect(row).toMatchObject({ status: 'delivered', attempts: 2 });
    expect(receiver.requests).toHaveLength(2);
    expect(new Set(receiver.requests.map(({ headers }) => headers['x-svc-delivery']))).toEqual(
      new Set([String(claimed.id)]),
    );

    // The one that was thought dead comes back: its end is void.
    await harness.deliveries.record([
      { ...late, delivered: false, statusCode: 500, nextAttemptAt: new Date() },
    ]);
    expect((await harness.rows(webhook.id))[0]).toMatchObject({ status: 'delivered', statusCode: 200 });
  });

  it('when the last attempt was interrupted: it ends as failed, without a fourth', async () => {
    const { webhook } = await harness.register('https://gone.test/');
    await harness.database.client.delivery.create({
      data: {
        webhookId: webhook.id,
        event: 'ping',
        body: '{}',
        status: 'sending',
        attempts: 3,
        claimToken: newId(),
        leaseUntil: new Date(0),
      },
    });
    harness.startWorker();

    expect(await harness.ended(webhook.id)).toMatchObject([
      { status: 'failed', error: 'delivery_interrupted', attempts: 3 },
    ]);
  });

  it('when the worker is stopped during an attempt', async () => {
    const receiver = await harness.receiver((response, before) => {
      if (before > 0) response.end();
    });
    const { webhook } = await harness.register(receiver.url);

    await writeEvents(harness.database, 1);
    harness.startWorker({ timeoutMs: 20_000, leaseMs: 60_000 });
    await waitFor('the attempt', () => receiver.requests.length === 1);
    await harness.stopWorkers(50);

    expect(await harness.rows(webhook.id)).toMatchObject([{ status: 'pending', attempts: 1 }]);

    harness.startWorker();
    expect(await harness.ended(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
  });
});

it('two workers create and send each delivery once, two at most to one endpoint at a time', async () => {
  const receiver = await harness.receiver((response) => void setTimeout(() => response.end(), 3));
  const { webhook } = await harness.register(receiver.url);

  await writeEvents(harness.database, 150);
  harness.startWorker();
  harness.startWorker();

  const rows = await harness.ended(webhook.id, 150);
  expect(rows).toHaveLength(150);
  expect(rows.every(({ status, attempts }) => status === 'delivered' && attempts === 1)).toBe(true);

  const ids = receiver.requests.map(({ headers }) => headers['x-svc-delivery']);
  expect(ids).toHaveLength(150);
  expect(new Set(ids).size).toBe(150);
  expect(receiver.busiest()).toBeLessThanOrEqual(2);
});

it('endpoints do not block others if they hang', async () => {
  const dead = await harness.receiver(() => undefined);
  const alive = await harness.receiver();
  for (let index = 0; index < 20; index += 1) await harness.register(dead.url);

  const { webhook } = await harness.register(alive.url);
  await writeEvents(harness.database, 40);
  harness.startWorker({ timeoutMs: 20_000, leaseMs: 60_000 });

  const started = Date.now();
  await harness.ended(webhook.id, 40);

  expect(Date.now() - started).toTakeUnder(5000);
  expect(alive.requests).toHaveLength(40);
  expect(dead.busiest()).toBe(40);
});
