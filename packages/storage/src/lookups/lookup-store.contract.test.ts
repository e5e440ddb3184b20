import { afterAll, beforeAll } from '@jest/globals';
import { describeLookupContract } from '@svc/testkit/contracts/lookups';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describeLookupContract(() => emptyStores(database));
