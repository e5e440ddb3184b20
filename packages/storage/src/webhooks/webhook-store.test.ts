import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { AT, addActor, later } from '@svc/testkit/records';
import { suiteDatabase, suiteStores, perTest } from '@svc/testkit/suite';
import type { Prisma } from '../generated/prisma/client.ts';

const database = suiteDatabase();
const stores = suiteStores(database);
const ana = perTest(() => addActor(stores));

async function webhook(createdAt = AT, accountId = ana.accountId): Promise<string> {
  const id = newId();
  const facts = { url: 'https://hooks.example.com/', events: [], secretSealed: Buffer.from('sealed') };
  await stores.webhooks.create({ id, accountId, ...facts, createdAt });
  return id;
}

type DeliveryFields = Partial<Prisma.DeliveryUncheckedCreateInput>;

async function delivery(webhookId: string, changes: DeliveryFields = {}): Promise<number> {
  const data = { webhookId, event: 'lookup.completed', body: '{}', createdAt: AT, nextAttemptAt: AT };
  return (await database.client.delivery.create({ data: { ...data, ...changes } })).id;
}
const row = (id: number) => database.client.delivery.findUniqueOrThrow({ where: { id } });
const FAILED: DeliveryFields = { status: 'failed', attempts: 3, nextAttemptAt: null, finishedAt: AT };

it('the list of webhooks starts with the oldest', async () => {
  const [third, first, second] = [await webhook(later(3)), await webhook(later(1)), await webhook(later(2))];
  expect((await stores.webhooks.list()).map(({ id }) => id)).toEqual([first, second, third]);
});

describe('pausing', () => {
  it('cancels waiting deliveries, not ended ones or those of other webhooks', async () => {
    const [paused, other] = [await webhook(), await webhook()];
    const [waiting, failed, elsewhere] = [
      await delivery(paused),
      await delivery(paused, FAILED),
      await delivery(other),
    ];
    await stores.webhooks.change(paused, { active: false }, later(9));
    expect(await row(waiting)).toMatchObject({
      status: 'cancelled',
      nextAttemptAt: null,
      finishedAt: later(9),
    });
    expect(await row(failed)).toMatchObject({ status: 'failed', finishedAt: AT });
    expect(await row(elsewhere)).toMatchObject({ status: 'pending' });
  });

  it('remains final for cancelled deliveries after a resume', async () => {
    const id = await webhook();
    const waiting = await delivery(id);
    await stores.webhooks.change(id, { active: false }, AT);
    await stores.webhooks.change(id, { active: true }, later(1));
    expect(await row(waiting)).toMatchObject({ status: 'cancelled' });
  });

  it('is not triggered by a new address or new events', async () => {
    const id = await webhook();
    const waiting = await delivery(id);
    await stores.webhooks.change(id, { url: 'https://b.example/', events: ['ping'] }, AT);
    expect(await row(waiting)).toMatchObject({ status: 'pending' });
  });
});

describe('deleting', () => {
  it('removes the secret from the database and retains the history', async () => {
    const id = await webhook();
    const failed = await delivery(id, FAILED);
    await stores.webhooks.delete(id, later(9));
    const kept = await database.client.webhook.findUniqueOrThrow({ where: { id } });
    expect(kept).toMatchObject({ deletedAt: later(9), active: false });
    expect(kept.secretSealed).toHaveLength(0);
    expect(await row(failed)).toMatchObject({ status: 'failed' });
  });

  it('is final: nothing changes the webhook afterwards', async () => {
    const id = await webhook();
    await stores.webhooks.delete(id, AT);
    expect(
      await stores.webhooks.change(id, { active: true, url: 'https://b.example/' }, later(1)),
    ).toBeNull();
    expect(await stores.webhooks.delete(id, later(1))).toBe(false);
    expect(await stores.secrets.list()).toEqual([]);
    expect(await stores.secrets.replace(id, Buffer.from(''), Buffer.from('new'))).toBe(false);
    const rates = { perWebhook: 9, perAccount: 9 };
    expect(await stores.webhooks.reserveTest(id, ana.accountId, AT, rates)).toBe(false);
    const kept = await database.client.webhook.findUniqueOrThrow({ where: { id } });
    expect([kept.active, kept.url, kept.secretSealed.length]).toEqual([
      false,
      'https://hooks.example.com/',
      0,
    ]);
  });
});

