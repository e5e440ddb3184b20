import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { isStorageUnavailable } from './availability.ts';
import { openDatabase, type Database } from './prisma.ts';

let database: TestDatabase;
let other: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  other = openDatabase(database.url, 2);
});
afterAll(async () => {
  await other.close();
  await database.close();
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

/** Ends connections of sleeping statements until the work fails: one that was just ended is listed for a moment. */
async function failureOnceCut(work: Promise<unknown>): Promise<unknown> {
  let isDone = false;
  const failure = failureOf(work).finally(() => (isDone = true));
  while (!isDone) {
    await database.client.$queryRaw`
      SELECT pg_terminate_backend(pid)
      FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep%' AND state = 'active'
        AND pid <> pg_backend_pid()`;
  }
  return failure;
}

describe('isStorageUnavailable', () => {
  it('recognizes a connection closed by the server during a raw query', async () => {
    const failure = await failureOnceCut(other.client.$queryRaw`SELECT pg_sleep(20)::text`);
    expect(failure).toBeInstanceOf(Error);
    expect(isStorageUnavailable(failure)).toBe(true);
  });

  it('recognizes a connection closed by the server during a transaction', async () => {
    const transaction = other.client.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT pg_sleep(20)`;
        return tx.account.count();
      },
      { timeout: 30_000 },
    );
    const failure = await failureOnceCut(transaction);

    expect(failure).toBeInstanceOf(Error);
    expect(isStorageUnavailable(failure)).toBe(true);
  });

  it('recognizes a server that is not listening', async () => {
    const url = new URL(database.url);
    url.port = '1';

    const nowhere = openDatabase(url.href, 2);
    expect(isStorageUnavailable(await failureOf(nowhere.client.account.count()))).toBe(true);
    expect(isStorageUnavailable(await failureOf(nowhere.client.$queryRaw`SELECT 1`))).toBe(true);

    await nowhere.close();
  });

  it('treats an invalid statement as an error', async () => {
    expect(isStorageUnavailable(await failureOf(other.client.$queryRaw`SELECT no_such_column`))).toBe(false);
    expect(isStorageUnavailable(await failureOf(other.client.$queryRaw`SELECT 1 / 0`))).toBe(false);
    expect(isStorageUnavailable('57P01')).toBe(false);
  });
});
