import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { AttemptOutcome, ClaimedDelivery, ClaimRequest } from '@svc/domain/webhooks/delivery-store';
import { AT, addActor, later } from '@svc/testkit/records';
import { suiteDatabase, suiteStores, perTest } from '@svc/testkit/suite';
import { addDue, addWebhook } from '../../test/delivery-kit.ts';
import type { Prisma } from '../generated/prisma/client.ts';

const LEASE_MS = 1000;

const database = suiteDatabase();
const stores = suiteStores(database);
const ana = perTest(() => addActor(stores));

const webhook = () => addWebhook(stores, ana.accountId);
const due = (webhookId: string, changes: Partial<Prisma.DeliveryUncheckedCreateInput> = {}) =>
  addDue(database, webhookId, changes);

const claim = (changes: Partial<ClaimRequest> = {}) => {
  const bounds = { limit: 100, doubtfulLimit: 100, perEndpoint: 100 };
  return stores.deliveries.claim({ token: newId(), now: AT, leaseMs: LEASE_MS, ...bounds, ...changes });
};
const ids = (claimed: readonly ClaimedDelivery[]) => claimed.map(({ id }) => id).toSorted((a, b) => a - b);
const row = (id: number) => database.client.delivery.findUniqueOrThrow({ where: { id } });
const end = (claimed: ClaimedDelivery, changes: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
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

/** Makes the latest attempt of an endpoint one that failed. */
const doubt = (id: string, lastStatus: number | null = 500) =>
  database.client.webhook.update({ where: { id }, data: { lastStatus, lastDeliveryAt: AT } });

describe('claiming', () => {
  it('returns only deliveries that are due', async () => {
    const hook = await webhook();
    const now = await due(hook);
    const soon = await due(hook, { nextAttemptAt: later(1) });
    expect(ids(await claim())).toEqual([now]);
    expect(ids(await claim({ now: later(1) }))).toEqual([soon]);
  });

  it('returns the first of each endpoint before the second of any', async () => {
    const [busy, quiet] = [await webhook(), await webhook()];
    const many = [await due(busy), await due(busy), await due(busy)];
    const one = await due(quiet, { nextAttemptAt: later(5) });
    expect(ids(await claim({ now: later(5), limit: 2 }))).toEqual([many[0], one]);
    expect(ids(await claim({ now: later(5), limit: 1 }))).toEqual([many[1]]);
  });

  it('returns the longest waiting of an endpoint, then the earliest inserted', async () => {
    const hook = await webhook();
    const [second, third] = [await due(hook), await due(hook)];
    const first = await due(hook, { nextAttemptAt: later(-1) });
    const taken: number[] = [];
    for (const _each of [1, 2, 3]) taken.push(...ids(await claim({ limit: 1 })));
    expect(taken).toEqual([first, second, third]);
  });

  it('counts deliveries of other senders to an endpoint', async () => {
    const [one, two] = [await webhook(), await webhook()];
    const [a, b, c] = [await due(one), await due(one), await due(one)];
    const d = await due(two);
    expect(ids(await claim({ perEndpoint: 2 }))).toEqual([a, b, d]);
    expect(await claim({ perEndpoint: 2 })).toEqual([]);
    expect(ids(await claim({ perEndpoint: 3 }))).toEqual([c]);
    // A bound that was lowered meanwhile takes nothing back and lets nothing through.
    await due(one);
    expect(await claim({ perEndpoint: 1 })).toEqual([]);
  });

  it('by many concurrent senders returns each delivery once, within the endpoint’s limit', async () => {
    const hooks = [await webhook(), await webhook(), await webhook()];
    for (const hook of hooks) for (let each = 0; each < 8; each += 1) await due(hook);
    const claims = (
      await Promise.all([1, 2, 3, 4, 5, 6].map(() => claim({ limit: 5, perEndpoint: 4 })))
    ).flat();
    expect(new Set(ids(claims)).size).toBe(claims.length);
    expect(claims).toHaveLength(12);
    for (const hook of hooks) expect(claims.filter(({ webhookId }) => webhookId === hook)).toHaveLength(4);
  });

  it('returns healthy endpoints first, and the others up to the limit', async () => {
    const [down, up] = [await webhook(), await webhook()];
    const failing = [await due(down), await due(down), await due(down)];
    const good = [await due(up, { nextAttemptAt: AT }), await due(up)];
    await doubt(down);
    expect(ids(await claim({ limit: 1 }))).toEqual([good[0]]);
    const rest = await claim({ doubtfulLimit: 2 });
    expect(ids(rest)).toEqual([failing[0], failing[1], good[1]]);
    expect(new Set(rest.map(({ webhookId, doubtful }) => `${webhookId === down} ${doubtful}`))).toEqual(
      new Set(['true true', 'false false']),
    );
    expect(await claim({ doubtfulLimit: 0 })).toEqual([]);
  });

  it.each([
    [null, true],
    [199, true],
    [200, false],
    [204, false],
    [299, false],
    [300, true],
    [308, true],
  ])('after a last response of %s: doubtful %s', async (status, doubtful) => {
    const hook = await webhook();
    await due(hook);
    await doubt(hook, status);
    expect(await claim()).toMatchObject([{ doubtful }]);
  });

  it('trusts an endpoint that was never called', async () => {
    await due(await webhook());
    expect(await claim()).toMatchObject([{ doubtful: false, attempt: 1, attemptsMax: 3 }]);
  });
});

describe('the end of an attempt', () => {
  it('stores the latest response on the webhook, whatever the order of writing', async () => {
    const hook = await webhook();
    for (const _each of [1, 2, 3]) await due(hook);
    const [a, b, c] = await claim();
    if (a === undefined || b === undefined || c === undefined) throw new Error('three deliveries');
    await stores.deliveries.record([
      end(a, { endedAt: later(30), statusCode: 503, error: 'busy' }),
      end(b, { endedAt: later(10), delivered: true, statusCode: 200, error: null }),
      end(c, { endedAt: later(20), statusCode: 410, error: 'gone' }),
    ]);
    expect(await stores.webhooks.find(hook)).toMatchObject({
      lastStatus: 503,
      lastError: 'busy',
      lastDeliveryAt: later(30),
    });
    expect((await stores.webhooks.listDeliveries(hook, { limit: 9 })).map(({ status }) => status)).toEqual([
      'failed',
      'delivered',
      'failed',
    ]);
  });

  it('is counted once, and not for a sender that lost its claim', async () => {
    const hook = await webhook();
    await due(hook);
    const [late] = await claim();
    if (late === undefined) throw new Error('one delivery');
    await stores.deliveries.releaseLapsed(later(LEASE_MS));
    const [next] = await claim({ now: later(LEASE_MS) });
    if (next === undefined) throw new Error('one delivery');

    await stores.deliveries.record([end(late, { delivered: true, statusCode: 200, error: null })]);
    expect(await row(late.id)).toMatchObject({ status: 'sending', attempts: 2 });
    expect(await stores.webhooks.find(hook)).toMatchObject({ lastStatus: null, lastDeliveryAt: null });

    const done = end(next, { delivered: true, statusCode: 200, error: null, endedAt: later(2000) });
    await stores.deliveries.record([done, done]);
    await stores.deliveries.record([{ ...done, delivered: false, statusCode: 500 }]);
    expect(await row(late.id)).toMatchObject({
      status: 'delivered',
      statusCode: 200,
      finishedAt: later(2000),
      claimToken: null,
      leaseUntil: null,
      nextAttemptAt: null,
    });
  });

  it('is written with the next claim, which sees the freed capacity', async () => {
    const hook = await webhook();
    const [first, second] = [await due(hook), await due(hook)];
    const [claimed] = await claim({ perEndpoint: 1 });
    if (claimed === undefined) throw new Error('one delivery');
    const request = {
      token: newId(),
      now: AT,
      leaseMs: LEASE_MS,
      limit: 9,
      doubtfulLimit: 9,
      perEndpoint: 1,
    };
    const ended = end(claimed, { delivered: true, statusCode: 200, error: null });
    expect(ids(await stores.deliveries.claim(request, [ended]))).toEqual([second]);
    expect(await row(first)).toMatchObject({ status: 'delivered', statusCode: 200 });
  });

  it('retains the response of the attempt until the next one', async () => {
    const hook = await webhook();
    const id = await due(hook);
    const [claimed] = await claim();
    if (claimed === undefined) throw new Error('one delivery');
    await stores.deliveries.record([
      end(claimed, { statusCode: null, error: 'timeout', nextAttemptAt: later(99) }),
    ]);
    expect(await row(id)).toMatchObject({
      status: 'pending',
      statusCode: null,
      error: 'timeout',
      nextAttemptAt: later(99),
      finishedAt: null,
      attempts: 1,
    });
  });

  it.each(['paused', 'deleted'])('is final if it failed and the webhook was %s meanwhile', async (what) => {
    const hook = await webhook();
    const id = await due(hook);
    const [claimed] = await claim();
    if (claimed === undefined) throw new Error('one delivery');
    if (what === 'paused') await stores.webhooks.change(hook, { active: false }, AT);
    else await stores.webhooks.delete(hook, AT);
    await stores.deliveries.record([end(claimed, { nextAttemptAt: later(99) })]);
    expect(await row(id)).toMatchObject({
      status: 'cancelled',
      nextAttemptAt: null,
      finishedAt: later(10),
    });
  });

  it('of no delivery has no effect', async () => {
    const id = await due(await webhook());
    await stores.deliveries.record([]);
    expect(await row(id)).toMatchObject({ status: 'pending', attempts: 0 });
  });
});

it('expired claims are due again at once; one without attempts left has failed', async () => {
  const hook = await webhook();
  const [again, last] = [await due(hook), await due(hook, { attempts: 2 })];
  await claim();
  expect(await stores.deliveries.releaseLapsed(later(LEASE_MS - 1))).toBe(0);
  expect(await stores.deliveries.releaseLapsed(later(LEASE_MS))).toBe(2);
  expect(await row(again)).toMatchObject({
    status: 'pending',
    nextAttemptAt: later(LEASE_MS),
    finishedAt: null,
    error: 'delivery_interrupted',
    statusCode: null,
  });
  expect(await row(last)).toMatchObject({ status: 'failed', finishedAt: later(LEASE_MS), attempts: 3 });
});

it('deliveries of a deactivated account are not sent, but cancelled by the sweep', async () => {
  const id = await due(await webhook());
  await stores.accounts.update(ana.accountId, { active: false });
  expect(await claim()).toEqual([]);
  expect(await stores.deliveries.cancelStranded(AT)).toBe(1);
  expect(await row(id)).toMatchObject({ status: 'cancelled' });
});

it('a test call is sent by its caller, once', async () => {
  const ping = {
    webhookId: await webhook(),
    bodyStart: '{"id":',
    token: newId(),
    now: AT,
    leaseMs: LEASE_MS,
  };
  const claimed = await stores.deliveries.startPing(ping);
  const once = { event: 'ping', attempt: 1, attemptsMax: 1, body: `{"id":${claimed?.id}}` };
  expect(claimed).toMatchObject(once);
  expect(await claim()).toEqual([]);
  expect(await stores.deliveries.startPing({ ...ping, webhookId: newId() })).toBeNull();
});
