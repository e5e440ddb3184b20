import { afterEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { DomainError } from '@svc/domain/errors/domain-error';
import { attemptPauses } from '@svc/domain/webhooks/attempt-delivery';
import { listDeliveries, redeliver } from '@svc/domain/webhooks/deliveries';
import { changeWebhook, deleteWebhook, registerWebhook } from '@svc/domain/webhooks/manage-webhooks';
import { testWebhook } from '@svc/domain/webhooks/test-webhook';
import { checkWebhookUrl } from '@svc/runtime/outbound/check-url';
import { createHttpClient } from '@svc/runtime/outbound/http-client';
import { eventBodyStart } from '@svc/wire/webhooks/event-body';
import { createHarness, makeActor, writeEvents } from './harness.ts';

const harness = forSuite(createHarness);
const now = (): Date => new Date();
const addresses: Record<string, string> = { 'public.test': '93.184.216.34', 'private.test': '10.0.0.1' };

afterEach(() => harness.reset());

const resolve = async (name: string) => {
  const address = addresses[name];
  return address === undefined ? [] : [{ address, family: 4 }];
};
const checkUrl = (url: string) => checkWebhookUrl(url, { allowHosts: () => [], resolve });

function register(url: string, events: readonly string[] = []) {
  const { webhooks, secrets } = harness;
  return registerWebhook({ webhooks, secrets, checkUrl, now }, harness.actor, { url, events });
}

async function errorOf(work: Promise<unknown>): Promise<Partial<DomainError>> {
  return work.then(
    () => ({}),
    (error: DomainError) => error,
  );
}

describe('registering', () => {
  it('returns the secret once and stores it encrypted', async () => {
    const { webhook, secret } = await register('https://public.test/in', ['ping', 'sku.alert', 'ping']);
    expect(await harness.webhooks.find(webhook.id)).toEqual(webhook);
    expect(webhook).toMatchObject({
      accountId: harness.actor.accountId,
      events: ['ping', 'sku.alert'],
      active: true,
    });

    const row = await harness.database.client.webhook.findUniqueOrThrow({ where: { id: webhook.id } });
    expect(harness.secrets.open(row.secretSealed, webhook.id)).toBe(secret);
    expect(JSON.stringify(await harness.webhooks.list())).not.toContain('whsec_');
  });

  it.each([
    ['http://public.test/', 'webhook_https'],
    ['https://private.test/', 'webhook_private'],
    ['https://127.0.0.1/', 'webhook_private'],
    ['https://nowhere.test/', 'webhook_unresolvable'],
    ['https://a:b@public.test/', 'webhook_credentials'],
    ['https://public.test:25/', 'webhook_port'],
  ])('rejects %s with %s on the field url', async (url, reason) => {
    expect(await errorOf(register(url))).toMatchObject({
      code: 'validation_error',
      messageKey: reason,
      errors: [{ field: 'url', message: reason }],
    });
    expect(await harness.webhooks.list()).toEqual([]);
  });

  it('rejects an unknown event with its position', async () => {
    expect(await errorOf(register('https://public.test/', ['ping', 'lookup.done']))).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'events.1' }],
    });
  });
});

describe('changing', () => {
  const change = (id: string, request: object) =>
    changeWebhook({ webhooks: harness.webhooks, checkUrl, now }, id, request);

  it('changes only the fields sent, and null changes nothing', async () => {
    const { webhook } = await register('https://public.test/in');
    const paused = await change(webhook.id, { events: ['ping'], active: false, url: null });

    expect(paused).toEqual({ ...webhook, events: ['ping'], active: false });
    expect(await change(webhook.id, { events: null, active: null })).toEqual(paused);
    expect(await change(webhook.id, { events: [], active: true })).toEqual(webhook);
  });

  it('checks a new address like the first one', async () => {
    const { webhook } = await register('https://public.test/in');
    expect(await errorOf(change(webhook.id, { url: 'https://private.test/' }))).toMatchObject({
      errors: [{ field: 'url', message: 'webhook_private' }],
    });
    expect((await harness.webhooks.find(webhook.id))?.url).toBe('https://public.test/in');
  });

  it('rejects unknown ids', async () => {
    expect(await errorOf(change('0'.repeat(32), { active: false }))).toMatchObject({ code: 'not_found' });
  });
});

describe('deleting', () => {
  it('is permanent', async () => {
    const { webhook } = await register('https://public.test/in');
    const { webhooks } = harness;

    await deleteWebhook({ webhooks, now }, webhook.id);
    expect(await errorOf(deleteWebhook({ webhooks, now }, webhook.id))).toMatchObject({
      code: 'not_found',
    });
    expect(await errorOf(listDeliveries({ webhooks }, webhook.id, { limit: 50 }))).toMatchObject({
      code: 'not_found',
    });
    expect(await harness.webhooks.list()).toEqual([]);
  });
});

