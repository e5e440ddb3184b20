import { expect, it } from '@jest/globals';
import { DAY_MS } from '@svc/domain/calendar-day';
import { addBatch, productRow } from '@svc/testkit/batch-records';
import { AT, addActor, addFinished, addVersion, later } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { checkCredits } from './accounts/check-credits.ts';
import { purgeExpired, type Retention } from './retention.ts';

const FOR_EVER: Retention = {
  storedBatchDays: 0,
  lookupKeepDays: 0,
  batchKeepDays: 0,
  alertKeepDays: 0,
  auditKeepDays: 0,
  sandboxKeepHours: 24,
};

const database = suiteDatabase();
const stores = suiteStores(database);

const purge = (keep: Partial<Retention>) =>
  purgeExpired(database.client, { ...FOR_EVER, ...keep }, later(2 * DAY_MS));

it('deletes unstarted batches, and finished ones but not their lookups', async () => {
  const { client } = database;
  const actor = await addActor(stores);
  const ids = [];
  for (let each = 0; each < 23; each += 1) ids.push(await addBatch(stores, actor, [productRow('hat')]));
  const [finished = '', young = '', running = ''] = ids;
  const batch = { market: 'US', datasetId: '0'.repeat(32) } as const;
  await client.batch.updateMany({ data: { updatedAt: AT } });
  await client.batch.update({ where: { id: running }, data: { ...batch, status: 'running', startedAt: AT } });
  await client.batch.update({
    where: { id: finished },
    data: { ...batch, status: 'completed', finishedAt: AT },
  });
  await client.batch.update({ where: { id: young }, data: { updatedAt: later(2 * DAY_MS) } });
  const lookup = await addFinished(stores, actor, await addVersion(stores), { made: { kind: 'batch' } });
  await client.lookup.update({ where: { id: lookup }, data: { batchId: finished, rowIndex: 1 } });

  expect(await purge({ storedBatchDays: 1 })).toEqual({ 'batches that were not started': 20 });
  expect(await purge({ batchKeepDays: 1 })).toEqual({ 'finished batches': 1 });
  const left = await client.batch.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([young, running].toSorted());
  expect(await client.batchRow.count({ where: { batchId: finished } })).toBe(0);
  expect(await client.lookup.findUnique({ where: { id: lookup } })).toMatchObject({ batchId: null });
});

it('deletes the texts of lookups without a pending or made decision; sums stay right', async () => {
  const { client } = database;
  const actor = await addActor(stores);
  const version = await addVersion(stores);
  const add = (status: 'proposed' | 'needs_review') =>
    addFinished(stores, actor, version, { outcome: { status, result: { candidates: [] } } });
  const [proposed, decided, waiting, resolved] = [
    await add('proposed'),
    await add('proposed'),
    await add('needs_review'),
    await add('needs_review'),
  ];
  await client.lookup.update({ where: { id: decided }, data: { decision: 'rejected', decidedAt: AT } });
  await client.lookup.update({ where: { id: resolved }, data: { resolved: true } });
  const young = await add('proposed');
  await client.lookup.update({ where: { id: young }, data: { finishedAt: later(2 * DAY_MS) } });

  expect(await purge({ lookupKeepDays: 1 })).toEqual({ 'texts of lookups': 2 });
  expect(await purge({ lookupKeepDays: 1 })).toEqual({});
  const empty = await client.lookup.findMany({ where: { description: '' }, select: { id: true } });
  expect(empty.map(({ id }) => id).toSorted()).toEqual([proposed, resolved].toSorted());
  expect(await stores.lookups.find(proposed, null)).toMatchObject({
    status: 'proposed',
    recommendedCode: '6109.10.00.12',
    result: {},
  });
  expect(await client.lookup.count({ where: { id: { in: [decided, waiting] }, description: '' } })).toBe(0);
  expect((await checkCredits(client)).faults).toEqual([]);
});

it('deletes acknowledged alerts, and activity older than 90 days', async () => {
  const { client } = database;
  const by = (await addActor(stores)).accountId;
  const sku = await client.sku.create({ data: { sku: 'A', market: 'US', description: 'hat' } });
  const alert = { skuId: sku.id, kind: 'code_changed', market: 'US', code: '6109', toVersion: 'v2' } as const;
  await client.alert.createMany({
    data: [
      { ...alert, acknowledgedAt: AT, acknowledgedById: by },
      { ...alert, acknowledgedAt: later(2 * DAY_MS), acknowledgedById: by },
      { ...alert, createdAt: AT },
    ],
  });
  expect(await purge({ alertKeepDays: 1 })).toEqual({ alerts: 1 });

  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const act = { via: 'command', action: 'backup', subject: '/backup' };
  await client.auditEntry.createMany({
    data: [...Array.from({ length: 1001 }, () => 200), 95, 1].map((days) => ({ ...act, at: ago(days) })),
  });
  const kept = { ...FOR_EVER, auditKeepDays: 100 };
  expect(await purgeExpired(client, kept, new Date())).toEqual({ 'acts of the audit record': 1001 });
  expect(await client.auditEntry.count()).toBe(2);
});

it('deletes nothing by default', async () => {
  await addFinished(stores, await addActor(stores), await addVersion(stores));
  expect(await purgeExpired(database.client, FOR_EVER, later(36_500 * DAY_MS))).toEqual({});
});

it('erases the lookups, batches and events of sandboxes after hours, unless a batch runs', async () => {
  const { client } = database;
  const sandbox = await addActor(stores, { sandbox: true });
  const other = await addActor(stores);
  const version = await addVersion(stores);
  const batch = await addBatch(stores, sandbox, [productRow('hat')]);
  const running = await addBatch(stores, sandbox, [productRow('hat')]);
  const started = { status: 'running', market: 'US', datasetId: version.id, startedAt: AT } as const;
  await client.batch.update({ where: { id: running }, data: started });
  const ofBatch = (batchId: string) => ({ kind: 'batch', batchId, rowIndex: 1 }) as const;
  const [row, runningRow, young] = [
    await addFinished(stores, sandbox, version),
    await addFinished(stores, sandbox, version),
    await addFinished(stores, sandbox, version),
  ];
  await addFinished(stores, sandbox, version);
  const kept = await addFinished(stores, other, version);
  await client.lookup.update({ where: { id: row }, data: ofBatch(batch) });
  await client.lookup.update({ where: { id: runningRow }, data: ofBatch(running) });
  await client.lookup.update({ where: { id: young }, data: { createdAt: later(2 * DAY_MS - 1) } });
  const own = { where: { accountId: sandbox.accountId }, select: { id: true } } as const;
  await client.outboxEvent.updateMany({ data: { createdAt: AT } });
  await client.batch.updateMany({ data: { createdAt: AT } });

  await purge({ sandboxKeepHours: 24 });
  const left = (await client.lookup.findMany(own)).map(({ id }) => id);
  expect(left.toSorted()).toEqual([runningRow, young].toSorted());
  expect((await client.batch.findMany(own)).map(({ id }) => id)).toEqual([running]);
  expect(await client.outboxEvent.count({ where: { accountId: sandbox.accountId } })).toBe(0);
  expect(await client.lookup.count({ where: { id: kept } })).toBe(1);
  expect(await client.outboxEvent.count({ where: { accountId: other.accountId } })).toBe(1);
});
