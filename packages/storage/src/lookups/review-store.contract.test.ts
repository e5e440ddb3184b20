import { afterAll, beforeAll } from '@jest/globals';
import { describeReviewContract } from '@svc/testkit/contracts/reviews';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describeReviewContract(() => emptyStores(database));
