import { beforeEach, describe, expect, it } from '@jest/globals';
import { addBatch, batchDeps, KNOWLEDGE, productRow, START } from '@svc/testkit/batch-records';
import { AT, addActor, addVersion, outcome } from '@svc/testkit/records';
import { expectError } from '@svc/testkit/domain-errors';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { editRow } from './edit-row.ts';
import { retryBatch } from './retry-batch.ts';
import { runBatch } from './run/run-batch.ts';
import { startBatch } from './start-batch.ts';

const database = suiteDatabase();
const stores = suiteStores(database);

const ana = perTest(() => addActor(stores, { signupCredits: '100' }));
beforeEach(async () => {
  await addVersion(stores);
});

const deps = () => batchDeps(stores, () => AT);

async function started(rows: readonly (readonly string[])[], saveToCatalog = false): Promise<string> {
  const id = await addBatch(stores, ana, rows);
  await startBatch(deps(), ana, id, null, { ...START, saveToCatalog });
  return id;
}

const run = (id: string) =>
  runBatch(
    {
      ...deps(),
      classifierOf:
        () =>
        async ({ input }) => {
          if (input.description.startsWith('broken')) throw new Error('the engine broke');
          return outcome();
        },
      schedule: async () => ({ version: 'v1', find: () => null }),
      readCountry: KNOWLEDGE.readCountry,
      leaseMs: 60_000,
      isStopping: () => false,
      onRowError: () => undefined,
    },
    id,
  );
const batch = (id: string) => stores.batches.find(id, null);
const statuses = async (id: string) => (await stores.batches.rows(id, 0, 50)).map(({ status }) => status);

describe('retryBatch', () => {
  const retry = (id: string, named: readonly number[] | null = null) =>
    retryBatch(deps(), ana, id, null, named);
  const failed = async () => {
    const id = await started([productRow('broken 1'), productRow('broken 2'), productRow('shirt')]);
    await run(id);
    return id;
  };

  it('runs an edited row again, with a separate event', async () => {
    const id = await failed();
    const change = { values: { product: 'coat' }, skip: undefined };
    await editRow(deps(), id, null, 2, change);
    await retry(id, [2]);
    await run(id);
    expect(await statuses(id)).toEqual(['done', 'error', 'done']);
    expect((await stores.outbox.waiting(9, [])).events).toHaveLength(2);
  });

  it('does nothing once the last failed row is removed', async () => {
    const id = await failed();
    for (const row of [2, 3]) await editRow(deps(), id, null, row, { values: {}, skip: true });
    expect(await batch(id)).toMatchObject({ status: 'completed', failedRows: 0 });
    expect(await retry(id)).toMatchObject({ status: 'completed', round: 1 });
  });

  it('is rejected with 409 unless the batch has ended and a named row failed', async () => {
    const id = await started([productRow('shirt')]);
    await expectError(retry(id), 'conflict', {
      messageKey: 'batch_not_finished',
      details: { status: 'queued' },
    });
    await expectError(retry(await failed(), [4]), 'conflict', { messageKey: 'batch_nothing_to_retry' });
    await expectError(retry('none'), 'not_found');
  });

  it('is rejected with 402 without credits for the failed rows', async () => {
    const id = await failed();
    await stores.accounts.grant(ana.accountId, '-98', null, null, AT);
    await expectError(retry(id), 'out_of_credits', { details: { balance: 1, needed: 2 } });
    expect(await statuses(id)).toEqual(['error', 'error', 'done']);
    expect(await retry(id, [2])).toMatchObject({ status: 'queued' });
  });

  it('is rejected after the trial if the batch saves to the catalog', async () => {
    const id = await started([productRow('broken', 'A')], true);
    await run(id);
    const plan = {
      key: 't',
      features: new Set<string>(),
      withheld: new Set<string>(),
      limits: new Map(),
      hasTrial: true,
    };
    const ended = { ...ana, plan, trialEndsAt: AT };
    await expectError(retryBatch(deps(), ended, id, null, null), 'trial_ended');
  });
});
