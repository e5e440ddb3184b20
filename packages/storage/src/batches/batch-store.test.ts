import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import type { BatchWork } from '@svc/domain/batches/batch-work-store';
import { newId } from '@svc/domain/id';
import { addBatch, MAPPING, productRow, rowReading } from '@svc/testkit/batch-records';
import { AT, addActor, addVersion, later } from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { claimOf, classified, FAILURE, LEASE_MS } from '../../test/batch-kit.ts';

let ana: Actor;
let version: SeededVersion;

const database = suiteDatabase();
const stores = suiteStores(database);
beforeEach(async () => {
  ana = await addActor(stores, { signupCredits: '2' });
  version = await addVersion(stores);
});

function start(id: string, admit = async () => undefined) {
  const on = { market: 'US', datasetId: version.id, datasetVersion: 'v1', language: 'en' } as const;
  const request = { mapping: MAPPING, ...on, saveToCatalog: false, at: AT };
  return stores.batches.start(id, request, rowReading(), admit);
}

async function taken(rows: readonly string[] = ['shirt', 'scarf', 'Shirt', 'coat']): Promise<BatchWork> {
  const id = await addBatch(
    stores,
    ana,
    rows.map((row) => productRow(row)),
  );
  await start(id);
  const work = await stores.work.take(id, AT);
  if (work === null) throw new Error('nothing to take');
  return work;
}

const statuses = async (id: string) => (await stores.batches.rows(id, 0, 50)).map(({ status }) => status);

async function classify(work: BatchWork, limit: number, failed: readonly number[] = []): Promise<number> {
  const claim = claimOf(work);
  const rows = await stores.work.claim(claim, limit, AT, LEASE_MS);
  const end = {
    classified: rows.filter(({ rowIndex }) => !failed.includes(rowIndex)).map((row) => classified(row)),
    failed: failed.map((rowIndex) => ({ rowIndex, error: FAILURE })),
  };
  return stores.work.finish(work, claim, end, '1', later(10));
}

it('start starts once: rows in their initial states, the batch in the queue', async () => {
  const id = await addBatch(stores, ana, [productRow('shirt'), productRow(''), productRow(' SHIRT ')]);
  expect(await stores.batches.find(id, newId())).toBeNull();
  const started = await start(id);
  expect(started).toMatchObject({
    status: 'queued',
    round: 1,
    processedRows: 1,
    failedRows: 0,
    market: 'US',
  });
  expect(started?.counts).toMatchObject({ pending: 1, skipped: 1, duplicate: 1 });
  expect((await stores.batches.rows(id, 2, 1))[0]).toMatchObject({ rowIndex: 4, duplicateOf: 2 });
  expect(await start(id)).toBeNull();
});

it('work finds the first open batch of each account before the second of any', async () => {
  const ben = await addActor(stores);
  const ids = [];
  for (const [owner, ms] of [
    [ana, 0],
    [ana, 1],
    [ben, 2],
  ] as const) {
    const id = await addBatch(stores, owner, [productRow('shirt')], later(ms));
    await start(id);
    ids.push(id);
  }
  const open = await stores.work.findOpen(9);
  expect(open.at(-1)).toBe(ids[1]);
  expect(new Set(open)).toEqual(new Set(ids));
});

describe('retry, cancel, remove, edit', () => {
  it('removes waiting rows; the last running row ends the batch', async () => {
    const work = await taken();
    const claim = claimOf(work);
    const rows = await stores.work.claim(claim, 1, AT, LEASE_MS);
    expect(await stores.batches.cancel(work.id, AT)).toBe(true);
    expect(await statuses(work.id)).toEqual(['processing', 'skipped', 'duplicate', 'skipped']);
    expect(await stores.batches.remove(work.id)).toBe('running');
    await stores.work.finish(
      work,
      claim,
      { classified: rows.map((row) => classified(row)), failed: [] },
      '1',
      later(10),
    );
    expect(await stores.batches.find(work.id, null)).toMatchObject({
      status: 'completed',
      cancelled: true,
      processedRows: 4,
    });
    expect(await stores.batches.cancel(work.id, AT)).toBe(false);
  });

  it('removes a batch but not its lookups', async () => {
    const work = await taken(['shirt']);
    await classify(work, 1);
    const [row] = await stores.batches.rows(work.id, 0, 1);
    expect(await stores.batches.remove(work.id)).toBeNull();
    expect(await stores.batches.find(work.id, null)).toBeNull();
    expect(await stores.lookups.find(row?.lookupId ?? '', null)).toMatchObject({
      kind: 'batch',
      status: 'proposed',
    });
  });
});
