import { describe, expect, it } from '@jest/globals';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { lookupFixture } from '../../test/lookup-fixture.ts';
import { checkCredits } from './check-credits.ts';

const database = suiteDatabase();
const fixture = perSuite(() => lookupFixture(database, '10'));

describe('checkCredits', () => {
  it('finds nothing if balances, reserved and charged fees match their rows', async () => {
    await fixture.create();
    expect(await checkCredits(database.client)).toEqual({ accounts: 1, faults: [] });
  });

  it('reports a reserved fee without its lookup', async () => {
    await database.client.account.update({ where: { id: fixture.accountId }, data: { held: '3.5' } });
    expect((await checkCredits(database.client)).faults).toEqual([
      { accountId: fixture.accountId, kind: 'held', found: '3.50', expected: '1.00' },
    ]);

    await database.client.account.update({ where: { id: fixture.accountId }, data: { held: '1' } });
  });

  it('reports a charge missing from the ledger', async () => {
    const id = await fixture.create();
    await database.client.account.update({ where: { id: fixture.accountId }, data: { held: '1' } });
    await database.client.lookup.update({
      where: { id },
      data: { status: 'proposed', finishedAt: new Date(), chargedFee: '1' },
    });

    expect((await checkCredits(database.client)).faults).toEqual([
      { accountId: fixture.accountId, kind: 'fees', found: '0.00', expected: '1.00' },
    ]);

    await database.client.lookup.update({ where: { id }, data: { chargedFee: null } });
  });

  it('reports a balance that differs from its ledger, with constraints disabled', async () => {
    await database.client.$executeRawUnsafe(
      `ALTER TABLE accounts DROP CONSTRAINT accounts_balance_is_ledger`,
    );
    await database.client.account.update({ where: { id: fixture.accountId }, data: { balance: '12' } });

    expect((await checkCredits(database.client)).faults).toEqual([
      { accountId: fixture.accountId, kind: 'balance', found: '12.00', expected: '10.00' },
    ]);
  });
});
