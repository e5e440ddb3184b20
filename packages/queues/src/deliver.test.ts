import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMetrics } from '@svc/runtime/metrics';
import { silentLogger } from '@svc/runtime/logger';
import { queueBackends, testBackend } from '@svc/testkit/queue-backends';
import { suiteDatabase } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import { consume, createJobTimes, type Consumer } from './consumer.ts';
import { classifyLookup } from './jobs.ts';
import { createProducer, type Producer } from './producer.ts';
import type { QueueBackend } from './backend.ts';

const id = (n: number) => n.toString(16).padStart(32, '0');

const database = suiteDatabase();

describe.each(queueBackends())('a queue in %s', (kind) => {
  let backend: QueueBackend;
  let producer: Producer;
  const open: Consumer[] = [];
  const seen: string[] = [];
  let failures = 0;

  beforeAll(() => {
    backend = testBackend(kind, database.url);
    producer = createProducer(backend, silentLogger);

    const metrics = createMetrics();
    const deps = { backend, logger: silentLogger, metrics, times: createJobTimes(metrics) };

    open.push(
      consume(deps, classifyLookup, 2, async ({ lookupId }) => {
        if (lookupId === id(99) && failures === 0) {
          failures += 1;
          throw new Error('once');
        }
        seen.push(lookupId);
      }),
    );
  });
  afterAll(async () => {
    for (const consumer of open) await consumer.close();
    await producer.close();
  });

  it('delivers a job to a consumer', async () => {
    expect(await producer.enqueue(classifyLookup, { lookupId: id(1) })).toBe(true);
    await waitFor('the reminder', () => seen.includes(id(1)));
  });

  it('delivers a later job for the same work again', async () => {
    // One that comes while the first is still ending counts as the same; the sweeps would remind again.
    await waitFor('the second reminder', async () => {
      expect(await producer.enqueue(classifyLookup, { lookupId: id(1) })).toBe(true);
      return seen.filter((each) => each === id(1)).length >= 2;
    });
  });

  it('delivers many jobs once each', async () => {
    const many = Array.from({ length: 50 }, (_, n) => id(1000 + n));
    await Promise.all(many.map((lookupId) => producer.enqueue(classifyLookup, { lookupId })));
    await waitFor('all reminders', () => many.every((each) => seen.includes(each)));
    expect(seen.filter((each) => many.includes(each))).toHaveLength(many.length);
  });

  it('retries failed jobs', async () => {
    await producer.enqueue(classifyLookup, { lookupId: id(99) });
    await waitFor('the second try', () => seen.includes(id(99)));
    expect(failures).toBe(1);
  });

  it('reports that it is reachable', async () => {
    expect(await producer.isReachable()).toBe(true);
  });

  it('rejects an invalid payload', async () => {
    await expect(producer.enqueue(classifyLookup, { lookupId: 'x' })).rejects.toThrow('lookup.classify');
  });
});
