import { describe, expect, it } from '@jest/globals';
import { AT, addActor, later } from '@svc/testkit/records';
import { suiteDatabase, suiteStores, perTest } from '@svc/testkit/suite';
import { addDue, addWebhook } from '../../test/delivery-kit.ts';
import type { Prisma } from '../generated/prisma/client.ts';

const database = suiteDatabase();
const stores = suiteStores(database);
const ana = perTest(() => addActor(stores));

const webhook = () => addWebhook(stores, ana.accountId);
const due = (webhookId: string, changes: Partial<Prisma.DeliveryUncheckedCreateInput> = {}) =>
  addDue(database, webhookId, changes);

describe('retention', () => {
  const ended = (webhookId: string, changes: Partial<Prisma.DeliveryUncheckedCreateInput>) =>
    due(webhookId, { status: 'failed', nextAttemptAt: null, finishedAt: AT, ...changes });
  const event = (dedupeKey: string, fannedOutAt: Date | null) =>
    database.client.outboxEvent.create({
      data: { event: 'tariff.changed', dedupeKey, data: {}, createdAt: AT, fannedOutAt },
    });

  it('deletes old ended deliveries; waiting ones remain at any age', async () => {
    const hook = await webhook();
    await ended(hook, {});
    await ended(hook, { status: 'delivered' });
    await ended(hook, { status: 'cancelled' });
    const kept = [await ended(hook, { createdAt: later(1) }), await due(hook)];
    expect(await stores.deliveries.purge(later(1))).toBe(3);
    const left = await database.client.delivery.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ id }) => id)).toEqual(kept);
  });

  it('deletes events whose deliveries are gone, but none waiting for fan-out', async () => {
    const hook = await webhook();
    const waiting = await event('waiting', null);
    const underWay = await event('under way', AT);
    await event('done', AT);
    await due(hook, { outboxId: underWay.id });
    expect(await stores.deliveries.purge(later(1))).toBe(1);
    const left = await database.client.outboxEvent.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ id }) => id)).toEqual([waiting.id, underWay.id]);
  });

  it('deletes a removed webhook with its last delivery', async () => {
    const hook = await webhook();
    await webhook();
    const id = await ended(hook, { createdAt: later(50) });
    await stores.webhooks.delete(hook, AT);
    expect(await stores.deliveries.purge(later(10))).toBe(0);
    expect(await database.client.webhook.count()).toBe(2);
    expect(await stores.deliveries.purge(later(51))).toBe(2);
    expect(await database.client.delivery.count({ where: { id } })).toBe(0);
    expect(await database.client.webhook.count()).toBe(1);
  });

  it('deletes test calls that no longer count', async () => {
    const hook = await webhook();
    const rates = { perWebhook: 9, perAccount: 9 };
    await stores.webhooks.reserveTest(hook, ana.accountId, AT, rates);
    await stores.webhooks.reserveTest(hook, ana.accountId, later(10), rates);
    expect(await stores.deliveries.purge(later(10))).toBe(1);
    expect(await database.client.webhookTest.count()).toBe(1);
  });
});
