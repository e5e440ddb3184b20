import { afterEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { newId } from '@svc/domain/id';
import { attemptDelivery, attemptPauses } from '@svc/domain/webhooks/attempt-delivery';
import { silentLogger } from '@svc/runtime/logger';
import { createHttpClient } from '@svc/runtime/outbound/http-client';
import { createOutboxStore } from '@svc/storage/webhooks/outbox-store';
import { waitFor } from '@svc/testkit/wait-for';
import { createFanOut } from '../src/fan-out.ts';
import { createHarness, makeActor, writeEvents } from './harness.ts';

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

  it('when the process dies between creating and sending the deliveries', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url);
    await writeEvents(harness.database, 3);
    await fanOut();
    harness.startWorker();
    await harness.ended(webhook.id, 3);

    expect(receiver.requests).toHaveLength(3);
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

  it('due to an unreadable event: it waits, the others continue', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url);

    await harness.database.client.outboxEvent.create({
      data: { event: 'lookup.completed', dedupeKey: newId(), data: { lookup: {} } },
    });
    await writeEvents(harness.database, 2);
    harness.startWorker();
    await harness.ended(webhook.id, 2);

    expect(receiver.requests).toHaveLength(2);

    const waiting = await harness.database.client.outboxEvent.count({ where: { fannedOutAt: null } });
    expect(waiting).toBe(1);
  });
});

describe('two workers', () => {
  it('create and send each delivery once, two at most to one endpoint at a time', async () => {
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
});

describe('endpoints', () => {
  it('do not block others if they hang', async () => {
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
});

describe('fan-out', () => {
  it('reaches the account, the administrators, and all subscribers of the event', async () => {
    const receiver = await harness.receiver();
    const [owner, stranger] = [
      await makeActor(harness.database, 'reviewer'),
      await makeActor(harness.database, 'reviewer'),
    ];
    const all = await harness.register(receiver.url);
    const named = await harness.register(receiver.url, ['tariff.changed', 'ping']);
    const other = await harness.register(receiver.url, ['sku.alert']);
    const own = await harness.register(receiver.url, [], owner);
    const foreign = await harness.register(receiver.url, [], stranger);
    const paused = await harness.register(receiver.url);

    await harness.webhooks.change(paused.webhook.id, { active: false }, new Date());
    await writeEvents(harness.database, 1, owner.accountId);
    await fanOut();
    await fanOut();

    const counts = await Promise.all(
      [all, named, own, other, foreign, paused].map(
        async ({ webhook }) => (await harness.rows(webhook.id)).length,
      ),
    );

    expect(counts).toEqual([1, 1, 1, 0, 0, 0]);
  });

  it('notifies everybody of events of the installation', async () => {
    const reviewer = await makeActor(harness.database, 'reviewer');
    const { webhook } = await harness.register('https://a.test/', [], reviewer);
    await writeEvents(harness.database, 1);
    await fanOut();

    expect(await harness.rows(webhook.id)).toHaveLength(1);
  });
});

describe('retention', () => {
  it('deletes finished deliveries and their events after their retention, and nothing else', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url);

    await writeEvents(harness.database, 2);
    harness.startWorker();
    await harness.ended(webhook.id, 2);
    await harness.stopWorkers();

    const old = new Date(Date.now() - 31 * 86_400_000);
    const [first] = await harness.rows(webhook.id);

    await harness.database.client.delivery.update({
      where: { id: first?.id ?? 0 },
      data: { createdAt: old },
    });
    await harness.database.client.$executeRaw`UPDATE outbox_events SET created_at = ${old}::timestamptz`;

    expect(await harness.deliveries.purge(new Date(Date.now() - 30 * 86_400_000))).toBe(2);
    expect(await harness.rows(webhook.id)).toHaveLength(1);
    expect(await harness.database.client.outboxEvent.count()).toBe(1);
  });
});
