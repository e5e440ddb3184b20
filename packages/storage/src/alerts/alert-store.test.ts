import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Market } from '@svc/tariff/market';
import { AT, addActor, addVersion, later } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import type { Prisma } from '../generated/prisma/client.ts';

const database = suiteDatabase();
const stores = suiteStores(database);
let by: { readonly accountId: string; readonly at: Date };
beforeEach(async () => {
  by = { accountId: (await addActor(stores)).accountId, at: later(50) };
  await addVersion(stores, { version: 'v2' });
});

/** Writes a SKU whose code a new version changed. */
async function changedSku(
  name: string,
  changes: Partial<Prisma.SkuUncheckedCreateInput> = {},
): Promise<number> {
  const code = { currentCode: '6109.10.00.12', codeDigits: '6109100012', codeStatus: 'changed' } as const;
  const data = {
    sku: name,
    market: 'US',
    description: 'x',
    ...code,
    checkedVersion: 'v2',
    updatedAt: AT,
  } as const;
  return (await database.client.sku.create({ data: { ...data, ...changes } })).id;
}

type AlertFields = Partial<Prisma.AlertUncheckedCreateInput>;

async function alert(skuId: number, changes: AlertFields = {}): Promise<number> {
  const data = {
    skuId,
    kind: 'code_changed',
    market: 'US',
    code: '6109',
    toVersion: 'v2',
    createdAt: AT,
  } as const;
  return (await database.client.alert.create({ data: { ...data, ...changes } })).id;
}
const statusOf = async (id: number) => (await stores.skus.find(id))?.codeStatus;

describe('a changed code', () => {
  it('is settled with the last of its alerts, not before', async () => {
    const sku = await changedSku('A');
    const [one, two] = [await alert(sku), await alert(sku)];
    expect(await stores.alerts.acknowledge({ ids: [one] }, by)).toBe(1);
    expect(await statusOf(sku)).toBe('changed');
    expect(await stores.alerts.acknowledge({ ids: [two] }, by)).toBe(1);
    expect(await statusOf(sku)).toBe('valid');
  });

  it('is settled when two users acknowledge its last two alerts at once', async () => {
    const skus: number[] = [];
    for (const name of ['A', 'B', 'C', 'D']) skus.push(await changedSku(name));
    const alerts: (readonly [number, number])[] = [];
    for (const sku of skus) alerts.push([await alert(sku), await alert(sku)]);
    const counts = await Promise.all(
      alerts.flatMap(([one, two]) => [one, two].map((id) => stores.alerts.acknowledge({ ids: [id] }, by))),
    );
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await Promise.all(skus.map(statusOf))).toEqual(['valid', 'valid', 'valid', 'valid']);
  });

  it('is checked when settled, as it may be gone', async () => {
    const sku = await changedSku('A', { currentCode: '9999.99', codeDigits: '999999' });
    await stores.alerts.acknowledge({ ids: [await alert(sku)] }, by);
    expect(await statusOf(sku)).toBe('invalid');
  });

  it.each(['expired', 'invalid', 'not_declarable'] as const)(
    'does not include one that is %s',
    async (codeStatus) => {
      const sku = await changedSku('A', { codeStatus });
      await stores.alerts.acknowledge({ ids: [await alert(sku)] }, by);
      expect(await statusOf(sku)).toBe(codeStatus);
    },
  );

  it('waits for its own alerts, not for those of a removed code', async () => {
    const sku = await changedSku('A');
    await alert(sku, { kind: 'code_removed' });
    await stores.alerts.acknowledge({ ids: [await alert(sku)] }, by);
    expect(await statusOf(sku)).toBe('valid');
  });
});

describe('acknowledging', () => {
  it('one alert concurrently succeeds once', async () => {
    const id = await alert(await changedSku('A'));
    const counts = await Promise.all([1, 2, 3].map(() => stores.alerts.acknowledge({ ids: [id, id] }, by)));
    expect(counts.filter((count) => count > 0)).toEqual([1]);
  });

  it('by market and kind includes all open alerts, and no others', async () => {
    const add = async (name: string, market: Market, changes: AlertFields = {}) =>
      alert(await changedSku(name, { market }), { market, ...changes });
    const taken = [await add('A', 'US'), await add('B', 'US')];
    const kept = [await add('C', 'EU'), await add('D', 'US', { kind: 'code_invalid' })];
    const seen = { acknowledgedAt: later(1), acknowledgedById: by.accountId };
    const before = await add('E', 'US', seen);
    expect(await stores.alerts.acknowledge({ market: 'US', kind: 'code_changed' }, by)).toBe(2);
    const times = async (id: number) => (await stores.alerts.find(id))?.acknowledgedAt;
    expect(await Promise.all(taken.map(times))).toEqual([later(50), later(50)]);
    expect(await Promise.all(kept.map(times))).toEqual([null, null]);
    expect(await times(before)).toEqual(later(1));
  });

  it('nothing, or a missing alert, has no effect', async () => {
    expect(await stores.alerts.acknowledge({ ids: [] }, by)).toBe(0);
    expect(await stores.alerts.acknowledge({ ids: [2_000_000] }, by)).toBe(0);
    expect(await stores.alerts.acknowledge({ market: 'VN', kind: 'code_removed' }, by)).toBe(0);
  });
});

describe('reopening', () => {
  it('clears who acknowledged it and marks the changed code again', async () => {
    const sku = await changedSku('A');
    const id = await alert(sku, { code: '6109.10.00.12' });
    await stores.alerts.acknowledge({ ids: [id] }, by);
    expect(await stores.alerts.reopen([id, id, 2_000_000])).toBe(1);
    expect(await stores.alerts.find(id)).toMatchObject({ acknowledgedAt: null, acknowledgedById: null });
    expect(await statusOf(sku)).toBe('changed');
    expect(await stores.alerts.reopen([id])).toBe(0);
  });

  it.each([
    ['another code', { code: '6109' }],
    ['a removed code', { code: '6109.10.00.12', kind: 'code_removed' }],
  ] as const)('leaves a valid code of an alert on %s', async (_name, changes) => {
    const sku = await changedSku('A', { codeStatus: 'valid' });
    const id = await alert(sku, { ...changes, acknowledgedAt: later(1), acknowledgedById: by.accountId });
    await stores.alerts.reopen([id]);
    expect(await statusOf(sku)).toBe('valid');
  });
});

it('lists the newest first, then the latest inserted, up to the limit', async () => {
  const sku = await changedSku('A');
  const ids = [
    await alert(sku, { createdAt: later(1) }),
    await alert(sku, { createdAt: later(3) }),
    await alert(sku, { createdAt: later(2) }),
    await alert(sku, { createdAt: later(2) }),
  ];
  const listed = async (limit: number) => (await stores.alerts.list({}, limit)).map(({ id }) => id);
  expect(await listed(9)).toEqual([ids[1], ids[3], ids[2], ids[0]]);
  expect(await listed(2)).toEqual([ids[1], ids[3]]);
});
