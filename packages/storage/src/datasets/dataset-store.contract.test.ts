import { afterAll, beforeAll } from '@jest/globals';
import { describeDatasetContract } from '@svc/testkit/contracts/datasets';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describeDatasetContract(() => emptyStores(database));
