import { describe, expect, it } from '@jest/globals';
import type { NewAccount } from '@svc/domain/accounts/account-store';
import { newId } from '@svc/domain/id';
import type { EventName } from '@svc/domain/webhooks/event-name';
import { AT, addActor, later } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { openClient } from '../client.ts';

const database = suiteDatabase();
const stores = suiteStores(database);

const CHANGE = { market: 'US', from_version: 'v1', to_version: 'v2', summary: {}, affected_skus: 0 };

async function write(accountId: string | null = null, data: object = CHANGE): Promise<bigint> {
  const event = { event: 'tariff.changed', dedupeKey: newId(), accountId, data, createdAt: AT };
  return (await database.client.outboxEvent.create({ data: event })).id;
}

async function listener(owner: Partial<NewAccount> = {}, events: readonly EventName[] = []) {
  const { accountId } = await addActor(stores, owner);
  const id = newId();
  const facts = { url: 'https://hooks.example.com/', secretSealed: Buffer.from('sealed'), createdAt: AT };
  await stores.webhooks.create({ id, accountId, events, ...facts });
  return { id, accountId };
}

const fanOut = (ids: readonly bigint[], bodyStart = '{"id":') =>
  stores.outbox.fanOut(
    ids.map((id) => ({ id, bodyStart })),
    later(5),
  );
const received = async ({ id }: { readonly id: string }) =>
  (await stores.webhooks.listDeliveries(id, { limit: 100 })).length;

