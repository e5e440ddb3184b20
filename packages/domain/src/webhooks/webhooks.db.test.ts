import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addActor, addFinished, addVersion, later } from '@svc/testkit/records';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { changeWebhook, deleteWebhook, registerWebhook } from './manage-webhooks.ts';
import { listDeliveries, redeliver } from './deliveries.ts';
import type { SecretSeal } from './secret-store.ts';

const URL = 'https://hooks.example.com/svc';

const SEAL: SecretSeal = {
  seal: (secret, webhookId) => Buffer.from(['k1', webhookId, secret].join('|')),
  open: (sealed, webhookId) => {
    const [, owner, secret = ''] = Buffer.from(sealed).toString().split('|');
    if (owner !== webhookId) throw new Error('it does not open');
    return secret;
  },
  isCurrent: () => true,
};

const database = suiteDatabase();
const stores = suiteStores(database);

const admin = perTest(() => addActor(stores, { role: 'admin' }));
let checked: string[];
beforeEach(() => {
  checked = [];
});

const checkUrl = async (url: string) => {
  checked.push(url);
  return url.includes('localhost') ? 'webhook_private' : null;
};
const register = (changes: { url?: string; events?: readonly string[] } = {}) => {
  const { url = URL, events = [] } = changes;
  return registerWebhook({ ...stores, secrets: SEAL, checkUrl, now: () => AT }, admin, { url, events });
};
const change = (id: string, request: Parameters<typeof changeWebhook>[2]) =>
  changeWebhook({ ...stores, checkUrl, now: () => later(1) }, id, request);

describe('registerWebhook', () => {
  it('creates an active webhook for the caller, and returns its secret once', async () => {
    const { webhook, secret } = await register({ events: ['lookup.completed', 'sku.alert'] });
    expect(webhook).toEqual({
      id: expect.stringMatching(/^[\da-f]{32}$/),
      accountId: admin.accountId,
      url: URL,
      events: ['lookup.completed', 'sku.alert'],
      active: true,
      createdAt: AT,
      lastStatus: null,
      lastError: null,
      lastDeliveryAt: null,
    });
    // `whsec_` and 32 bytes in base64.
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    expect(await stores.webhooks.find(webhook.id)).toEqual(webhook);
    expect(JSON.stringify(await stores.webhooks.list())).not.toContain(secret);
  });

  it('encrypts the secret for this webhook', async () => {
    const { webhook, secret } = await register();
    const [kept] = await stores.secrets.list();
    expect(SEAL.open(kept?.sealed ?? new Uint8Array(), webhook.id)).toBe(secret);
  });

  it('creates a different secret each time', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, async () => (await register()).secret));
    expect(new Set(secrets).size).toBe(10);
  });

  it('stores each event once, and no events to receive all', async () => {
    expect((await register({ events: ['ping', 'ping', 'sku.alert'] })).webhook.events).toEqual([
      'ping',
      'sku.alert',
    ]);
    expect((await register({ events: [] })).webhook.events).toEqual([]);
  });

  it('rejects an unknown event by path, before resolving the address', async () => {
    await expectInvalid(register({ events: ['ping', 'Ping'] }), 'events.1');
    await expectError(register({ events: ['lookup'] }), 'validation_error', {
      messageKey: 'webhook_event_unknown',
    });
    expect(checked).toEqual([]);
  });

  it('rejects a forbidden address with the reason', async () => {
    await expectInvalid(register({ url: 'https://localhost/' }), 'url');
    await expectError(register({ url: 'https://localhost/' }), 'validation_error', {
      messageKey: 'webhook_private',
      details: { reason: 'webhook_private' },
    });
    expect(await stores.webhooks.list()).toEqual([]);
  });
});

