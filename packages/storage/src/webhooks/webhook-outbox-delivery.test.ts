import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import { newId } from '@svc/domain/id';
import type { AttemptOutcome, ClaimedDelivery, ClaimRequest } from '@svc/domain/webhooks/delivery-store';
import type { EventName } from '@svc/domain/webhooks/event-name';
import { AT, addActor, addFinished, addVersion, later } from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

const LEASE_MS = 1000;

let ana: Actor;
let version: SeededVersion;

const database = suiteDatabase();
const stores = suiteStores(database);
beforeEach(async () => {
  ana = await addActor(stores, { signupCredits: '10' });
  version = await addVersion(stores);
});

async function addWebhook(events: readonly EventName[] = [], accountId = ana.accountId): Promise<string> {
  const id = newId();
  const url = 'https://hooks.example.com/';
  await stores.webhooks.create({
    id,
    accountId,
    url,
    events,
    secretSealed: Buffer.from('sealed'),
    createdAt: AT,
  });
  return id;
}

async function fanOut(at = AT): Promise<readonly number[]> {
  const { events } = await stores.outbox.waiting(10, []);
  return stores.outbox.fanOut(
    events.map(({ id }) => ({ id, bodyStart: '{"id":' })),
    at,
  );
}

const statuses = async (id: string) =>
  (await stores.webhooks.listDeliveries(id, { limit: 10 })).map(({ status }) => status);

describe('webhooks', () => {
  it('webhooks are read without their secret, and changed in the given fields', async () => {
    const id = await addWebhook(['lookup.decided']);
    const webhook = await stores.webhooks.find(id);
    expect(webhook).toMatchObject({
      accountId: ana.accountId,
      events: ['lookup.decided'],
      active: true,
      lastStatus: null,
    });
    expect(webhook).not.toHaveProperty('secretSealed');
    expect(await stores.webhooks.change(id, { active: false }, AT)).toMatchObject({
      url: 'https://hooks.example.com/',
      events: ['lookup.decided'],
      active: false,
    });
    const changed = { url: 'https://b.example/', events: [] };
    expect(await stores.webhooks.change(id, changed, AT)).toMatchObject({ ...changed, active: false });
    expect(await stores.webhooks.change(newId(), {}, AT)).toBeNull();
  });

  it('webhooks are deleted with their secret, for every method', async () => {
    const id = await addWebhook();
    expect([await stores.webhooks.delete(id, AT), await stores.webhooks.delete(id, AT)]).toEqual([
      true,
      false,
    ]);
    expect(await stores.webhooks.find(id)).toBeNull();
    expect(await stores.webhooks.list()).toEqual([]);
    expect(await stores.secrets.list()).toEqual([]);
    expect(await stores.webhooks.reserveTest(id, ana.accountId, AT, { perWebhook: 9, perAccount: 9 })).toBe(
      false,
    );
  });

  it('webhooks replace their secret only if it is the one that was read', async () => {
    const id = await addWebhook();
    const [secret] = await stores.secrets.list();
    expect(Buffer.from(secret?.sealed ?? []).toString()).toBe('sealed');
    expect(await stores.secrets.replace(id, Buffer.from('other'), Buffer.from('new'))).toBe(false);
    expect(await stores.secrets.replace(id, Buffer.from('sealed'), Buffer.from('new'))).toBe(true);
    expect(await stores.secrets.replace(id, Buffer.from('sealed'), Buffer.from('newer'))).toBe(false);
  });

  it('webhooks limit test calls per minute by webhook and account, also concurrently', async () => {
    const [one, two] = [await addWebhook(), await addWebhook()];
    const rates = { perWebhook: 2, perAccount: 3 };
    const reserve = (id: string, ms = 0) => stores.webhooks.reserveTest(id, ana.accountId, later(ms), rates);
    const first = await Promise.all([1, 2, 3, 4].map(() => reserve(one)));
    expect(first.filter(Boolean)).toHaveLength(2);
    expect([await reserve(two), await reserve(two), await reserve(two, 59_999)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await reserve(two, 60_000)).toBe(true);
  });
});

describe('fan-out', () => {
  it('fan-out skips paused, deactivated and unlicensed webhooks', async () => {
    const poor = await addActor(stores, { role: 'admin', plan: 'trial' });
    const gone = await addActor(stores, { role: 'admin' });
    const hooks = [
      await addWebhook(),
      await addWebhook([], poor.accountId),
      await addWebhook([], gone.accountId),
    ];
    await stores.webhooks.change(hooks[0] ?? '', { active: false }, AT);
    await stores.accounts.update(gone.accountId, { active: false });
    await addFinished(stores, ana, version);
    expect(await fanOut()).toEqual([]);
    expect((await stores.outbox.waiting(10, [])).events).toEqual([]);
  });
});

function claim(changes: Partial<ClaimRequest> = {}): Promise<readonly ClaimedDelivery[]> {
  const bounds = { limit: 10, doubtfulLimit: 10, perEndpoint: 2 };
  return stores.deliveries.claim({ token: newId(), now: AT, leaseMs: LEASE_MS, ...bounds, ...changes });
}

const endOf = (claimed: ClaimedDelivery, changes: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  deliveryId: claimed.id,
  token: claimed.token,
  webhookId: claimed.webhookId,
  delivered: false,
  statusCode: 500,
  error: 'words',
  endedAt: later(10),
  nextAttemptAt: null,
  ...changes,
});

async function due(times = 1): Promise<string> {
  const id = await addWebhook();
  for (let time = 0; time < times; time += 1) await addFinished(stores, ana, version);
  await fanOut();
  return id;
}

async function claimedOne(changes: Partial<ClaimRequest> = {}): Promise<ClaimedDelivery> {
  const [claimed] = await claim({ limit: 1, ...changes });
  if (claimed === undefined) throw new Error('nothing is due');
  return claimed;
}

describe('deliveries', () => {
  it('deliveries that fail wait for their next attempt, or fail permanently', async () => {
    const id = await due();
    await stores.deliveries.record([endOf(await claimedOne(), { nextAttemptAt: later(50) })]);
    expect(await claim({ now: later(49) })).toEqual([]);
    const second = await claimedOne({ now: later(50) });
    expect(second).toMatchObject({ attempt: 2, attemptsMax: 3, doubtful: true });
    await stores.deliveries.record([endOf(second)]);
    expect(await stores.webhooks.listDeliveries(id, { limit: 1 })).toMatchObject([
      { status: 'failed', statusCode: 500, error: 'words', attempts: 2 },
    ]);
  });

  it('deliveries of a deactivated account are not sent, but cancelled by the sweep', async () => {
    const id = await due();
    await stores.accounts.update(ana.accountId, { active: false });
    expect(await claim()).toEqual([]);
    expect(await stores.deliveries.cancelStranded(AT)).toBe(1);
    expect(await statuses(id)).toEqual(['cancelled']);
  });

  it('deliveries of a test call are made by the caller, with one attempt', async () => {
    const webhookId = await addWebhook();
    const ping = { webhookId, bodyStart: '{"id":', token: newId(), now: AT, leaseMs: LEASE_MS };
    const claimed = await stores.deliveries.startPing(ping);
    expect(claimed).toMatchObject({
      event: 'ping',
      attempt: 1,
      attemptsMax: 1,
      body: `{"id":${claimed?.id}}`,
    });
    expect(await claim()).toEqual([]);
    expect(await stores.deliveries.startPing({ ...ping, webhookId: newId() })).toBeNull();
  });
});
