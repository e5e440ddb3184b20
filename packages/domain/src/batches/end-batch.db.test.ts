import { beforeEach, describe, expect, it } from '@jest/globals';
import { addBatch, batchDeps, MAPPING, productRow } from '@svc/testkit/batch-records';
import { AT, addActor, addVersion, later } from '@svc/testkit/records';
import { expectError } from '@svc/testkit/domain-errors';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import type { BatchStore } from './batch-store.ts';
import { cancelBatch, removeBatch } from './end-batch.ts';
import { startBatch } from './start-batch.ts';

const database = suiteDatabase();
const stores = suiteStores(database);

const ana = perTest(() => addActor(stores, { signupCredits: '100' }));
const ben = perTest(() => addActor(stores, { name: 'Ben' }));
beforeEach(async () => {
  await addVersion(stores);
});

const deps = (batches: Partial<BatchStore> = {}) => ({
  ...batchDeps(stores, () => later(100)),
  batches: { ...stores.batches, ...batches },
});

async function started(rows = 3): Promise<string> {
  const products = Array.from({ length: rows }, (_, place) => productRow(`product ${place}`));
  const id = await addBatch(stores, ana, products);
  const request = { mapping: MAPPING, market: 'US', tariffVersion: null, saveToCatalog: false } as const;
  await startBatch(deps(), ana, id, null, { ...request, language: 'en' });
  return id;
}

const found = (id: string) => stores.batches.find(id, null);

describe('a batch of another account', () => {
  it('can be neither cancelled nor deleted: 404, as for a missing batch', async () => {
    const id = await started();
    await expectError(cancelBatch(deps(), id, ben.accountId), 'not_found');
    await expectError(removeBatch(deps(), id, ben.accountId), 'not_found');
    expect(await found(id)).toMatchObject({ status: 'queued', cancelled: false });
  });

  it('can be both for its owner', async () => {
    const id = await started();
    await cancelBatch(deps(), id, ana.accountId);
    await removeBatch(deps(), id, ana.accountId);
    expect(await found(id)).toBeNull();
  });
});

describe('cancelBatch', () => {
  it('runs once for concurrent calls; the other returns the final state', async () => {
    const id = await started();
    const ends = await Promise.allSettled([cancelBatch(deps(), id, null), cancelBatch(deps(), id, null)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refusal = ends.find((end) => end.status === 'rejected')?.reason as unknown;
    expect(refusal).toMatchObject({ code: 'conflict', details: { status: 'completed' } });
  });

  it('returns the final state if the last row ended in between', async () => {
    const id = await started();
    const tooLate = deps({
      cancel: async (...request) => {
        await stores.batches.cancel(...request);
        return false;
      },
    });
    await expectError(cancelBatch(tooLate, id, null), 'conflict', {
      messageKey: 'batch_not_running',
      details: { status: 'completed' },
    });
  });

  it('returns 404 for a batch deleted in between', async () => {
    const id = await started();
    const gone = deps({
      cancel: async () => {
        await stores.batches.remove(id);
        return false;
      },
    });
    await expectError(cancelBatch(gone, id, null), 'not_found');
  });
});

describe('removeBatch', () => {
  it('rejects with 409 a batch claimed by a worker in between', async () => {
    const id = await started();
    const taken = deps({
      remove: async (batchId) => {
        await stores.work.take(batchId, AT);
        return stores.batches.remove(batchId);
      },
    });
    await expectError(removeBatch(taken, id, null), 'conflict', {
      messageKey: 'batch_running',
      details: { status: 'running' },
    });
    expect(await found(id)).toMatchObject({ status: 'running' });
  });

  it('does not charge for rows that never ran', async () => {
    await removeBatch(deps(), await started(), null);
    expect(await stores.credits.spendable(ana.accountId)).toBe('100');
  });

  it('leaves other batches unchanged', async () => {
    const [gone, kept] = [await started(1), await started(2)];
    await removeBatch(deps(), gone, null);
    expect(await found(kept)).toMatchObject({ status: 'queued', totalRows: 2 });
  });
});
