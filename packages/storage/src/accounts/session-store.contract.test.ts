import { afterAll, beforeAll } from '@jest/globals';
import { describeSessionContract } from '@svc/testkit/contracts/sessions';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describeSessionContract(() => emptyStores(database));
