import { describe, expect, it } from '@jest/globals';
import type { RetriedRow, RetryPlan, RetryVerdict } from '@svc/domain/batches/batch-store';
import { later } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit } from '../../test/batch-kit.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

const plan = (changes: Partial<RetryPlan> = {}): RetryPlan => ({
  rows: null,
  judge: () => 'pending',
  admit: async () => undefined,
  at: later(20),
  ...changes,
});

/** A finished batch of rows 2 to 7: 2, 4 and 6 failed; 3 and 7 repeat 2 and 6. */
async function failedBatch(): Promise<string> {
  const work = await kit.take(['a', 'A', 'b', 'c', 'd', 'D']);
  await kit.classify(work, [2, 4, 6]);
  expect(await kit.statuses(work.id)).toEqual(['error', 'error', 'error', 'done', 'error', 'error']);
  return work.id;
}

const judged =
  (verdicts: Readonly<Record<number, RetryVerdict>>) =>
  ({ rowIndex }: RetriedRow): RetryVerdict =>
    verdicts[rowIndex] ?? 'pending';

describe('a retry of all rows', () => {
  it('requeues failed rows and their duplicates, and uncounts both', async () => {
    const id = await failedBatch();
    const asked: number[] = [];
    const admit: RetryPlan['admit'] = async (rows) => void asked.push(rows);
    expect(await kit.stores.batches.retry(id, plan({ admit }))).toMatchObject({
      status: 'queued',
      round: 2,
      processedRows: 1,
      failedRows: 0,
      startedAt: null,
      finishedAt: null,
      updatedAt: later(20),
      validation: { ended_before_round: 1 },
      counts: { pending: 3, duplicate: 2, done: 1, error: 0 },
    });
    // Rows that repeat another are not paid for again.
    expect(asked).toEqual([3]);
    const rows = await kit.stores.batches.rows(id, 0, 9);
    expect(rows.every(({ error }) => error === null)).toBe(true);
  });

  it('checks each original once, with its current cells', async () => {
    const id = await failedBatch();
    const seen: RetriedRow[] = [];
    await kit.stores.batches.retry(id, plan({ judge: (row) => (seen.push(row), 'stays') }));
    expect(seen).toEqual([
      { rowIndex: 2, cells: ['a', '', ''] },
      { rowIndex: 4, cells: ['b', '', ''] },
      { rowIndex: 6, cells: ['d', '', ''] },
    ]);
  });

  it('leaves a row failed, with its duplicates, if it still cannot be classified', async () => {
    const id = await failedBatch();
    const retried = await kit.stores.batches.retry(id, plan({ judge: judged({ 2: 'stays' }) }));
    expect(retried).toMatchObject({ processedRows: 3, failedRows: 2 });
    expect(await kit.statuses(id)).toEqual(['error', 'error', 'pending', 'done', 'pending', 'duplicate']);
  });

  it('removes an emptied row, which ends and no longer counts as failed', async () => {
    const id = await failedBatch();
    const retried = await kit.stores.batches.retry(id, plan({ judge: judged({ 4: 'skipped' }) }));
    expect(retried).toMatchObject({ processedRows: 2, failedRows: 0, validation: { ended_before_round: 2 } });
    expect(await kit.statuses(id)).toEqual([
      'pending',
      'duplicate',
      'skipped',
      'done',
      'pending',
      'duplicate',
    ]);
  });
});

describe('a retry of some rows', () => {
  it.each([
    ['an original', [2], ['pending', 'duplicate', 'error', 'done', 'error', 'error']],
    ['a row that repeats one', [7], ['error', 'error', 'error', 'done', 'pending', 'duplicate']],
    ['both of a pair', [2, 3], ['pending', 'duplicate', 'error', 'done', 'error', 'error']],
    [
      'one that failed among others that did not',
      [4, 5, 99],
      ['error', 'error', 'pending', 'done', 'error', 'error'],
    ],
  ] as const)('includes %s', async (_what, rows, expected) => {
    const id = await failedBatch();
    const retried = await kit.stores.batches.retry(id, plan({ rows }));
    expect(await kit.statuses(id)).toEqual(expected);
    const failed = expected.filter((status) => status === 'error').length;
    expect(retried).toMatchObject({ processedRows: failed + 1, failedRows: failed });
  });

  it('checks nothing if none of the named rows failed', async () => {
    const id = await failedBatch();
    const admit: RetryPlan['admit'] = async (rows) => {
      throw new Error(`${rows} rows`);
    };
    for (const rows of [[5], [99], []])
      await expect(kit.stores.batches.retry(id, plan({ rows, admit }))).rejects.toThrow('0 rows');
    expect(await kit.batch(id)).toMatchObject({ status: 'completed_with_errors', round: 1, failedRows: 5 });
  });
});

describe('a retry', () => {
  it('changes nothing if it is rejected', async () => {
    const id = await failedBatch();
    const before = [await kit.batch(id), await kit.stores.batches.rows(id, 0, 9)];
    const admit = async () => Promise.reject(new Error('out of credits'));
    await expect(kit.stores.batches.retry(id, plan({ admit }))).rejects.toThrow('out of credits');
    expect([await kit.batch(id), await kit.stores.batches.rows(id, 0, 9)]).toEqual(before);
  });

  it('reads the account’s credits in its own transaction', async () => {
    const id = await failedBatch();
    const { accountId } = await kit.batch(id);
    const read: string[] = [];
    const admit: RetryPlan['admit'] = async (_rows, credits) => {
      read.push(await credits.spendable(accountId));
    };
    await kit.stores.batches.retry(id, plan({ admit }));
    expect(read).toEqual(['99']);
  });

  it('runs once for two concurrent calls', async () => {
    const id = await failedBatch();
    const ends = await Promise.all([1, 2, 3].map(() => kit.stores.batches.retry(id, plan())));
    expect(ends.filter((batch) => batch !== null)).toHaveLength(1);
    expect(await kit.batch(id)).toMatchObject({ round: 2, processedRows: 1 });
  });

  it('is rejected before the start, during a run, and for a batch without failures', async () => {
    const { id } = await kit.upload(['a']);
    expect(await kit.stores.batches.retry(id, plan())).toBeNull();
    await kit.start(id);
    expect(await kit.stores.batches.retry(id, plan())).toBeNull();
    const work = await kit.take(['a']);
    expect(await kit.stores.batches.retry(work.id, plan())).toBeNull();
    await kit.classify(work);
    expect(await kit.stores.batches.retry(work.id, plan())).toBeNull();
  });

  it('clears the cancellation of a batch, and can fail and be repeated', async () => {
    const work = await kit.take(['a', 'b']);
    await kit.claim(work, 1);
    await kit.stores.batches.cancel(work.id, later(5));
    await kit.stores.work.releaseLost(later(9000));
    await kit.classify(work, [2]);
    expect(await kit.batch(work.id)).toMatchObject({ cancelled: true, failedRows: 1, processedRows: 2 });

    expect(await kit.stores.batches.retry(work.id, plan())).toMatchObject({ cancelled: false, round: 2 });
    const again = await kit.stores.work.take(work.id, later(30));
    if (again === null) throw new Error('nothing to take');
    expect(again.round).toBe(2);
    await kit.classify(again, [2]);
    expect(await kit.stores.batches.retry(work.id, plan())).toMatchObject({
      round: 3,
      processedRows: 1,
      failedRows: 0,
      validation: { ended_before_round: 1 },
    });
    expect(await kit.statuses(work.id)).toEqual(['pending', 'skipped']);
  });
});
