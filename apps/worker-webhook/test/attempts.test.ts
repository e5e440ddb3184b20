import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { Resolve } from '@svc/runtime/outbound/public-address';
import { createHarness, writeEvents } from './harness.ts';
import type { Answer } from './receiver.ts';

const harness = forSuite(createHarness);
afterEach(() => harness.reset());

/** One event to one endpoint, until its delivery is over. */
async function deliver(answer: Answer) {
  const receiver = await harness.receiver(answer);
  const { webhook } = await harness.register(receiver.url);
  await writeEvents(harness.database, 1);
  harness.startWorker();

  const [row] = await harness.ended(webhook.id);
  return { receiver, row, webhook: await harness.webhooks.find(webhook.id) };
}

const failTwice: Answer = (response, before) => {
  response.writeHead(before < 2 ? 500 : 200).end(before < 2 ? 'no room' : 'ok');
};

describe('attempts', () => {
  it('end with the third if it returns 2xx, under one id and one body', async () => {
    const { receiver, row, webhook } = await deliver(failTwice);
    expect(row).toMatchObject({ status: 'delivered', statusCode: 200, error: null, attempts: 3 });
    expect(receiver.requests).toHaveLength(3);
    expect(new Set(receiver.requests.map(({ headers }) => headers['x-svc-delivery'])).size).toBe(1);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.requests.map(({ body }) => body.toString())).size).toBe(1);
    expect(webhook).toMatchObject({ lastStatus: 200, lastError: null });
  });

  it('record 308 and never call the second URL', async () => {
    const target = await harness.receiver();
    const { row, receiver } = await deliver((response) =>
      response.writeHead(308, { Location: target.url }).end(),
    );

    expect(row).toMatchObject({ status: 'failed', statusCode: 308, error: null, attempts: 3 });
    expect(receiver.requests).toHaveLength(3);
    expect(target.requests).toHaveLength(0);
  });

  it('time out without a response', async () => {
    const { row } = await deliver(() => undefined);
    expect(row).toMatchObject({
      status: 'failed',
      statusCode: null,
      error: 'delivery_timeout',
      attempts: 3,
    });
  });

  it('time out when the response trickles in', async () => {
    const { row } = await deliver((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(timer));
    });

    expect(row).toMatchObject({ status: 'failed', statusCode: null, error: 'delivery_timeout' });
  });

  it('judge a 100 MB response by its status', async () => {
    const chunk = Buffer.alloc(100_000, 'x');
    let written = 0;
    const { row, receiver } = await deliver((response) => {
      const more = (): void => {
        for (; written < 100_000_000 && !response.destroyed; written += chunk.length)
          if (!response.write(chunk)) return void response.once('drain', more);
        response.end();
      };

      more();
    });

    expect(row).toMatchObject({ status: 'delivered', statusCode: 200, attempts: 1 });
    expect(receiver.requests).toHaveLength(1);
    expect(written).toBeLessThan(20_000_000);
  });
});

describe('the address at send time', () => {
  async function sendTo(resolve: Resolve) {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });

    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

    const { port } = server.address() as AddressInfo;
    const { webhook } = await harness.register(`https://moved.test:${port}/in`);

    await writeEvents(harness.database, 1);
    harness.startWorker({ resolve });

    const [row] = await harness.ended(webhook.id);
    await new Promise((done) => server.close(done));

    return { row, connections };
  }

  it('is rejected if it has become private', async () => {
    const { row, connections } = await sendTo(async () => [{ address: '127.0.0.1', family: 4 }]);
    expect(row).toMatchObject({
      status: 'failed',
      statusCode: null,
      error: 'delivery_address',
      attempts: 3,
    });
    expect(connections).toBe(0);
  });

  it('receives no packet if the name becomes private between check and connection', async () => {
    let asked = 0;
    const { row, connections } = await sendTo(async () => {
      asked += 1;
      return [{ address: asked % 2 === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
    });

    expect(asked).toBe(6);
    expect(row).toMatchObject({ status: 'failed', error: 'delivery_address', attempts: 3 });
    expect(connections).toBe(0);
  });
});
