import { afterAll, beforeAll } from '@jest/globals';
import { describeAccountContract } from '@svc/testkit/contracts/accounts';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describeAccountContract(() => emptyStores(database));
