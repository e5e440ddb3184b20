import { afterAll, beforeAll } from '@jest/globals';
import { describeWebhookContract } from '@svc/testkit/contracts/webhooks';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '../../test/real-stores.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describeWebhookContract(() => emptyStores(database));
