import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addActor, later } from '@svc/testkit/records';
import { expectError } from '@svc/testkit/domain-errors';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { newId } from '../id.ts';
import type { ExchangeResult } from './attempt-delivery.ts';
import { bodySignature, newWebhookSecret, standardHeaders } from './sign-payload.ts';
import { testWebhook, type TestWebhookDeps } from './test-webhook.ts';

const SECRET = newWebhookSecret();

const database = suiteDatabase();
const stores = suiteStores(database);

const admin = perTest(() => addActor(stores, { role: 'admin' }));
let clock: Date;
let sent: Parameters<TestWebhookDeps['post']>[0][];
beforeEach(() => {
  clock = AT;
  sent = [];
});

async function addWebhook(): Promise<string> {
  const id = newId();
  const made = { accountId: admin.accountId, url: 'https://hooks.example.com/', events: [], createdAt: AT };
  await stores.webhooks.create({ ...made, id, secretSealed: Buffer.from('sealed') });
  return id;
}

const ping = (
  id: string,
  answer: ExchangeResult = { kind: 'answered', status: 200, excerpt: 'ok' },
  by = admin,
) =>
  testWebhook(
    {
      ...stores,
      checkUrl: async () => null,
      secrets: { open: () => SECRET },
      post: async (request) => {
        sent.push(request);
        return answer;
      },
      pauseAfter: () => 1000,
      onFault: () => undefined,
      bodyStart: (event, createdAt, data) =>
        `{"event":"${event}","at":"${createdAt.toISOString()}","data":${JSON.stringify(data)},"id":`,
      leaseMs: 1000,
      now: () => clock,
    },
    by,
    id,
    'It works',
  );

describe('testWebhook', () => {
  it('sends a ping like any event, and returns the updated webhook', async () => {
    const id = await addWebhook();
    const { webhook, ok } = await ping(id);
    expect(ok).toBe(true);
    expect(webhook).toMatchObject({ id, lastStatus: 200, lastError: null, lastDeliveryAt: AT });

    const [delivery] = await stores.webhooks.listDeliveries(id, { limit: 5 });
    expect(delivery).toMatchObject({ event: 'ping', status: 'delivered', attempts: 1, statusCode: 200 });
    const [request] = sent;
    const body = Buffer.from(request?.body ?? []).toString();
    expect(JSON.parse(body)).toEqual({
      event: 'ping',
      at: AT.toISOString(),
      data: { message: 'It works', webhook_id: id },
      id: delivery?.id,
    });
    expect(request?.headers).toMatchObject({
      'Content-Type': 'application/json',
      'User-Agent': 'svc-webhook/1.0',
      'X-SVC-Event': 'ping',
      'X-SVC-Delivery': String(delivery?.id),
      'X-SVC-Signature': `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`,
      'webhook-id': String(delivery?.id),
    });
  });

  it.each<[string, ExchangeResult, object]>([
    [
      'another status',
      { kind: 'answered', status: 302, excerpt: 'moved' },
      { lastStatus: 302, lastError: 'moved' },
    ],
    ['no answer', { kind: 'failed', reason: 'timeout' }, { lastStatus: null, lastError: 'delivery_timeout' }],
  ])('tries once, with %s as a failure', async (_what, answer, shown) => {
    const id = await addWebhook();
    expect(await ping(id, answer)).toMatchObject({ ok: false, webhook: shown });
    expect(await stores.webhooks.listDeliveries(id, { limit: 5 })).toMatchObject([
      { status: 'failed', attempts: 1 },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('is rejected with 404 or 409 if the webhook cannot receive events', async () => {
    await expectError(ping('none'), 'not_found');
    const id = await addWebhook();
    await stores.webhooks.change(id, { active: false }, AT);
    await expectError(ping(id), 'conflict', { details: { active: false } });
    expect(sent).toEqual([]);
  });
});

describe('the rate of test calls', () => {
  const refused = (id: string, by = admin) =>
    expectError(ping(id, undefined, by), 'rate_limited', {
      messageKey: 'webhook_test_rate',
      details: { retry_after_seconds: 60 },
      retryAfterSeconds: 60,
    });

  it('is five per minute for a webhook', async () => {
    const [id, other] = [await addWebhook(), await addWebhook()];
    for (let time = 0; time < 5; time += 1) await ping(id);
    await refused(id);
    expect((await ping(other)).ok).toBe(true);
    clock = later(59_999);
    await refused(id);
    clock = later(60_000);
    expect((await ping(id)).ok).toBe(true);
  });

  it('is twenty per minute for an administrator across all webhooks', async () => {
    const hooks = await Promise.all([1, 2, 3, 4, 5].map(addWebhook));
    for (const id of hooks.slice(0, 4)) for (let time = 0; time < 5; time += 1) await ping(id);
    await refused(hooks[4] ?? '');
    const other = await addActor(stores, { role: 'admin' });
    expect((await ping(hooks[4] ?? '', undefined, other)).ok).toBe(true);
    expect(sent).toHaveLength(21);
  });
});

describe('signatures', () => {
  // RFC 4231, test case 2, as a key that is text.
  it('of a body use HMAC-SHA256 with the whole secret as text', () => {
    expect(bodySignature('Jefe', Buffer.from('what do ya want for nothing?'))).toBe(
      'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  // The example of the Standard Webhooks specification.
  it('of the Standard Webhooks headers use the decoded bytes', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const body = Buffer.from('{"test": 2432232314}');
    const sentAt = new Date(1_614_265_330_999);
    const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const signed = createHmac('sha256', key).update('7.1614265330.{"test": 2432232314}').digest('base64');
    expect(standardHeaders(secret, { deliveryId: 7, body, sentAt })).toEqual({
      'webhook-id': '7',
      'webhook-timestamp': '1614265330',
      'webhook-signature': `v1,${signed}`,
    });
  });

  it('change with each signed part', () => {
    const of = (deliveryId: number, body: string, ms: number) =>
      standardHeaders(SECRET, { deliveryId, body: Buffer.from(body), sentAt: later(ms) })[
        'webhook-signature'
      ];
    expect(new Set([of(1, 'a', 0), of(2, 'a', 0), of(1, 'b', 0), of(1, 'a', 1000)]).size).toBe(4);
    expect(of(1, 'a', 0)).toBe(of(1, 'a', 0));
  });
});