describe('a test call', () => {
  async function ping(id: string, actor = harness.actor, at = now()) {
    const hosts = (await harness.webhooks.list()).map(({ url }) => new URL(url).host);
    const client = createHttpClient({ allowHosts: () => hosts, resolve, timeoutMs: 1000 });
    const deps = {
      webhooks: harness.webhooks,
      deliveries: harness.deliveries,
      secrets: harness.secrets,
      checkUrl: async () => null,
      post: (request: Parameters<typeof client.post>[0]) => client.post(request),
      pauseAfter: attemptPauses([1]),
      onFault: () => undefined,
      bodyStart: eventBodyStart,
      leaseMs: 10_000,
      now: () => at,
    };

    return testWebhook(deps, actor, id, 'hello').finally(() => client.close());
  }

  it('sends a ping immediately and reports the result', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url, ['sku.alert']);

    expect(await ping(webhook.id)).toMatchObject({ ok: true, webhook: { lastStatus: 200, lastError: null } });

    const [request] = receiver.requests;
    const body: unknown = JSON.parse(request?.body.toString() ?? '');

    expect(body).toMatchObject({ event: 'ping', data: { message: 'hello', webhook_id: webhook.id } });
    expect(request?.headers).toMatchObject({ 'x-svc-event': 'ping' });
  });

  it('is attempted once', async () => {
    const receiver = await harness.receiver((response) => void response.writeHead(500).end('no'));
    const { webhook } = await harness.register(receiver.url);

    expect(await ping(webhook.id)).toMatchObject({
      ok: false,
      webhook: { lastStatus: 500, lastError: 'no' },
    });

    harness.startWorker();
    await new Promise((done) => setTimeout(done, 200));

    expect(receiver.requests).toHaveLength(1);
    expect(await harness.rows(webhook.id)).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });

  it('is rejected from the sixth within a minute for one webhook, and allowed after it', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url);
    const start = Date.now();
    const many = await Promise.all(
      Array.from({ length: 8 }, () => errorOf(ping(webhook.id, harness.actor, new Date(start)))),
    );
    const refused = many.filter(({ code }) => code === 'rate_limited');

    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ details: { retry_after_seconds: 60 }, retryAfterSeconds: 60 });
    expect(receiver.requests).toHaveLength(5);

    const later = new Date(start + 60_001);
    expect(await errorOf(ping(webhook.id, harness.actor, later))).toEqual({});
  });

  it('is rejected from the 21st within a minute for one administrator', async () => {
    const receiver = await harness.receiver();
    const hooks = await Promise.all(Array.from({ length: 6 }, () => harness.register(receiver.url)));
    const actor = await makeActor(harness.database);
    const codes: unknown[] = [];

    for (const { webhook } of hooks)
      for (let call = 0; call < 4; call += 1)
        codes.push((await errorOf(ping(webhook.id, actor))).code ?? 'ok');

    expect(codes).toEqual([...Array<string>(20).fill('ok'), ...Array<string>(4).fill('rate_limited')]);
  });

  it('is rejected for a paused webhook, which receives nothing', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url);
    await harness.webhooks.change(webhook.id, { active: false }, now());

    expect(await errorOf(ping(webhook.id))).toMatchObject({ code: 'conflict' });
    expect(receiver.requests).toHaveLength(0);
  });
});

describe('redelivery', () => {
  const enqueued: number[] = [];

  const again = (webhookId: string, deliveryId: number) =>
    redeliver(
      { webhooks: harness.webhooks, now, enqueue: async (id) => void enqueued.push(id) },
      webhookId,
      deliveryId,
    );

  it('sends the same id and body again', async () => {
    const receiver = await harness.receiver();
    const { webhook } = await harness.register(receiver.url);

    await writeEvents(harness.database, 1);
    harness.startWorker();

    const [row] = await harness.ended(webhook.id);
    await again(webhook.id, row?.id ?? 0);

    expect(enqueued).toEqual([row?.id]);

    await harness.ended(webhook.id);

    const [first, second] = receiver.requests;
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['x-svc-delivery']).toBe(first?.headers['x-svc-delivery']);
    expect(await harness.rows(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });

  it('is rejected while the delivery is in progress, and for unknown ids', async () => {
    const { webhook } = await harness.register('https://public.test/');
    const { webhook: other } = await harness.register('https://public.test/');
    const { id } = await harness.database.client.delivery.create({
      data: { webhookId: webhook.id, event: 'ping', body: '{}', nextAttemptAt: now() },
    });

    expect(await errorOf(again(webhook.id, id))).toMatchObject({
      code: 'conflict',
      details: { status: 'pending' },
    });
    expect(await errorOf(again(other.id, id))).toMatchObject({ code: 'not_found' });
    expect(await errorOf(again(webhook.id, 2 ** 40))).toMatchObject({ code: 'not_found' });
  });
});

describe('the list of deliveries', () => {
  it('shows the latest 50, newest first', async () => {
    const { webhook } = await harness.register('https://public.test/');
    await harness.database.client.delivery.createMany({
      data: Array.from({ length: 60 }, () => ({
        webhookId: webhook.id,
        event: 'ping',
        body: '{}',
        nextAttemptAt: now(),
      })),
    });

    const shown = await listDeliveries({ webhooks: harness.webhooks }, webhook.id, { limit: 50 });
    const ids = (await harness.rows(webhook.id)).map(({ id }) => id);

    expect(shown.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 50));
  });
});
