import { afterEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { createProducer } from '@svc/queues/producer';
import { createJobTimes } from '@svc/queues/consumer';
import { fanOutEvents, sendDelivery } from '@svc/queues/jobs';
import { silentLogger } from '@svc/runtime/logger';
import { createMetrics } from '@svc/runtime/metrics';
import { createFanOutEnqueuer } from '@svc/service/enqueue-fan-out';
import { queueBackends, testBackend } from '@svc/testkit/queue-backends';
import { waitFor } from '@svc/testkit/wait-for';
import { consumeQueues } from '../src/consume-queues.ts';
import { createHarness, writeEvents } from './harness.ts';
import type { Answer } from './receiver.ts';

// Longer than any test: what arrives came by the queue.
const NO_SWEEP_MS = 3_600_000;
const EVENTS = 21;
const P50_MAX_MS = 150;

const harness = forSuite(createHarness);
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
  await harness.reset();
});

/** A worker that learns of events and deliveries by the queue alone, and the job of events. */
async function startByQueue(kind: 'redis' | 'postgres', answer?: Answer) {
  const receiver = await harness.receiver(answer);
  const { webhook } = await harness.register(receiver.url);
  const backend = testBackend(kind, harness.database.url);
  const producer = createProducer(backend, silentLogger);

  stops.push(() => producer.close());

  const enqueued: number[] = [];
  const worker = harness.startWorker({
    sweepMs: NO_SWEEP_MS,
    pausesMs: [200, 200],
    enqueueDelivery: async (delivery, delayMs) => {
      enqueued.push(delivery.deliveryId);
      return producer.enqueue(sendDelivery, delivery, delayMs);
    },
  });

  // The first look of each sweep is over before events are written.
  await new Promise((done) => setTimeout(done, 100));

  const service = { backend, logger: silentLogger, times: createJobTimes(createMetrics()) };
  for (const consumer of consumeQueues(service, worker)) stops.push(() => consumer.close());

  const enqueue = createFanOutEnqueuer(producer, async () => true);
  await waitFor('the queue', () => producer.enqueue(fanOutEvents, { subject: 'first' }));

  return { receiver, webhook, enqueued, enqueue };
}

describe.each(queueBackends())('events with a queue in %s', (kind) => {
  it('reach the receiver soon after commit, each delivery with a separate job', async () => {
    const { receiver, webhook, enqueued, enqueue } = await startByQueue(kind);
    const took: number[] = [];

    for (let index = 1; index <= EVENTS; index += 1) {
      await writeEvents(harness.database, 1);
      const committed = Date.now();
      await enqueue(`event${index}`);
      await waitFor('its arrival', () => receiver.requests.length === index);
      took.push((receiver.requests.at(-1)?.at ?? Infinity) - committed);
    }

    const [median = Infinity] = took.toSorted((a, b) => a - b).slice(EVENTS >> 1);
    expect(median).toTakeUnder(P50_MAX_MS);

    const rows = await harness.ended(webhook.id, EVENTS);
    expect(enqueued).toEqual(rows.map(({ id }) => id));
  });

  it('are retried at the time of the next attempt', async () => {
    const once: Answer = (response, before) => response.writeHead(before === 0 ? 500 : 200).end();
    const { receiver, webhook, enqueued, enqueue } = await startByQueue(kind, once);

    await writeEvents(harness.database, 1);
    await enqueue('event');

    const [row] = await harness.ended(webhook.id);
    expect(row).toMatchObject({ status: 'delivered', attempts: 2 });

    const [first = 0, second = 0] = receiver.requests.map(({ at }) => at);
    // 200 ms less the jitter of 20 %.
    expect(second - first).toBeGreaterThanOrEqual(158);
    expect(enqueued).toEqual([row?.id, row?.id]);
  });
});

it('events without a queue are sent by the sweep', async () => {
  const receiver = await harness.receiver();
  const { webhook } = await harness.register(receiver.url);
  await writeEvents(harness.database, 3);
  harness.startWorker({ enqueueDelivery: async () => false });

  expect(await harness.ended(webhook.id, 3)).toHaveLength(3);
});