it('a secret is replaced only if it is the one that was read', async () => {
  const id = await webhook();
  const replace = (from: string, to: string) =>
    stores.secrets.replace(id, Buffer.from(from), Buffer.from(to));
  expect([await replace('other', 'new'), await replace('sealed', 'new')]).toEqual([false, true]);
  expect(await replace('sealed', 'newer')).toBe(false);
});

describe('redelivery', () => {
  it.each(['delivered', 'failed', 'cancelled'] as const)(
    'for %s: due now, attempts reset',
    async (status) => {
      const hook = await webhook();
      const id = await delivery(hook, { ...FAILED, status });
      expect(await stores.webhooks.redeliver(hook, id, later(7))).toBe(status);
      expect(await row(id)).toMatchObject({
        status: 'pending',
        attempts: 0,
        nextAttemptAt: later(7),
        finishedAt: null,
      });
    },
  );

  it('for a waiting delivery changes nothing, not even its next attempt', async () => {
    const hook = await webhook();
    const id = await delivery(hook, { nextAttemptAt: later(500), attempts: 1 });
    expect(await stores.webhooks.redeliver(hook, id, later(7))).toBe('pending');
    expect(await row(id)).toMatchObject({ nextAttemptAt: later(500), attempts: 1 });
  });

  it('requested concurrently is done once', async () => {
    const hook = await webhook();
    const id = await delivery(hook, FAILED);
    const ends = await Promise.all([1, 2, 3].map(() => stores.webhooks.redeliver(hook, id, later(7))));
    expect(ends.filter((state) => state === 'failed')).toHaveLength(1);
    expect(ends.filter((state) => state === 'pending')).toHaveLength(2);
  });

  it.each([[0], [-1], [1.5], [2 ** 31], [Number.NaN], [Number.MAX_SAFE_INTEGER]])(
    'finds no delivery with the id %d',
    async (id) => {
      expect(await stores.webhooks.redeliver(await webhook(), id, AT)).toBeNull();
    },
  );

  it('does not find those of another or a deleted webhook', async () => {
    const [hook, other] = [await webhook(), await webhook()];
    const id = await delivery(hook, FAILED);
    expect(await stores.webhooks.redeliver(other, id, AT)).toBeNull();
    await stores.webhooks.delete(hook, AT);
    expect(await stores.webhooks.redeliver(hook, id, AT)).toBeNull();
    expect(await row(id)).toMatchObject({ status: 'failed' });
  });
});

describe('test calls', () => {
  const rates = { perWebhook: 2, perAccount: 3 };

  it('are counted per account across all webhooks, including those of others', async () => {
    const ben = await addActor(stores, { role: 'admin' });
    const hooks = [await webhook(), await webhook(), await webhook(AT, ben.accountId)];
    const reserve = (hook = '', by = ben) => stores.webhooks.reserveTest(hook, by.accountId, AT, rates);
    const results: boolean[] = [];
    for (const hook of hooks) results.push(await reserve(hook));
    expect(results).toEqual([true, true, true]);
    expect(await reserve(hooks[2])).toBe(false);
    expect([await reserve(hooks[0], ana), await reserve(hooks[0], ana)]).toEqual([true, false]);
  });

  it('are limited per minute by webhook and account, also concurrently', async () => {
    const [one, two] = [await webhook(), await webhook()];
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

  it('that were rejected are not counted', async () => {
    const hook = await webhook();
    const reserve = (ms: number) => stores.webhooks.reserveTest(hook, ana.accountId, later(ms), rates);
    for (const ms of [0, 1, 2, 3, 4]) await reserve(ms);
    expect(await reserve(60_000)).toBe(true);
    expect(await reserve(60_000)).toBe(false);
    expect(await reserve(60_001)).toBe(true);
  });
});
