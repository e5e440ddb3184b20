import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { emptyStores } from './database-stores.ts';
import type { Stores } from './stores.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

function become<T extends object>(held: T, made: T): void {
  Object.assign(Object.setPrototypeOf(held, Object.getPrototypeOf(made)), made);
}

/**
 * Starts a resource before the first test of a suite and closes it after the last; the returned object gets its members
 * on start.
 */
export function forSuite<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  const started = {} as T;

  beforeAll(async () => become(started, await start()));
  afterAll(() => started.close());

  return started;
}

/** Starts a resource before each test and closes it after. */
export function forTest<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  const started = perTest(start);
  afterEach(() => started.close());

  return started;
}

export const suiteDatabase = (): TestDatabase => forSuite(createTestDatabase);

/** A value made before each test; the returned object gets its members then. */
export function perTest<T extends object>(make: () => T | Promise<T>): T {
  const made = {} as T;

  beforeEach(async () => become(made, await make()));

  return made;
}

/** The same, made once before all tests of a suite. */
export function perSuite<T extends object>(make: () => T | Promise<T>): T {
  const made = {} as T;

  beforeAll(async () => become(made, await make()));

  return made;
}

export const suiteStores = (database: TestDatabase): Stores => perTest(() => emptyStores(database));
