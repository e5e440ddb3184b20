import { beforeEach, describe, expect, it } from '@jest/globals';
import { addBatch, batchDeps, KNOWLEDGE, productRow, START } from '@svc/testkit/batch-records';
import { AT, addActor, addVersion, outcome } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { startBatch } from '../start-batch.ts';
import type { ClassifyRow, RunBatchDeps } from './run-batch-deps.ts';
import { runBatch } from './run-batch.ts';

const database = suiteDatabase();
const stores = suiteStores(database);

const ana = perTest(() => addActor(stores, { signupCredits: '100' }));
let clock: Date;
let asked: string[];
let faults: number[];
beforeEach(async () => {
  clock = AT;
  asked = [];
  faults = [];
  await addVersion(stores);
});

const deps = () => batchDeps(stores, () => clock);

async function started(
  rows: readonly (readonly string[])[],
  saveToCatalog = false,
  actor = ana,
): Promise<string> {
  const id = await addBatch(stores, actor, rows);
  await startBatch(deps(), actor, id, null, { ...START, saveToCatalog });
  return id;
}

const classify: ClassifyRow = async ({ input }) => {
  asked.push(input.description);
  if (input.description.startsWith('broken')) throw new Error('the engine broke');
  return outcome();
};
const run = (id: string, changes: Partial<RunBatchDeps> = {}) =>
  runBatch(
    {
      ...deps(),
      classifierOf: () => classify,
      schedule: async () => ({
        version: 'v1',
        find: (digits) =>
          digits === '6109100012' ? { code: '6109.10.00.12', isLeaf: true, below: [] } : null,
      }),
      readCountry: KNOWLEDGE.readCountry,
      leaseMs: 60_000,
      isStopping: () => false,
      onRowError: (_id, rowIndex) => faults.push(rowIndex),
      ...changes,
    },
    id,
  );
const batch = async (id: string) => {
  const found = await stores.batches.find(id, null);
  if (found === null) throw new Error('no batch');
  return found;
};
const rows = (id: string) => stores.batches.rows(id, 0, 500);
const statuses = async (id: string) => (await rows(id)).map(({ status }) => status);
const many = (count: number) => Array.from({ length: count }, (_, place) => productRow(`product ${place}`));

describe('runBatch', () => {
  it('classifies each product once and completes the batch with its event', async () => {
    const id = await started([productRow('shirt'), productRow('coat'), productRow('Shirt')]);
    await run(id);
    expect(await batch(id)).toMatchObject({ status: 'completed', processedRows: 3, failedRows: 0 });
    expect(await statuses(id)).toEqual(['done', 'done', 'duplicate']);
    expect(asked.toSorted()).toEqual(['coat', 'shirt']);
    expect(await stores.credits.spendable(ana.accountId)).toBe('98');

    const [shirt, , again] = await rows(id);
    expect(again).toMatchObject({ lookupId: shirt?.lookupId, recommendedCode: '6109.10.00.12' });
    expect(await stores.lookups.find(shirt?.lookupId ?? '', null)).toMatchObject({
      kind: 'batch',
      batchId: id,
      rowIndex: 2,
      datasetVersion: 'v1',
    });
    const { events } = await stores.outbox.waiting(9, []);
    expect(events.map(({ content }) => content.event)).toEqual(['batch.completed']);
  });

  it('does nothing for a batch that is not started, has ended, or is missing', async () => {
    await run(await addBatch(stores, ana, [productRow('shirt')]));
    await run('none');
    const id = await started([productRow('shirt')]);
    await run(id);
    await run(id);
    expect(asked).toEqual(['shirt']);
  });

  it('fails the last rows in file order when credits run out', async () => {
    const rich = await addActor(stores, { signupCredits: '100' });
    const id = await started(many(100), false, rich);
    await stores.accounts.grant(rich.accountId, '-50', null, null, AT);
    await run(id);

    const states = await statuses(id);
    expect(states.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 'done'));
    expect(states.slice(50)).toEqual(Array.from({ length: 50 }, () => 'error'));
    expect((await rows(id))[50]?.error).toMatchObject({ key: 'row_error_out_of_credits' });
    expect(await batch(id)).toMatchObject({
      status: 'completed_with_errors',
      failedRows: 50,
      processedRows: 100,
    });
    expect(await stores.credits.spendable(rich.accountId)).toBe('0');
  });

  it('checks the current code against the schedule and against the suggestion', async () => {
    const id = await started([productRow('shirt', '', '6109100012'), productRow('coat', '', '9999.99')]);
    await run(id);
    expect((await rows(id)).map(({ codeCheck }) => codeCheck)).toMatchObject([
      { code: '6109.10.00.12', status: 'valid', matches: true, level: 10, version: 'v1' },
      { status: 'invalid', matches: false, level: 0 },
    ]);
  });
});

describe('a failing row', () => {
  it('is tried three times, then fails without a fee, as do its duplicates', async () => {
    const id = await started([productRow('broken'), productRow('shirt'), productRow('Broken')]);
    await run(id);
    expect(faults).toEqual([2, 2, 2]);
    expect(await statuses(id)).toEqual(['error', 'done', 'error']);
    const [first, , again] = await rows(id);
    expect(first?.error).toEqual({ key: 'row_error_failed', params: {} });
    expect(again?.error).toMatchObject({
      key: 'row_error_original',
      params: { row: 2 },
      reason: first?.error,
    });
    expect(await batch(id)).toMatchObject({ status: 'completed_with_errors', failedRows: 2 });
    expect(await stores.credits.spendable(ana.accountId)).toBe('99');
  });

  it('that repeatedly crashes its worker is not retried', async () => {
    const id = await started([productRow('shirt')]);
    await stores.work.take(id, AT);
    for (const token of ['1', '2', '3', '4', '5', '6']) {
      await stores.work.claim({ batchId: id, token }, 1, clock, 1000);
      clock = new Date(clock.getTime() + 1000);
      await stores.work.releaseLost(clock);
    }
    await run(id);
    expect(asked).toEqual([]);
    expect(await statuses(id)).toEqual(['error']);
  });
});

describe('a stopping worker', () => {
  it('finishes its current row and releases the others', async () => {
    const id = await started(many(5));
    await run(id, { isStopping: () => asked.length >= 2 });
    expect(await batch(id)).toMatchObject({ status: 'running', processedRows: 2 });
    expect((await batch(id)).counts).toMatchObject({ done: 2, pending: 3, processing: 0 });
    await run(id);
    expect(await batch(id)).toMatchObject({ status: 'completed' });
    expect(asked).toHaveLength(5);
  });

  it('releases its rows when the database fails, and rethrows the error', async () => {
    const id = await started(many(3));
    const finish = async () => Promise.reject(new Error('no connection'));
    await expect(run(id, { work: { ...stores.work, finish } })).rejects.toThrow('no connection');
    expect((await batch(id)).counts).toMatchObject({ pending: 3, processing: 0 });
    expect(await stores.credits.spendable(ana.accountId)).toBe('100');
  });
});

it('rows saved to the catalog become SKUs with the current code and the suggestion', async () => {
  const id = await started([productRow('shirt', 'A', '6109100012'), productRow('coat')], true);
  await run(id);
  const { items } = await stores.skus.list({}, 0, 9);
  expect(items).toMatchObject([
    {
      sku: 'A',
      market: 'US',
      currentCode: '6109.10.00.12',
      codeStatus: 'valid',
      suggestedCode: '6109.10.00.12',
    },
  ]);
});
