import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { silentLogger } from '@svc/runtime/logger';
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

/** A line to a server that can be cut and joined; it begins cut. */
async function openLine(target: URL) {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server: Server = createServer((caller) => {
    const called = keep(connect(Number(target.port), target.hostname));
    keep(caller).pipe(called).pipe(caller);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  await cut();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, join: () => listen(port) };
}
