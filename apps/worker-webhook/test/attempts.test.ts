import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { newId } from '@svc/domain/id';
import { redeliver } from '@svc/domain/webhooks/deliveries';
import type { Resolve } from '@svc/runtime/outbound/public-address';
import { waitFor } from '@svc/testkit/wait-for';
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

  it('pause before the second and the third', async () => {
    const { receiver } = await deliver(failTwice);
    const [first = 0, second = 0, third = 0] = receiver.requests.map(({ at }) => at);

    // 60 and 120 ms less the jitter of 20 %.
    expect(second - first).toBeGreaterThanOrEqual(47);
    expect(third - second).toBeGreaterThanOrEqual(95);
  });

  it('are three at most', async () => {
    const { receiver, row, webhook } = await deliver((response) => response.writeHead(503).end('shut'));
    expect(row).toMatchObject({ status: 'failed', statusCode: 503, error: 'shut', attempts: 3 });
    expect(webhook).toMatchObject({ lastStatus: 503, lastError: 'shut' });

    await new Promise((done) => setTimeout(done, 300));
    expect(receiver.requests).toHaveLength(3);
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

describe('between attempts', () => {
  const refuse: Answer = (response) => void response.writeHead(500).end();

  const firstAttemptEnded = (id: string) =>
    waitFor('the first attempt to end', async () => {
      const [row] = await harness.rows(id);
      return row?.status === 'pending' && row.attempts === 1;
    });

  it('a pause ends the delivery', async () => {
    const receiver = await harness.receiver(refuse);
    const { webhook } = await harness.register(receiver.url);

    await writeEvents(harness.database, 1);
    harness.startWorker({ pausesMs: [400, 400] });
    await firstAttemptEnded(webhook.id);
    await harness.webhooks.change(webhook.id, { active: false }, new Date());
    await new Promise((done) => setTimeout(done, 700));

    expect(receiver.requests).toHaveLength(1);
    expect(await harness.rows(webhook.id)).toMatchObject([{ status: 'cancelled', attempts: 1 }]);
  });

  it('a delivery left over from a pause is not sent after reactivation', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url);

    await harness.webhooks.change(webhook.id, { active: false }, new Date());
    await harness.database.client.delivery.create({
      data: { webhookId: webhook.id, event: 'ping', body: newId(), nextAttemptAt: new Date(0) },
    });
    harness.startWorker();
    await harness.ended(webhook.id);
    await harness.webhooks.change(webhook.id, { active: true }, new Date());
    await new Promise((done) => setTimeout(done, 100));

    expect(receiver.requests).toHaveLength(0);
  });
});

it('a redelivery sends the same id and body again', async () => {
  const { receiver, row } = await deliver((response) => response.writeHead(200).end());
  const { webhooks } = harness;
  const [webhook] = await webhooks.list();
  if (row === undefined || webhook === undefined) throw new Error('nothing was delivered');

  await redeliver({ webhooks, now: () => new Date(), enqueue: async () => undefined }, webhook.id, row.id);
  await harness.ended(webhook.id);

  const [first, second] = receiver.requests;
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers['x-svc-delivery']).toBe(first?.headers['x-svc-delivery']);
  expect(await harness.rows(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
});
