import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { newAccount } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { createAccountStore } from '../accounts/account-store.ts';
import { createDeliveryStore } from './delivery-store.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createWebhookStore } from './webhook-store.ts';

const START = new Date('2026-11-24T00:00:00Z');
const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(START.getTime() + count * HOUR_MS);
const RETIRES = hours(24);

const database = suiteDatabase();
let accountId: string;
beforeAll(async () => {
  accountId = newId();
  await createAccountStore(database.client).create(
    newAccount({ id: accountId, role: 'admin', createdAt: START }),
  );
});

const hooks = () => createWebhookStore(database.client);

async function register(url: string): Promise<string> {
  const id = newId();
  await hooks().create({
    id,
    accountId,
    url,
    events: [],
    secretSealed: Buffer.from('old'),
    createdAt: START,
  });
  return id;
}

async function replace(old: string, url: string): Promise<string> {
  const successor = { id: newId(), url, events: [], secretSealed: Buffer.from('new'), createdAt: hours(0) };
  expect(await hooks().replace(old, successor, RETIRES)).toBe(true);
  return successor.id;
}

/** Fans one event of a time out; returns the webhooks that get it. */
async function receivers(at: Date): Promise<readonly string[]> {
  const { id } = await database.client.outboxEvent.create({
    data: { event: 'tariff.changed', dedupeKey: newId(), data: {}, createdAt: at },
  });
  await createOutboxStore(database.client).fanOut([{ id, bodyStart: '{"id":' }], at);
  const made = await database.client.delivery.findMany({
    where: { outboxId: id },
    select: { webhookId: true },
  });
  return made.map(({ webhookId }) => webhookId).toSorted();
}

async function removeAll(): Promise<void> {
  await database.client.webhook.deleteMany();
}

describe('a replaced webhook', () => {
  it('at the same address splits the events: each goes to the old or the new one', async () => {
    const old = await register('https://a.example.com/hook');
    const successor = await replace(old, 'https://a.example.com/hook');
    const got: (readonly string[])[] = [];
    for (const at of [hours(1), new Date(RETIRES.getTime() - 1), RETIRES, hours(25)])
      got.push(await receivers(at));
    expect(got).toEqual([[old], [old], [successor], [successor]]);
    await removeAll();
  });

  it('at another address: both get earlier events, the new one later ones', async () => {
    const old = await register('https://a.example.com/hook');
    const successor = await replace(old, 'https://b.example.com/hook');
    expect(await receivers(hours(1))).toEqual([old, successor].toSorted());
    expect(await receivers(RETIRES)).toEqual([successor]);
    await removeAll();
  });

  it('is deleted with its secret once no delivery is pending', async () => {
    const deliveries = createDeliveryStore(database.client);
    const old = await register('https://a.example.com/hook');
    await replace(old, 'https://a.example.com/hook');
    await receivers(hours(1));
    expect([await deliveries.retire(hours(23)), await deliveries.retire(hours(25))]).toEqual([0, 0]);
    await database.client.delivery.updateMany({
      where: { webhookId: old },
      data: { status: 'delivered', nextAttemptAt: null, finishedAt: hours(2) },
    });
    expect(await deliveries.retire(hours(25))).toBe(1);
    expect(await hooks().find(old)).toBeNull();
    await removeAll();
  });

  it('has one successor', async () => {
    const old = await register('https://a.example.com/hook');
    await replace(old, 'https://a.example.com/hook');
    const again = { id: newId(), url: 'https://a.example.com/x', events: [], createdAt: START };
    expect(await hooks().replace(old, { ...again, secretSealed: Buffer.from('x') }, RETIRES)).toBe(false);
    await removeAll();
  });
});

describe('after a day-long outage', () => {
  it('one call reschedules all failed deliveries, once each and in order', async () => {
    const id = await register('https://a.example.com/hook');
    const events: number[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      await receivers(hours(hour));
      const made = await database.client.delivery.findFirstOrThrow({ orderBy: { id: 'desc' } });
      events.push(made.id);
    }
    const failed = { status: 'failed', attempts: 3, nextAttemptAt: null, finishedAt: hours(24) } as const;
    await database.client.delivery.updateMany({ where: { webhookId: id }, data: failed });
    const [first = 0, delivered = 0] = events;
    await database.client.delivery.update({ where: { id: delivered }, data: { status: 'delivered' } });

    const filter = { status: 'failed', since: hours(0), until: null } as const;
    expect(await hooks().redeliverMany(id, filter, hours(25))).toBe(23);
    expect(await hooks().redeliverMany(id, filter, hours(25))).toBe(0);

    const sent: number[] = [];
    for (let each = 0; each < 23; each += 1) {
      const [claimed] = await createDeliveryStore(database.client).claim({
        token: newId(),
        now: hours(26),
        leaseMs: 60_000,
        limit: 10,
        doubtfulLimit: 10,
        perEndpoint: 1,
      });
      if (claimed === undefined) throw new Error('nothing is due');
      sent.push(claimed.id);
      await database.client.delivery.update({
        where: { id: claimed.id },
        data: { status: 'delivered', claimToken: null, leaseUntil: null, finishedAt: hours(26) },
      });
    }
    expect(sent).toEqual([first, ...events.slice(2)]);
    await removeAll();
  });

  it('only those since a given time are included, and none of a deleted webhook', async () => {
    const id = await register('https://a.example.com/hook');
    for (const hour of [0, 5, 10]) await receivers(hours(hour));
    const failed = { status: 'failed', nextAttemptAt: null, finishedAt: hours(24) } as const;
    await database.client.delivery.updateMany({ where: { webhookId: id }, data: failed });
    const filter = { status: 'failed', since: hours(5), until: hours(10) } as const;
    expect(await hooks().redeliverMany(id, filter, hours(25))).toBe(1);
    await hooks().delete(id, hours(25));
    expect(await hooks().redeliverMany(id, { ...filter, since: null }, hours(26))).toBe(0);
    await removeAll();
  });
});
