import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { emptyStores } from './database-stores.ts';
import type { Stores } from './stores.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Starts something before the first test of a suite, which has its members from then on; closes it after the last. */
export function forSuite<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  const started = {} as T;

  beforeAll(async () => void Object.assign(started, await start()));
  afterAll(() => started.close());

  return started;
}

/** An empty, migrated database for a suite. */
export const suiteDatabase = (): TestDatabase => forSuite(createTestDatabase);

/** The stores on a suite's database, which is emptied before each test. */
export function suiteStores(database: TestDatabase): Stores {
  const stores = {} as Stores;

  beforeEach(async () => void Object.assign(stores, await emptyStores(database)));

  return stores;
}
