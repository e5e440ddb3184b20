import { describe, expect, it } from '@jest/globals';
import { AT, later } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit, claimOf, classified, LEASE_MS } from '../../test/batch-kit.ts';
import { openClient } from '../client.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

const indexes = (rows: readonly { readonly rowIndex: number }[]) => rows.map(({ rowIndex }) => rowIndex);
const rowOf = (batchId: string, rowIndex: number) =>
  database.client.batchRow.findUniqueOrThrow({ where: { batchId_rowIndex: { batchId, rowIndex } } });

describe('claiming a batch', () => {
  it('starts it once: later workers leave the start time unchanged', async () => {
    const { id, actor } = await kit.upload(['shirt']);
    await kit.start(id);
    const [first, second] = [await kit.stores.work.take(id, AT), await kit.stores.work.take(id, later(5000))];
    expect(first).toMatchObject({ id, accountId: actor.accountId, accountName: 'Ana', round: 1 });
    expect(second).toEqual(first);
    expect(await kit.batch(id)).toMatchObject({ status: 'running', startedAt: AT, updatedAt: AT });
  });

  it('is rejected before the start, after the end, and for an unknown batch', async () => {
    const { id } = await kit.upload(['shirt']);
    expect(await kit.stores.work.take(id, AT)).toBeNull();
    expect(await kit.batch(id)).toMatchObject({ status: 'uploaded', startedAt: null });

    const work = await kit.take(['shirt']);
    await kit.classify(work);
    expect(await kit.stores.work.take(work.id, AT)).toBeNull();
    expect(await kit.stores.work.take('0'.repeat(32), AT)).toBeNull();
  });

  it('leaves the queued batch of a deactivated account in the queue', async () => {
    const { id, actor } = await kit.upload(['shirt']);
    await kit.start(id);
    await kit.stores.accounts.update(actor.accountId, { active: false });
    expect(await kit.stores.work.take(id, AT)).toBeNull();
    expect(await kit.batch(id)).toMatchObject({ status: 'queued', startedAt: null });
  });
});

describe('claiming rows', () => {
  it('returns at most the requested number, in file order, until the lease expires', async () => {
    const work = await kit.take(['a', 'b', 'c', 'd', 'e']);
    const claim = claimOf(work);
    expect(indexes(await kit.claim(work, 2, claim))).toEqual([2, 3]);
    expect(indexes(await kit.claim(work, 2))).toEqual([4, 5]);
    expect(await rowOf(work.id, 2)).toMatchObject({
      status: 'processing',
      claimToken: claim.token,
      leaseUntil: later(LEASE_MS),
      attempts: 1,
    });
    expect(await rowOf(work.id, 6)).toMatchObject({ status: 'pending', claimToken: null, leaseUntil: null });
  });

  it('gives each row to exactly one of many concurrent workers', async () => {
    const work = await kit.take(Array.from({ length: 40 }, (_, place) => `product ${place}`));
    const claims = await Promise.all(Array.from({ length: 12 }, () => kit.claim(work, 5)));
    const held = claims.flatMap(indexes);
    const rest = indexes(await kit.claim(work, 100));
    expect(new Set(held).size).toBe(held.length);
    expect([...held, ...rest].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, place) => place + 2),
    );
  });

  it('skips rows locked by another transaction without waiting', async () => {
    const work = await kit.take(['a', 'b', 'c']);
    const other = await openClient(database.url);
    try {
      await other.query('BEGIN');
      await other.query('SELECT 1 FROM batch_rows WHERE batch_id = $1 AND row_index IN (2, 4) FOR UPDATE', [
        work.id,
      ]);
      expect(indexes(await kit.claim(work, 10))).toEqual([3]);
      await other.query('ROLLBACK');
    } finally {
      await other.end();
    }
    expect(indexes(await kit.claim(work, 10))).toEqual([2, 4]);
  });

  it('skips rows that are excluded, too long, ended or duplicates', async () => {
    const work = await kit.take(['a', '', 'x'.repeat(2001), 'A', 'b']);
    expect(await kit.statuses(work.id)).toEqual(['pending', 'skipped', 'error', 'duplicate', 'pending']);
    const claim = claimOf(work);
    const rows = await kit.claim(work, 1, claim);
    await kit.stores.work.finish(
      work,
      claim,
      { classified: rows.map((row) => classified(row)), failed: [] },
      '1',
      later(10),
    );
    expect(indexes(await kit.claim(work, 10))).toEqual([6]);
  });

  it('includes duplicates of a claimed row in file order, without removed ones', async () => {
    const work = await kit.take(['hat', 'scarf', 'HAT', 'Hat', 'hat']);
    await database.client.batchRow.update({
      where: { batchId_rowIndex: { batchId: work.id, rowIndex: 5 } },
      data: { status: 'skipped' },
    });
    const [hat, scarf] = await kit.claim(work, 10);
    expect(indexes(hat?.duplicates ?? [])).toEqual([4, 6]);
    expect(hat?.duplicates[0]?.cells).toEqual(['HAT', '', '']);
    expect(scarf?.duplicates).toEqual([]);
  });

  it('reports a claimed or duplicate row whose SKU appears in a later row', async () => {
    const work = await kit.take([
      ['hat', 'K-1', ''],
      ['HAT', 'K-2', ''],
      ['scarf', 'K-1', ''],
      ['coat', 'K-2', ''],
    ]);
    const rows = await kit.claim(work, 10);
    expect(rows.map(({ rowIndex, isSkuRepeated }) => [rowIndex, isSkuRepeated])).toEqual([
      [2, true],
      [4, false],
      [5, false],
    ]);
    expect(rows[0]?.duplicates).toMatchObject([{ rowIndex: 3, isSkuRepeated: true }]);
  });

  it('counts each try of a row, whichever worker made it', async () => {
    const work = await kit.take(['a']);
    for (const attempts of [1, 2, 3]) {
      const claim = claimOf(work);
      expect(await kit.claim(work, 1, claim)).toMatchObject([{ attempts }]);
      await kit.stores.work.release(claim);
    }
  });

  it('never includes rows of another batch', async () => {
    const [one, two] = [await kit.take(['a', 'b']), await kit.take(['a', 'b'])];
    await kit.claim(one, 10);
    expect(await kit.statuses(two.id)).toEqual(['pending', 'pending']);
  });
});
