import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { emptyStores } from './database-stores.ts';
import type { Stores } from './stores.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * Starts a resource before the first test of a suite and closes it after the last; the returned object gets its members
 * on start.
 */
export function forSuite<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  const started = {} as T;

  beforeAll(async () => void Object.assign(started, await start()));
  afterAll(() => started.close());

  return started;
}

export const suiteDatabase = (): TestDatabase => forSuite(createTestDatabase);

/** A value made before each test; the returned object gets its members then. */
export function perTest<T extends object>(make: () => T | Promise<T>): T {
  const made = {} as T;

  beforeEach(async () => void Object.assign(made, await make()));

  return made;
}

export const suiteStores = (database: TestDatabase): Stores => perTest(() => emptyStores(database));
