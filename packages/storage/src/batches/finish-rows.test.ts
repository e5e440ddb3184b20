import { describe, expect, it } from '@jest/globals';
import type { BatchWork, ChunkEnd, RowClaim } from '@svc/domain/batches/batch-work-store';
import { AT, later } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit, claimOf, classified, FAILURE } from '../../test/batch-kit.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

const finish = (work: BatchWork, claim: RowClaim, end: Partial<ChunkEnd>, fee = '1') =>
  kit.stores.work.finish(work, claim, { classified: [], failed: [], ...end }, fee, later(10));
const rows = (id: string) => kit.stores.batches.rows(id, 0, 100);
const spendable = (work: BatchWork) => kit.stores.credits.spendable(work.accountId);
const lookupsOf = (batchId: string) => database.client.lookup.count({ where: { batchId } });
const fees = (work: BatchWork) =>
  database.client.ledgerEntry.findMany({
    where: { accountId: work.accountId, kind: 'usage' },
    orderBy: { seq: 'asc' },
  });

/** The counters of a batch as its rows say them. */
async function counted(id: string) {
  const all = await kit.statuses(id);
  const failedRows = all.filter((status) => status === 'error').length;
  const ended = all.filter((status) => !['pending', 'processing'].includes(status)).length;
  return { failedRows, ended };
}

describe('finished rows', () => {
  it('are counted with their duplicates, and the batch continues while others wait', async () => {
    const work = await kit.take(['a', 'A', 'b', 'c']);
    const claim = claimOf(work);
    const [first] = await kit.claim(work, 1, claim);
    if (first === undefined) throw new Error('no row');
    expect(await finish(work, claim, { classified: [classified(first)] })).toBe(2);
    expect(await kit.batch(work.id)).toMatchObject({
      status: 'running',
      processedRows: 2,
      failedRows: 0,
      finishedAt: null,
      updatedAt: later(10),
    });
    expect(await kit.statuses(work.id)).toEqual(['done', 'duplicate', 'pending', 'pending']);
    expect(await spendable(work)).toBe('99');
  });

  it('leave a row not mentioned with its worker', async () => {
    const work = await kit.take(['a', 'b']);
    const claim = claimOf(work);
    const [first] = await kit.claim(work, 2, claim);
    if (first === undefined) throw new Error('no row');
    await finish(work, claim, { classified: [classified(first)] });
    expect(await kit.statuses(work.id)).toEqual(['done', 'processing']);
    expect(await kit.batch(work.id)).toMatchObject({ status: 'running', processedRows: 1 });
  });

  it('fail with a reason shared by their duplicates', async () => {
    const work = await kit.take(['a', 'b', 'A', 'a ']);
    const claim = claimOf(work);
    const held = await kit.claim(work, 9, claim);
    const end = { classified: held.slice(1).map((row) => classified(row)) };
    const ended = await finish(work, claim, { ...end, failed: [{ rowIndex: 2, error: FAILURE }] });
    expect(ended).toBe(4);
    const original = { key: 'row_error_original', params: { row: 2 }, reason: FAILURE };
    expect((await rows(work.id)).map(({ status, error }) => [status, error])).toEqual([
      ['error', FAILURE],
      ['done', null],
      ['error', original],
      ['error', original],
    ]);
    expect(await kit.batch(work.id)).toMatchObject({
      status: 'completed_with_errors',
      processedRows: 4,
      failedRows: 3,
      finishedAt: later(10),
    });
  });

  it('are free if they failed', async () => {
    const work = await kit.take(['a', 'b']);
    await kit.classify(work, [2, 3]);
    expect(await spendable(work)).toBe('100');
    expect(await fees(work)).toEqual([]);
    expect(await lookupsOf(work.id)).toBe(0);
  });

  it('include only those still claimed: another worker’s row is unchanged', async () => {
    const work = await kit.take(['a', 'b']);
    const [late, next] = [claimOf(work), claimOf(work)];
    const held = await kit.claim(work, 2, late);
    await database.client.batchRow.update({
      where: { batchId_rowIndex: { batchId: work.id, rowIndex: 3 } },
      data: { leaseUntil: AT },
    });
    await kit.stores.work.releaseLost(AT);
    await kit.claim(work, 1, next);

    const end = { classified: held.map((row) => classified(row)) };
    expect(await finish(work, late, end)).toBe(1);
    expect(await kit.statuses(work.id)).toEqual(['done', 'processing']);
    expect(await spendable(work)).toBe('99');
    expect(await lookupsOf(work.id)).toBe(1);
  });

  it('end once if their worker reports them many times at once', async () => {
    const work = await kit.take(['a', 'b', 'A']);
    const claim = claimOf(work);
    const held = await kit.claim(work, 9, claim);
    const ends = await Promise.all(
      [1, 2, 3, 4].map(() => finish(work, claim, { classified: held.map((row) => classified(row)) })),
    );
    expect(ends.filter((ended) => ended > 0)).toEqual([3]);
    expect(await spendable(work)).toBe('98');
    expect(await lookupsOf(work.id)).toBe(2);
    expect(await kit.batch(work.id)).toMatchObject({ status: 'completed', processedRows: 3 });
  });

  it('from many concurrent workers are counted correctly, and one ends the batch', async () => {
    const products = Array.from({ length: 24 }, (_, place) => `product ${place}`);
    const work = await kit.take([...products, 'PRODUCT 3', 'PRODUCT 11', 'Product 3'], {
      signupCredits: '1000',
    });
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const claim = claimOf(work);
        const held = await kit.claim(work, 4, claim);
        const failing = held.filter(({ rowIndex }) => rowIndex % 5 === 0);
        const failed = failing.map(({ rowIndex }) => ({ rowIndex, error: FAILURE }));
        const good = held.filter((row) => !failing.includes(row)).map((row) => classified(row));
        await finish(work, claim, { classified: good, failed });
      }),
    );
    await kit.classify(work);
    // Rows 5, 10, 15, 20 and 25 may fail; those that were left to the last round do not.
    const { failedRows, ended } = await counted(work.id);
    expect(await kit.batch(work.id)).toMatchObject({ processedRows: 27, failedRows });
    expect(ended).toBe(27);
    const told = { dedupeKey: { startsWith: `batch.completed:${work.id}` } };
    expect(await database.client.outboxEvent.count({ where: told })).toBe(1);
    expect(Number(await spendable(work))).toBe(1000 - (await lookupsOf(work.id)));
  });
});

