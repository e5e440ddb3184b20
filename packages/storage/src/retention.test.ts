import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addBatch, productRow } from '@svc/testkit/batch-records';
import { addActor, later } from '@svc/testkit/records';
import type { Stores } from '@svc/testkit/stores';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';
import { purgeAll, purgeNotStarted } from './retention.ts';

let database: TestDatabase;
let stores: Stores;
beforeAll(async () => {
  database = await createTestDatabase();
  stores = await emptyStores(database);
});
afterAll(() => database.close());

it('deletes old batches that were never started, and no other', async () => {
  const actor = await addActor(stores);
  const ids = [];
  for (let each = 0; each < 23; each += 1) ids.push(await addBatch(stores, actor, [productRow('hat')]));
  const [started = '', young = ''] = ids;
  await database.client.batch.update({
    where: { id: started },
    data: { status: 'completed', market: 'US', datasetId: '0'.repeat(32) },
  });
  await database.client.batch.update({ where: { id: young }, data: { updatedAt: later(3_600_000) } });
  expect(await purgeAll(() => purgeNotStarted(database.client, later(1000)))).toBe(21);
  expect((await stores.batches.list(null, 50)).map(({ id }) => id).toSorted()).toEqual(
    [started, young].toSorted(),
  );
});
