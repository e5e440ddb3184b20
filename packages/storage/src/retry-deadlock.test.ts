import { expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';
import { retryDeadlock } from './retry-deadlock.ts';

const database = suiteDatabase();

it('retries a transaction that PostgreSQL ended to break a deadlock', async () => {
  const met: (() => void)[] = [];
  const both = Promise.all([0, 1].map((place) => new Promise<void>((resolve) => (met[place] = resolve))));
  let tries = 0;

  const take = (first: number, second: number) =>
    retryDeadlock(() => {
      tries += 1;
      return database.client.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT pg_advisory_xact_lock(${first}::bigint)::text`;
        met[first]?.();
        await both;
        await tx.$queryRaw`SELECT pg_advisory_xact_lock(${second}::bigint)::text`;

        return first;
      });
    });

  expect(await Promise.all([take(0, 1), take(1, 0)])).toEqual([0, 1]);
  expect(tries).toBe(3);
});

it('rethrows every other error at once', async () => {
  let tries = 0;

  const fail = () => {
    tries += 1;
    return database.client.$queryRaw`SELECT 1 / 0`;
  };

  await expect(retryDeadlock(fail)).rejects.toThrow(/division by zero/);
  expect(tries).toBe(1);
});
