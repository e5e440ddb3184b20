import { describe, expect, it } from '@jest/globals';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { lookupFixture } from '../../test/lookup-fixture.ts';
import { createAccountStore } from '../accounts/account-store.ts';
import { createUsageReader } from '../usage/usage-reader.ts';

const database = suiteDatabase();
const fixture = perSuite(() => lookupFixture(database, '10'));

const grant = (amount: string, at: string) =>
  createAccountStore(database.client).grant(fixture.accountId, amount, null, null, new Date(at));
const totals = (from: string, to: string, kind?: 'grant' | 'usage') =>
  createUsageReader(database.client).ledgerTotals({
    accountId: fixture.accountId,
    period: { from, to },
    ...(kind === undefined ? {} : { kind }),
  });
async function tallied(): Promise<readonly string[]> {
  const rows = await database.client.$queryRaw<{ day: string }[]>`
    SELECT day::text AS day FROM ledger_tally_days ORDER BY 1`;
  return rows.map(({ day }) => day);
}

describe('ledger tallies', () => {
  it('split days to the millisecond in UTC, including the leap day', async () => {
    await grant('1', '2024-02-28T23:59:59.999Z');
    await grant('2', '2024-02-29T00:00:00.000Z');
    await grant('4', '2024-02-29T23:59:59.999Z');
    await grant('-3', '2024-02-29T12:00:00.000Z');
    await grant('8', '2024-03-01T00:00:00.000Z');

    for (const round of ['tallies', 'reads tallies']) {
      const day = await totals('2024-02-29', '2024-02-29');
      expect([round, day]).toEqual([round, { count: 3, added: '6.00', removed: '3.00', net: '3.00' }]);
    }

    expect(await tallied()).toEqual(['2024-02-29']);
  });

  it('are discarded for a day when an entry is imported into it, with immediate effect', async () => {
    await grant('16', '2024-02-29T18:00:00.000Z');
    expect(await tallied()).toEqual([]);
    expect(await totals('2024-02-29', '2024-02-29', 'grant')).toMatchObject({ count: 4, added: '22.00' });
    expect(await totals('2024-02-29', '2024-02-29', 'usage')).toMatchObject({ count: 0, net: '0' });
  });

  it('exclude today’s entries', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const { count } = await totals(day, day);
    await grant('32', `${day}T00:00:00.000Z`);

    expect(await totals(day, day)).toMatchObject({ count: count + 1 });
    expect((await tallied()).includes(day)).toBe(false);
  });
});