describe('fees', () => {
  it('form a ledger chain in file order, each with its lookup', async () => {
    const work = await kit.take(['a', 'b', 'c'], { signupCredits: '10.5' });
    const claim = claimOf(work);
    const held = await kit.claim(work, 9, claim);
    const done = held.map((row) => classified(row));
    await finish(work, claim, { classified: done }, '0.25');
    const booked = await fees(work);
    expect(
      booked.map(({ seq, prevSeq, balanceBefore, balanceAfter }) => [
        seq,
        prevSeq,
        balanceBefore.toNumber(),
        balanceAfter.toNumber(),
      ]),
    ).toEqual([
      [2, 1, 10.5, 10.25],
      [3, 2, 10.25, 10],
      [4, 3, 10, 9.75],
    ]);
    expect(booked.map(({ lookupId }) => lookupId)).toEqual(done.map(({ lookupId }) => lookupId));
  });

  it('without credits leave no lookup, and fail all waiting rows', async () => {
    const work = await kit.take(['a', 'b', 'c', 'd', 'B', 'D'], { signupCredits: '1.99' });
    const claim = claimOf(work);
    const held = await kit.claim(work, 2, claim);
    expect(await finish(work, claim, { classified: held.map((row) => classified(row)) })).toBe(6);
    expect(await kit.statuses(work.id)).toEqual(['done', 'error', 'error', 'error', 'error', 'error']);
    expect(await lookupsOf(work.id)).toBe(1);
    expect(await spendable(work)).toBe('0.99');
    expect(await kit.batch(work.id)).toMatchObject({
      status: 'completed_with_errors',
      processedRows: 6,
      failedRows: 5,
    });
  });

  it('without credits leave rows claimed by another worker unchanged', async () => {
    const work = await kit.take(['a', 'b', 'c'], { signupCredits: '0' });
    const [one, two] = [claimOf(work), claimOf(work)];
    const held = await kit.claim(work, 1, one);
    await kit.claim(work, 1, two);
    expect(await finish(work, one, { classified: held.map((row) => classified(row)) })).toBe(2);
    expect(await kit.statuses(work.id)).toEqual(['error', 'processing', 'error']);
    expect(await kit.batch(work.id)).toMatchObject({ status: 'running', processedRows: 2, failedRows: 2 });
  });

  it('are zero for an administrator', async () => {
    const work = await kit.take(['a', 'b'], { role: 'admin', signupCredits: '0' });
    expect(await kit.classify(work)).toBe(2);
    expect(await kit.batch(work.id)).toMatchObject({ status: 'completed', failedRows: 0 });
    expect(await fees(work)).toEqual([]);
    expect(await database.client.lookup.count({ where: { batchId: work.id, chargedFee: null } })).toBe(2);
  });
});
