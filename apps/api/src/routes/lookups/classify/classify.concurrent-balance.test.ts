import { expect, it } from '@jest/globals';
import { outcome } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

it('creates exactly the lookups that a balance covers, however many are requested at once', async () => {
  const account = await api.newAccount('Crowd', { credits: '50' });
  const caller = api.as(account);
  const calls = Array.from({ length: 200 }, (_, n) =>
    caller.post('/api/classify').send({ description: `cotton T-shirt ${n}`, market: 'US' }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 202)).toHaveLength(50);
  expect(statuses.filter((status) => status === 402)).toHaveLength(150);
  expect(await balance(account.id)).toEqual({ balance: '50', held: '50', lookups: 50 });

  expect(await api.runQueued(() => outcome())).toBe(50);
  expect(await balance(account.id)).toEqual({ balance: '0', held: '0', lookups: 50 });

  const fees = await api.database.client.ledgerEntry.findMany({
    where: { accountId: account.id, kind: 'usage' },
    orderBy: { seq: 'asc' },
  });
  expect(fees.map(({ balanceAfter }) => balanceAfter.toNumber())).toEqual(
    Array.from({ length: 50 }, (_, n) => 49 - n),
  );
});

async function balance(id: string) {
  const db = api.database.client;
  const row = await db.account.findUniqueOrThrow({ where: { id } });
  const lookups = await db.lookup.count({ where: { accountId: id } });
  return { balance: row.balance.toString(), held: row.held.toString(), lookups };
}
