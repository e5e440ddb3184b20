import { afterAll, beforeAll } from '@jest/globals';
import { describeBatchContract } from '@svc/testkit/contracts/batches';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '../../test/real-stores.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describeBatchContract(() => emptyStores(database));
