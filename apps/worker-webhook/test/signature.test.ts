import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { Webhook as Verifier } from 'standardwebhooks';
import { createHarness, writeEvents } from './harness.ts';

const harness = forSuite(createHarness);
afterEach(() => harness.reset());

async function receiveOne() {
  const receiver = await harness.receiver();
  const { webhook, secret } = await harness.register(receiver.url);

  await writeEvents(harness.database, 1);
  harness.startWorker();
  await harness.ended(webhook.id);

  const [request] = receiver.requests;
  if (request === undefined) throw new Error('nothing arrived');

  const headers = {
    'webhook-id': String(request.headers['webhook-id']),
    'webhook-timestamp': String(request.headers['webhook-timestamp']),
    'webhook-signature': String(request.headers['webhook-signature']),
  };

  return { request, secret, headers, webhook };
}

describe('a request', () => {
  it('has the documented headers and body', async () => {
    const { request, secret, webhook } = await receiveOne();
    const [row] = await harness.rows(webhook.id);

    expect(row).toMatchObject({ status: 'delivered', statusCode: 200, error: null, attempts: 1 });

    const body: unknown = JSON.parse(request.body.toString());
    expect(body).toEqual({
      event: 'tariff.changed',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
      data: {
        market: 'US',
        from_version: 'a',
        to_version: 'b',
        summary: expect.objectContaining({ removed: 1, added: 0 }),
        affected_skus: 2,
      },
      id: row?.id,
    });
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'svc-webhook/1.0',
      'x-svc-event': 'tariff.changed',
      'x-svc-delivery': String(row?.id),
      'webhook-id': String(row?.id),
      'x-svc-signature': `sha256=${createHmac('sha256', secret).update(request.body).digest('hex')}`,
    });
    expect(request.headers['accept-encoding']).toBeUndefined();
  });

  it('is verified by a Standard Webhooks library', async () => {
    const { request, secret, headers } = await receiveOne();
    expect(new Verifier(secret).verify(request.body.toString(), headers)).toMatchObject({
      event: 'tariff.changed',
    });
  });
});