describe('changeWebhook', () => {
  it('changes the given fields; null and absence change nothing', async () => {
    const { id } = (await register({ events: ['ping'] })).webhook;
    expect(await change(id, {})).toMatchObject({ url: URL, events: ['ping'], active: true });
    expect(await change(id, { url: null, events: null, active: null })).toMatchObject({
      url: URL,
      events: ['ping'],
    });
    expect(await change(id, { active: false })).toMatchObject({ url: URL, events: ['ping'], active: false });
    expect(await change(id, { events: [], active: true })).toMatchObject({ events: [], active: true });
  });

  it('validates a new address as on registration, and only then', async () => {
    const { id } = (await register()).webhook;
    checked = [];
    await change(id, { active: true });
    expect(checked).toEqual([]);
    await expectInvalid(change(id, { url: 'https://localhost/', active: false }), 'url');
    expect(await stores.webhooks.find(id)).toMatchObject({ url: URL, active: true });
    expect(await change(id, { url: 'https://b.example.com/' })).toMatchObject({
      url: 'https://b.example.com/',
    });
  });

  it('rejects unknown events, and an unknown webhook with 404', async () => {
    const { id } = (await register()).webhook;
    await expectInvalid(change(id, { events: ['all'] }), 'events.0');
    await expectError(change('none', {}), 'not_found');
    await deleteWebhook({ ...stores, now: () => AT }, id);
    await expectError(change(id, { active: true }), 'not_found');
  });
});

it('deleteWebhook deletes permanently, and rejects unknown ids with 404', async () => {
  const { id } = (await register()).webhook;
  await deleteWebhook({ ...stores, now: () => AT }, id);
  expect(await stores.webhooks.list()).toEqual([]);
  expect(await stores.secrets.list()).toEqual([]);
  await expectError(deleteWebhook({ ...stores, now: () => AT }, id), 'not_found');
});

describe('the deliveries of a webhook', () => {
  const enqueued: number[] = [];
  beforeEach(() => {
    enqueued.length = 0;
  });
  const again = (webhookId: string, id: number) =>
    redeliver(
      {
        ...stores,
        enqueue: async (each) => {
          enqueued.push(each);
        },
        now: () => later(50),
      },
      webhookId,
      id,
    );

  async function pending(): Promise<{ webhookId: string; id: number }> {
    const { id: webhookId } = (await register()).webhook;
    await addFinished(stores, admin, await addVersion(stores));
    const { events } = await stores.outbox.waiting(1, []);
    const [id = 0] = await stores.outbox.fanOut(
      events.map((event) => ({ id: event.id, bodyStart: '{"id":' })),
      AT,
    );
    return { webhookId, id };
  }

  async function end(webhookId: string, delivered: boolean): Promise<void> {
    const request = {
      token: 't',
      now: later(100),
      leaseMs: 1000,
      limit: 1,
      doubtfulLimit: 1,
      perEndpoint: 1,
    };
    for (const { id, token } of await stores.deliveries.claim(request)) {
      const outcome = {
        statusCode: delivered ? 200 : 500,
        error: null,
        endedAt: later(100),
        nextAttemptAt: null,
      };
      await stores.deliveries.record([{ deliveryId: id, token, webhookId, delivered, ...outcome }]);
    }
  }

  it.each([true, false])('are resent under the same id once finished (delivered: %j)', async (delivered) => {
    const { webhookId, id } = await pending();
    await end(webhookId, delivered);
    await again(webhookId, id);
    expect(enqueued).toEqual([id]);
    expect(await stores.webhooks.listDeliveries(webhookId, { limit: 5 })).toMatchObject([
      { id, status: 'pending', attempts: 0 },
    ]);
  });

  it('are not resent while they are waiting or in progress: 409', async () => {
    const { webhookId, id } = await pending();
    await expectError(again(webhookId, id), 'conflict', { details: { status: 'pending' } });
    const request = { token: 't', now: AT, leaseMs: 1000, limit: 1, doubtfulLimit: 1, perEndpoint: 1 };
    await stores.deliveries.claim(request);
    await expectError(again(webhookId, id), 'conflict', { details: { status: 'sending' } });
    expect(enqueued).toEqual([]);
  });

  it('are not resent while the webhook is paused: 409', async () => {
    const { webhookId, id } = await pending();
    await end(webhookId, true);
    await change(webhookId, { active: false });
    await expectError(again(webhookId, id), 'conflict', {
      messageKey: 'webhook_paused',
      details: { active: false },
    });
  });

  it('are rejected with 404 for an unknown webhook or delivery', async () => {
    const { webhookId, id } = await pending();
    const { id: other } = (await register()).webhook;
    await expectError(again('none', id), 'not_found', { params: { webhook: 'none' } });
    await expectError(again(webhookId, 404_404), 'not_found');
    await expectError(again(other, id), 'not_found');
    await expectError(listDeliveries(stores, 'none', { limit: 50 }), 'not_found');
  });
});
