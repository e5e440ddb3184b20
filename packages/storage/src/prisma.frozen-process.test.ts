import { expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';

const database = suiteDatabase();

it('lets PostgreSQL end a transaction that is idle for a minute', async () => {
  const [setting] = await database.client.$queryRaw<{ idle_in_transaction_session_timeout: string }[]>`
    SHOW idle_in_transaction_session_timeout`;
  expect(setting?.idle_in_transaction_session_timeout).toBe('1min');
});

it('survives the end of such a connection', async () => {
  const frozen = database.client.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 50`;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await tx.$queryRaw`SELECT 1`;
  });

  await expect(frozen).rejects.toThrow(/connection error/);
  expect(await database.client.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
});
