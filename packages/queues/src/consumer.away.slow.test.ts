import { afterEach, describe, expect, it } from '@jest/globals';
import { silentLogger, type Logger } from '@svc/runtime/logger';
import { createMetrics } from '@svc/runtime/metrics';
import { openLine, type CuttableLine } from '@svc/testkit/cuttable-line';
import { queueBackends, testBackend } from '@svc/testkit/queue-backends';
import { suiteDatabase } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import { Redis } from 'ioredis';
import type { QueueBackend } from './backend.ts';
import { consume, createJobTimes } from './consumer.ts';
import { classifyLookup } from './jobs.ts';
import { createProducer } from './producer.ts';

const id = (n: number) => n.toString(16).padStart(32, '0');

const database = suiteDatabase();

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function openParts(kind: QueueBackend['kind'], logger: Logger = silentLogger) {
  const line = await openLine(new URL(testBackend(kind, database.url).url));
  const backend = { kind, url: line.url };
  const seen: string[] = [];

  stops.push(() => line.cut());

  const producer = createProducer(backend, silentLogger);
  stops.push(() => producer.close());

  const start = (work: () => Promise<void> = async () => undefined) => {
    const times = createJobTimes(createMetrics());
    const consumer = consume({ backend, logger, times }, classifyLookup, 2, async ({ lookupId }) => {
      seen.push(lookupId);
      await work();
    });
    stops.push(() => consumer.close());

    return consumer;
  };

  const delivers = async (n: number): Promise<boolean> => {
    await waitFor('a reminder that is taken', () => producer.enqueue(classifyLookup, { lookupId: id(n) }));
    return waitFor('its delivery', () => seen.includes(id(n)));
  };

  return { line, start, delivers, backend };
}

async function outage(line: CuttableLine): Promise<void> {
  await line.cut();
  // Long enough for both sides to notice and to fail some tries.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await line.join();
}

describe.each(queueBackends())('a consumer of a queue in %s', (kind) => {
  it('starts once the queue is available, even if it was unavailable at startup', async () => {
    const { line, start, delivers } = await openParts(kind);
    start();
    await outage(line);
    expect(await delivers(1)).toBe(true);
  });

  it('resumes after the queue was unavailable', async () => {
    const { line, start, delivers } = await openParts(kind);
    await line.join();
    start();

    expect(await delivers(2)).toBe(true);

    await outage(line);
    expect(await delivers(3)).toBe(true);
  });

  it('stops in time while the queue is unavailable', async () => {
    const { line, start, delivers } = await openParts(kind);
    await line.join();

    const consumer = start();
    expect(await delivers(8)).toBe(true);
    // Long enough for the outcome of the job to be stored.
    await new Promise((resolve) => setTimeout(resolve, 300));

    await line.cut();

    const from = performance.now();
    await consumer.close();

    expect(performance.now() - from).toTakeUnder(4000);
  });

  it('stops in time when a job ends while the queue is unavailable', async () => {
    const { line, start, delivers } = await openParts(kind);
    await line.join();

    let endJob = (): void => undefined;
    const consumer = start(() => new Promise((resolve) => (endJob = resolve)));
    expect(await delivers(10)).toBe(true);

    await line.cut();
    endJob();
    // Long enough for the outcome of the job to wait for the connection.
    await new Promise((resolve) => setTimeout(resolve, 300));

    const from = performance.now();
    await consumer.close();

    expect(performance.now() - from).toTakeUnder(8000);
  });

  it('reports each error once, not at each try', async () => {
    const told: string[] = [];
    const logger: Logger = {
      ...silentLogger,
      warn: (message, fields) => void told.push(`${message} ${String(fields?.['error'])}`),
      child: () => logger,
    };
    const { line, start, delivers } = await openParts(kind, logger);

    await line.join();
    start();

    expect(await delivers(4)).toBe(true);

    await outage(line);
    expect(await delivers(5)).toBe(true);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told).size).toBe(told.length);
  });
});

if (queueBackends().includes('redis'))
  it('a consumer of a flushed queue continues', async () => {
    const { line, start, delivers, backend } = await openParts('redis');
    await line.join();
    start();

    expect(await delivers(6)).toBe(true);

    const redis = new Redis(backend.url);
    stops.push(async () => redis.disconnect());
    await redis.flushdb();

    expect(await delivers(7)).toBe(true);
    expect(await delivers(9)).toBe(true);
  });