describe('waiting events', () => {
  it('are returned in the order they occurred, up to the limit', async () => {
    const ids = [await write(), await write(), await write()];
    const { events } = await stores.outbox.waiting(2, []);
    expect(events.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(events[0]).toMatchObject({ createdAt: AT, content: { event: 'tariff.changed', toVersion: 'v2' } });
  });

  it('exclude the named ones, so unreadable ones do not block the others', async () => {
    const broken = await write(null, { market: 'US' });
    const good = await write();
    const first = await stores.outbox.waiting(1, []);
    expect([first.events, first.unreadable.map(({ id, event }) => [id, event])]).toEqual([
      [],
      [[broken, 'tariff.changed']],
    ]);
    const next = await stores.outbox.waiting(1, [broken]);
    expect([next.events.map(({ id }) => id), next.unreadable]).toEqual([[good], []]);
  });

  it('are returned in one result, separate from unreadable ones', async () => {
    const ids = [await write(), await write(null, []), await write()];
    const { events, unreadable } = await stores.outbox.waiting(9, []);
    expect([events.map(({ id }) => id), unreadable.map(({ id }) => id)]).toEqual([
      [ids[0], ids[2]],
      [ids[1]],
    ]);
    expect(unreadable[0]?.fault).toBeInstanceOf(Error);
  });

  it('stop waiting after fan-out, even without receivers', async () => {
    const id = await write();
    expect(await fanOut([id])).toEqual([]);
    expect(await stores.outbox.waiting(9, [])).toEqual({ events: [], unreadable: [] });
  });

  it('are written once per occurrence', async () => {
    const once = { event: 'tariff.changed', dedupeKey: 'once', data: CHANGE };
    await database.client.outboxEvent.create({ data: once });
    await expect(database.client.outboxEvent.create({ data: once })).rejects.toThrow('outbox_once');
  });
});

describe('an event', () => {
  it('for the installation reaches all subscribers', async () => {
    const all = await listener();
    const named = await listener({ role: 'reviewer' }, ['tariff.changed', 'sku.alert']);
    const other = await listener({}, ['lookup.completed']);
    await fanOut([await write()]);
    expect(await Promise.all([all, named, other].map(received))).toEqual([1, 1, 0]);
  });

  it('for an account reaches all its own webhooks, and the administrators', async () => {
    const [own, stranger, admin] = [await listener(), await listener(), await listener({ role: 'admin' })];
    const second = newId();
    const facts = { url: 'https://b.example/', secretSealed: Buffer.from('sealed'), createdAt: AT };
    await stores.webhooks.create({ id: second, accountId: own.accountId, events: [], ...facts });
    await fanOut([await write(own.accountId)]);
    expect(await Promise.all([own, { id: second }, stranger, admin].map(received))).toEqual([1, 1, 0, 1]);
  });

  it('for a sandbox reaches nobody', async () => {
    const admin = await listener({ role: 'admin' });
    const { accountId } = await addActor(stores, { sandbox: true });
    await fanOut([await write(accountId)]);
    expect(await received(admin)).toBe(0);
  });

  it('reaches an administrator’s own webhook once', async () => {
    const admin = await listener({ role: 'admin' });
    expect(await fanOut([await write(admin.accountId)])).toHaveLength(1);
    expect(await received(admin)).toBe(1);
  });

  it('reaches a plan once webhooks are enabled for it', async () => {
    const trial = await listener({ plan: 'trial' });
    const on = (enabled: boolean) => stores.plans.change('trial', [{ key: 'feature.webhooks', enabled }]);
    await on(false);
    await fanOut([await write()]);
    expect(await received(trial)).toBe(0);
    await on(true);
    await fanOut([await write()]);
    expect(await received(trial)).toBe(1);
    await on(false);
  });

  it('reaches no deleted or paused webhook, and none of a deactivated account', async () => {
    const [deleted, paused, gone] = [await listener(), await listener(), await listener()];
    await stores.webhooks.delete(deleted.id, AT);
    await stores.webhooks.change(paused.id, { active: false }, AT);
    await stores.accounts.update(gone.accountId, { active: false });
    expect(await fanOut([await write()])).toEqual([]);
  });

  it('gives each delivery a body ending with its own id, due at once', async () => {
    await listener();
    await listener();
    const id = await write();
    const made = await fanOut([id], '{"event":"tariff.changed","text":"é \\"%s\\"","delivery_id":');
    expect(made).toHaveLength(2);
    const rows = await database.client.delivery.findMany({ orderBy: { id: 'asc' } });
    expect(rows.map(({ body }) => JSON.parse(body))).toEqual(
      made.map((delivery) => ({ event: 'tariff.changed', text: 'é "%s"', delivery_id: delivery })),
    );
    expect(rows[0]).toMatchObject({ outboxId: id, status: 'pending', nextAttemptAt: later(5), attempts: 0 });
  });
});

describe('fan-out', () => {
  it('creates each delivery once with many concurrent workers and events', async () => {
    await Promise.all([listener(), listener(), listener()]);
    const ids: bigint[] = [];
    for (let each = 0; each < 10; each += 1) ids.push(await write());
    const made = await Promise.all([
      fanOut(ids),
      fanOut(ids.toReversed()),
      fanOut(ids),
      fanOut(ids.slice(3)),
    ]);
    expect(made.flat()).toHaveLength(30);
    expect(new Set(made.flat()).size).toBe(30);
    expect(await fanOut(ids)).toEqual([]);
  });

  it('skips an event locked by another worker without waiting', async () => {
    await listener();
    const [held, free] = [await write(), await write()];
    const other = await openClient(database.url);
    try {
      await other.query('BEGIN');
      await other.query('SELECT 1 FROM outbox_events WHERE id = $1 FOR UPDATE', [held]);
      expect(await fanOut([held, free])).toHaveLength(1);
      await other.query('ROLLBACK');
    } finally {
      await other.end();
    }
    const { events } = await stores.outbox.waiting(9, []);
    expect(events.map(({ id }) => id)).toEqual([held]);
  });

  it('skips a missing event, and an empty list', async () => {
    const hook = await listener();
    const id = await write();
    expect(await fanOut([id, 999_999n])).toHaveLength(1);
    expect(await fanOut([])).toEqual([]);
    expect(await received(hook)).toBe(1);
  });
});
