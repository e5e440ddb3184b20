import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { silentLogger } from '@svc/runtime/logger';
import { openLine } from '@svc/testkit/cuttable-line';
import { queueBackends, testBackend } from '@svc/testkit/queue-backends';
import { createTestDatabase } from '@svc/testkit/test-database';
import { waitFor } from '@svc/testkit/wait-for';
import { classifyLookup } from './jobs.ts';
import { createProducer, type Producer } from './producer.ts';

const PAYLOAD = { lookupId: '0'.repeat(32) };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function producerFor(url: string, kind: 'redis' | 'postgres' = 'redis'): Producer {
  const producer = createProducer({ kind, url }, silentLogger);
  stops.push(() => producer.close());
  return producer;
}

async function timed(work: () => Promise<boolean>) {
  const from = performance.now();
  return { answer: await work(), ms: performance.now() - from };
}

describe('an unavailable queue', () => {
  it('delays the first caller by a second at most, and later ones not at all', async () => {
    // Nothing listens on port 1.
    const producer = producerFor('redis://127.0.0.1:1');
    const first = await timed(() => producer.enqueue(classifyLookup, PAYLOAD));

    expect(first.answer).toBe(false);
    expect(first.ms).toTakeUnder(1500);

    const next = await timed(() => producer.enqueue(classifyLookup, PAYLOAD));
    expect(next.answer).toBe(false);
    expect((await timed(() => producer.isReachable())).answer).toBe(false);
  });

  it.each(queueBackends())(
    'is used as soon as it is available, in %s, at first and after an outage',
    async (kind) => {
      const database = await createTestDatabase();
      stops.push(() => database.close());

      const line = await openLine(new URL(testBackend(kind, database.url).url));
      stops.push(() => line.cut());

      const producer = producerFor(line.url, kind);
      const enqueued = () => producer.enqueue(classifyLookup, PAYLOAD);

      expect(await enqueued()).toBe(false);

      await line.join();
      await waitFor('the queue', enqueued);
      await line.cut();
      await waitFor('the end of the line', async () => !(await enqueued()));
      await line.join();
      await waitFor('the queue again', enqueued);
    },
  );

  if (queueBackends().includes('redis'))
    it('delays few callers if it hangs silently', async () => {
      // A host that accepts connections and packets and never responds.
      const sockets: Socket[] = [];
      const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');

      await once(server, 'listening');
      stops.push(async () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      });

      const { port } = server.address() as AddressInfo;
      const producer = producerFor(`redis://127.0.0.1:${port}`);
      const first = await Promise.all(
        [1, 2, 3].map(() => timed(() => producer.enqueue(classifyLookup, PAYLOAD))),
      );

      expect(first.map(({ answer }) => answer)).toEqual([false, false, false]);
      expect(Math.max(...first.map(({ ms }) => ms))).toTakeUnder(1500);
      for (let calls = 0; calls < 50; calls += 1) {
        const { answer, ms } = await timed(() => producer.enqueue(classifyLookup, PAYLOAD));
        expect(answer).toBe(false);
        expect(ms).toTakeUnder(100);
      }
    });
});
