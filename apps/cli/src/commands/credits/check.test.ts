import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);
let account: string;

beforeAll(async () => {
  const options = ['--name', 'Ana', '--email', 'ana@example.com', '--role', 'entry'];
  account = (await tariff.json<{ id: string }>('accounts', 'create', ...options)).json.id;
});

describe('credits check', () => {
  it('reports that all sums are correct', async () => {
    expect(await tariff.json('credits', 'check')).toEqual({ code: 0, json: { accounts: 1, faults: [] } });
    expect((await tariff.run('credits', 'check')).stdout).toBe('the credits of 1 accounts are right\n');
  });

  it('fails and names each account with incorrect sums', async () => {
    await tariff.database.client.account.update({ where: { id: account }, data: { held: '2' } });
    expect(await tariff.json('credits', 'check')).toMatchObject({
      code: 1,
      json: {
        code: 'conflict',
        details: { faults: [{ account, kind: 'held', found: '2.00', expected: '0.00' }] },
      },
    });

    const run = await tariff.run('credits', 'check');
    expect(run.stderr).toContain(`${account}: 2.00 is held, its unfinished lookups hold 0.00`);
  });

  it('fails on a balance that does not match its ledger, as after a bad restore', async () => {
    const { client } = tariff.database;
    await client.$executeRaw`ALTER TABLE accounts DROP CONSTRAINT accounts_balance_is_ledger`;
    await client.account.update({ where: { id: account }, data: { held: '0', balance: '101.5' } });

    expect(await tariff.json('credits', 'check')).toMatchObject({
      code: 1,
      json: {
        code: 'conflict',
        details: { faults: [{ account, kind: 'balance', found: '101.50', expected: '100.00' }] },
      },
    });

    const run = await tariff.run('credits', 'check');
    expect(run.stderr).toContain(`${account}: the balance is 101.50, its ledger adds up to 100.00`);
    expect(run.stdout).toBe('');
  });
});
