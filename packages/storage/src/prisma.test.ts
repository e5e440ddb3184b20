import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { inOneTransaction, joiningClient } from './ambient.ts';
import { isStorageUnavailable } from './availability.ts';
import { Prisma } from './generated/prisma/client.ts';
import { runPrepared } from './prepared.ts';
import { openDatabase, SERVICE_BOUNDS, type Database } from './prisma.ts';

const BOUNDS = { statementTimeoutMs: 400, lockTimeoutMs: 100 };

let database: TestDatabase;
let bounded: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  bounded = openDatabase(database.url, 2, BOUNDS);
});
afterAll(async () => {
  await bounded.close();
  await database.close();
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('pool limits', () => {
  it('end a statement that takes too long, and free its connection', async () => {
    const from = performance.now();
    const failures = await Promise.all(
      [1, 2, 3, 4].map(() => failureOf(bounded.client.$queryRaw`SELECT pg_sleep(20)::text`)),
    );

    expect(performance.now() - from).toTakeUnder(5000);
    expect(failures.map(isStorageUnavailable)).toEqual([true, true, true, true]);
    expect(await bounded.client.account.count()).toBe(0);
  });

  it('end a wait for a lock, also through an alias', async () => {
    await database.client.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(7)::text`;
      const failure = await failureOf(bounded.client.$queryRaw`SELECT pg_advisory_xact_lock(7)::text`);
      expect(isStorageUnavailable(failure)).toBe(true);
    });
  });

  it('are set for the serving processes', async () => {
    const serving = openDatabase(database.url, 1, SERVICE_BOUNDS);
    const shown = await serving.client.$queryRaw<{ name: string; setting: string }[]>`
      SELECT name, setting FROM pg_settings WHERE name IN ('lock_timeout', 'statement_timeout') ORDER BY name`;
    await serving.close();

    expect(shown.map(({ setting }) => Number(setting))).toEqual([30_000, 120_000]);
  });
});

it('prepared statements are reads of one record by its id, and texts that name themselves', async () => {
  const one = openDatabase(database.url, 1);
  await one.client.account.findFirst({ where: { id: 'none' }, select: { id: true } });
  await one.client.account.findFirst({ where: { email: 'none' }, select: { id: true } });
  await one.client.$queryRaw`/* prepared as named_here */ SELECT 1`;
  const prepared = await one.client.$queryRaw<{ name: string }[]>`SELECT name FROM pg_prepared_statements`;
  await one.close();

  expect(prepared.map(({ name }) => name).sort()).toEqual([
    expect.stringMatching(/^by_id_\d+$/),
    expect.stringMatching(/^named_here_\d+$/),
  ]);
});

describe('a statement run by the driver', () => {
  const transaction = Prisma.sql`/* prepared as current */ SELECT txid_current()::text AS tx`;

  it('joins the transaction around it, and no other', async () => {
    const joining = joiningClient(database.client);
    await inOneTransaction(joining, async () => {
      const [first] = await runPrepared(joining, transaction);
      expect(await runPrepared(joining, transaction)).toEqual([first]);
    });
    const [alone] = await runPrepared(joining, transaction);
    expect(await runPrepared(joining, transaction)).not.toEqual([alone]);
  });

  it('fails like others when its time is up', async () => {
    const failure = await failureOf(runPrepared(bounded.client, Prisma.sql`SELECT pg_sleep(20)::text`));
    expect(isStorageUnavailable(failure)).toBe(true);
  });
});
