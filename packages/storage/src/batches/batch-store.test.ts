import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import type { RetryPlan } from '@svc/domain/batches/batch-store';
import type { BatchWork, ClaimedRow, ClassifiedRow, RowClaim } from '@svc/domain/batches/batch-work-store';
import { newId } from '@svc/domain/id';
import { addBatch, MAPPING, productRow, rowReading } from '@svc/testkit/batch-records';
import { AT, addActor, addVersion, later, outcome, product } from '@svc/testkit/records';
import { emptyStores } from '@svc/testkit/database-stores';
import type { SeededVersion, Stores } from '@svc/testkit/stores';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';

const LEASE_MS = 1000;

let stores: Stores;
let ana: Actor;
let version: SeededVersion;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  stores = await emptyStores(database);
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
const claimOf = ({ id }: BatchWork): RowClaim => ({ batchId: id, token: newId() });
const classified = (row: ClaimedRow): ClassifiedRow => ({
  rowIndex: row.rowIndex,
  codeCheck: null,
  skuId: null,
  lookupId: newId(),
  input: product(row.cells[0] ?? ''),
  outcome: outcome(),
  processingMs: 5,
  duplicates: row.duplicates.map(({ rowIndex }) => ({ rowIndex, codeCheck: null, skuId: null })),
});

async function classify(work: BatchWork, limit: number, failed: readonly number[] = []): Promise<number> {
  const claim = claimOf(work);
  const rows = await stores.work.claim(claim, limit, AT, LEASE_MS);
  const end = {
    classified: rows.filter(({ rowIndex }) => !failed.includes(rowIndex)).map(classified),
    failed: failed.map((rowIndex) => ({ rowIndex, error: { key: 'row_error_failed', params: {} } })),
  };
  return stores.work.finish(work, claim, end, '1', later(10));
}

