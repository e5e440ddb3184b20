import { afterEach, describe, expect, it } from '@jest/globals';
import { silentLogger } from '@svc/runtime/logger';
import { openLine } from '@svc/testkit/cuttable-line';
import { queueBackends, testBackend } from '@svc/testkit/queue-backends';
import { waitFor } from '@svc/testkit/wait-for';
import { classifyLookup } from './definitions/classify-lookup.ts';
import { createProducer, type Producer } from './producer.ts';

const PAYLOAD = { lookupId: '0'.repeat(32) };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function producerFor(url: string): Producer {
  const producer = createProducer({ kind: 'redis', url }, silentLogger);
  stops.push(() => producer.close());
  return producer;
}

async function timed(work: () => Promise<boolean>) {
  const from = performance.now();
  return { answer: await work(), ms: performance.now() - from };
}

describe('a queue that is away', () => {
  it('keeps its first caller a second at most and later ones not at all', async () => {
    // Nothing listens on port 1.
    const producer = producerFor('redis://127.0.0.1:1');
    const first = await timed(() => producer.remind(classifyLookup, PAYLOAD));
    expect([first.answer, first.ms < 1500]).toEqual([false, true]);
    const next = await timed(() => producer.remind(classifyLookup, PAYLOAD));
    expect(next.answer).toBe(false);
    expect((await timed(() => producer.isReachable())).answer).toBe(false);
  });

  if (queueBackends().includes('redis')) {
    it('is used as soon as it is there, at first and after it was gone', async () => {
      const { url } = testBackend('redis', '');
      const line = await openLine(new URL(url));
      stops.push(() => line.cut());
      const producer = producerFor(line.url);
      const reminded = () => producer.remind(classifyLookup, PAYLOAD);
      expect(await reminded()).toBe(false);
      await line.join();
      await waitFor('the queue', reminded);
      await line.cut();
      await waitFor('the end of the line', async () => !(await reminded()));
      await line.join();
      await waitFor('the queue again', reminded);
    });
  }
});
