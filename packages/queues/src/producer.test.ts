import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger } from '@svc/runtime/logger';
import { queueBackends, testBackend } from '@svc/testkit/queue-backends';
import { suiteDatabase } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import Joi from 'joi';
import { openQueue, type OpenQueue } from './backend.ts';
import { defineQueue } from './define-queue.ts';
import { createProducer, type Producer } from './producer.ts';

const HOUR_MS = 3_600_000;

/** A queue of this file's own: other test files use the same server. */
const greet = defineQueue<{ readonly name: string }>({
  name: 'producer-test.greet',
  fields: { name: Joi.string().required() },
  attempts: 4,
  backoffMs: 1500,
  lockMs: 60_000,
});

const database = suiteDatabase();

describe.each(queueBackends())('a producer of a queue in %s', (kind) => {
  let producer: Producer;
  let greetings: OpenQueue;
  beforeAll(() => {
    const backend = testBackend(kind, database.url);
    producer = createProducer(backend, silentLogger);
    greetings = openQueue(backend, greet.name, {});
  });
  afterEach(() => greetings.queue.obliterate({ force: true }));
  afterAll(async () => {
    await greetings.close();
    await producer.close();
  });

  // A machine under load may take longer for one try than a caller waits.
  const enqueue = (name: string, delayMs?: number) =>
    waitFor('a reminder that is taken', () => producer.enqueue(greet, { name }, delayMs));
  const jobOf = (name: string) => greetings.queue.getJob(greet.jobId({ name }));
  const counts = () => greetings.queue.getJobCounts('waiting', 'delayed');

  it('enqueues the same job once, however often and by whomever it is sent', async () => {
    const sent = await Promise.all([enqueue('ana'), enqueue('ana'), enqueue('ana')]);
    await enqueue('ana');
    expect(sent).toEqual([true, true, true]);
    expect(await counts()).toEqual({ waiting: 1, delayed: 0 });
    await enqueue('ben');
    expect(await counts()).toEqual({ waiting: 2, delayed: 0 });
  });

  it('applies the retries and pauses of the job’s definition', async () => {
    await enqueue('ana');
    expect((await jobOf('ana'))?.opts).toMatchObject({
      attempts: 4,
      backoff: { type: 'exponential', delay: 1500 },
    });
  });

  it('retains no ended job, which would block the id of the next one', async () => {
    await enqueue('ana');
    expect((await jobOf('ana'))?.opts).toMatchObject({ removeOnComplete: true, removeOnFail: true });
  });

  it('delays a job scheduled for later', async () => {
    await enqueue('ana', HOUR_MS);
    expect(await counts()).toEqual({ waiting: 0, delayed: 1 });
    expect((await jobOf('ana'))?.opts.delay).toBe(HOUR_MS);
  });

  it('sends only the fields of its definition', async () => {
    const handed = { name: 'ana', description: 'a secret product' };
    await waitFor('a reminder that is taken', () => producer.enqueue(greet, handed));
    expect((await jobOf('ana'))?.data).toEqual({ name: 'ana' });
  });
});