describe('start', () => {
  it('starts once: rows in their first states, the batch in the queue', async () => {
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

  it('starts nothing that is not admitted', async () => {
    const id = await addBatch(stores, ana, [productRow('shirt'), productRow('')]);
    const admit = async () => Promise.reject(new Error('out of credits'));
    await expect(start(id, admit)).rejects.toThrow('out of credits');
    expect(await stores.batches.find(id, null)).toMatchObject({ status: 'uploaded', round: 0 });
    expect(await statuses(id)).toEqual(['pending', 'pending']);
  });

  it('of two starts at once lets one through', async () => {
    const id = await addBatch(stores, ana, [productRow('shirt')]);
    const started = await Promise.all([start(id), start(id)]);
    expect(started.filter((batch) => batch !== null)).toHaveLength(1);
  });
});

describe('work', () => {
  it('gives rows in file order to one worker each, with what repeats them', async () => {
    const work = await taken();
    expect(work).toMatchObject({ accountId: ana.accountId, market: 'US', datasetVersion: 'v1', round: 1 });
    const [one, two] = await Promise.all([1, 2].map(() => stores.work.claim(claimOf(work), 2, AT, LEASE_MS)));
    const claimed = [...(one ?? []), ...(two ?? [])];
    expect(claimed.map(({ rowIndex }) => rowIndex).toSorted((a, b) => a - b)).toEqual([2, 3, 5]);
    expect(claimed.find(({ rowIndex }) => rowIndex === 2)?.duplicates).toMatchObject([{ rowIndex: 4 }]);
    expect(await stores.work.claim(claimOf(work), 9, AT, LEASE_MS)).toEqual([]);
  });

  it('ends rows with their lookups, fees and repeating rows, and completes the batch', async () => {
    const work = await taken(['shirt', 'scarf', 'Shirt']);
    expect(await classify(work, 9)).toBe(3);
    expect(await statuses(work.id)).toEqual(['done', 'done', 'duplicate']);
    expect(await stores.batches.find(work.id, null)).toMatchObject({
      status: 'completed',
      processedRows: 3,
      failedRows: 0,
    });
    expect(await stores.credits.spendable(ana.accountId)).toBe('0');
    const rows = await stores.batches.rows(work.id, 0, 9);
    expect(rows[2]).toMatchObject({ lookupId: rows[0]?.lookupId, resultStatus: 'proposed' });
    const { events } = await stores.outbox.waiting(9, []);
    expect(events.map(({ content }) => content.event)).toEqual(['batch.completed']);
  });

  it('fails the row that finds no credits, and all that wait behind it', async () => {
    const work = await taken(['a shirt', 'a scarf', 'a coat', 'a hat', 'A coat']);
    expect(await classify(work, 3)).toBe(5);
    expect(await statuses(work.id)).toEqual(['done', 'done', 'error', 'error', 'error']);
    const rows = await stores.batches.rows(work.id, 2, 9);
    expect(rows.map(({ error }) => error?.key)).toEqual([
      'row_error_out_of_credits',
      'row_error_out_of_credits',
      'row_error_original',
    ]);
    expect(await stores.batches.find(work.id, null)).toMatchObject({
      status: 'completed_with_errors',
      failedRows: 3,
    });
  });

  it('changes nothing of rows that are no longer held', async () => {
    const work = await taken(['shirt']);
    const claim = claimOf(work);
    const [row] = await stores.work.claim(claim, 1, AT, LEASE_MS);
    expect(await stores.work.releaseLost(later(LEASE_MS - 1))).toBe(0);
    expect(await stores.work.releaseLost(later(LEASE_MS))).toBe(1);
    const end = { classified: row === undefined ? [] : [classified(row)], failed: [] };
    expect(await stores.work.finish(work, claim, end, '1', later(LEASE_MS))).toBe(0);
    expect(await stores.credits.spendable(ana.accountId)).toBe('2');
  });

  it('holds renewed rows longer and lets released ones go, tries counted', async () => {
    const work = await taken(['shirt']);
    const claim = claimOf(work);
    await stores.work.claim(claim, 1, AT, LEASE_MS);
    await stores.work.renew(claim, later(500), LEASE_MS);
    expect(await stores.work.releaseLost(later(LEASE_MS))).toBe(0);
    await stores.work.release(claim);
    expect(await stores.work.claim(claimOf(work), 1, AT, LEASE_MS)).toMatchObject([
      { rowIndex: 2, attempts: 2 },
    ]);
  });

  it('serves no account that is deactivated', async () => {
    const work = await taken(['shirt']);
    await stores.accounts.update(ana.accountId, { active: false });
    expect(await stores.work.take(work.id, AT)).toBeNull();
    expect(await stores.work.claim(claimOf(work), 1, AT, LEASE_MS)).toEqual([]);
    expect(await stores.work.findOpen(9)).toEqual([]);
  });

  it('finds the first open batch of each account before the second of any', async () => {
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
});

describe('retry, cancel, remove, edit', () => {
  const plan = (changes: Partial<RetryPlan> = {}): RetryPlan => ({
    rows: null,
    judge: () => 'pending',
    admit: async () => undefined,
    at: later(20),
    ...changes,
  });

  it('puts failed rows back with what repeats them, for another round', async () => {
    const work = await taken(['shirt', 'scarf', 'Shirt']);
    await classify(work, 9, [2]);
    expect(await statuses(work.id)).toEqual(['error', 'done', 'error']);
    const retried = await stores.batches.retry(work.id, plan({ rows: [4] }));
    expect(retried).toMatchObject({ status: 'queued', round: 2, processedRows: 1, failedRows: 0 });
    expect(await statuses(work.id)).toEqual(['pending', 'done', 'duplicate']);
    expect(await stores.batches.retry(work.id, plan())).toBeNull();
  });

  it('takes waiting rows out; what is under way ends the batch', async () => {
    const work = await taken();
    const claim = claimOf(work);
    const rows = await stores.work.claim(claim, 1, AT, LEASE_MS);
    expect(await stores.batches.cancel(work.id, AT)).toBe(true);
    expect(await statuses(work.id)).toEqual(['processing', 'skipped', 'duplicate', 'skipped']);
    expect(await stores.batches.remove(work.id)).toBe('running');
    await stores.work.finish(work, claim, { classified: rows.map(classified), failed: [] }, '1', later(10));
    expect(await stores.batches.find(work.id, null)).toMatchObject({
      status: 'completed',
      cancelled: true,
      processedRows: 4,
    });
    expect(await stores.batches.cancel(work.id, AT)).toBe(false);
  });

  it('removes a batch; its lookups stay', async () => {
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

  it('gives the rows that repeated an edited one to the first among them', async () => {
    const id = await addBatch(
      stores,
      ana,
      ['shirt', 'Shirt', 'SHIRT'].map((row) => productRow(row)),
    );
    const edit = {
      cells: productRow('coat'),
      status: 'pending',
      issues: [],
      isOnItsOwn: true,
      at: AT,
    } as const;
    expect(await stores.batches.editRow(id, 2, () => edit)).toMatchObject({ cells: productRow('coat') });
    const rows = await stores.batches.rows(id, 0, 9);
    expect(rows.map(({ duplicateOf }) => duplicateOf)).toEqual([null, null, 3]);
    const repeats = rows.map(({ issues }) => issues.find(({ code }) => code === 'duplicate')?.params['row']);
    expect(repeats).toEqual([undefined, undefined, 3]);
    expect(await stores.batches.editRow(id, 99, () => edit)).toBeNull();
  });
});
