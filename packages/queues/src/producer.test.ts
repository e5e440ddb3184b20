import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger, type Logger } from '@svc/runtime/logger';
import { queueBackends, testBackend } from '@svc/testkit/queue-backends';
import { suiteDatabase } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import Joi from 'joi';
import { openQueue, type OpenQueue } from './backend.ts';
import { defineQueue } from './define-queue.ts';
import { createProducer, type Producer, watchReach } from './producer.ts';

const HOUR_MS = 3_600_000;

/** A queue of this file's own: other test files use the same server. */
const greet = defineQueue<{ readonly name: string }>({
  name: 'producer-test.greet',
  payload: Joi.object({ name: Joi.string().required() }),
  attempts: 4,
  backoffMs: 1500,
  lockMs: 60_000,
  keep: { done: 0, failed: 2 },
  jobId: ({ name }) => `greet-${name}`,
});

const database = suiteDatabase();

function recorder() {
  const said: string[] = [];
  const logger: Logger = { ...silentLogger, warn: (message) => void said.push(message) };
  return { said, logger };
}

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

  it('retains ended jobs as defined; none blocks the id of the next job', async () => {
    await enqueue('ana');
    expect((await jobOf('ana'))?.opts).toMatchObject({ removeOnComplete: true, removeOnFail: { count: 2 } });
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

describe('watchReach', () => {
  it('assumes that a queue is available, without a check', () => {
    let asked = 0;
    const reach = watchReach(async () => (asked += 1), silentLogger);
    expect(reach.isAway()).toBe(false);
    expect(asked).toBe(0);
  });

  it('reports an outage once, however many calls fail, and the recovery once', async () => {
    const { said, logger } = recorder();
    let isBack = false;
    const reach = watchReach(async () => {
      if (!isBack) throw new Error('away');
    }, logger);
    for (let calls = 0; calls < 20; calls += 1) reach.lost(new Error('away'));

    expect(reach.isAway()).toBe(true);

    isBack = true;
    await waitFor('the queue', () => !reach.isAway());

    expect(said).toEqual(['queue unreachable; polling for work', 'queue reachable again']);
  });

  it('lets no caller wait for a check, and runs one at a time', async () => {
    let open = 0;
    let most = 0;
    const reach = watchReach(async () => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 600));
      open -= 1;
      throw new Error('still away');
    }, silentLogger);

    reach.lost(new Error('away'));
    await waitFor('a question', () => reach.isAway() && open === 1);

    const from = performance.now();
    for (let calls = 0; calls < 1000; calls += 1) expect(reach.isAway()).toBe(true);

    expect(performance.now() - from).toTakeUnder(500);
    expect(most).toBe(1);

    await waitFor('the end of the question', () => open === 0);
    expect(reach.isAway()).toBe(true);
  });
});
