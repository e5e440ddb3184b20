import { afterAll, beforeAll } from '@jest/globals';
import { describeSkuContract } from '@svc/testkit/contracts/skus';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describeSkuContract(() => emptyStores(database));
