import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { argv, openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);
let account: string;

beforeAll(async () => {
  const { json } = await tariff.json<{ id: string }>(
    ...argv('accounts create --name Ana --email ana@example.com --role entry'),
  );
  account = json.id;
});

function grant(amount: string, ...more: string[]) {
  return tariff.json('credits', 'grant', '--account', account, '--amount', amount, ...more);
}

describe('credits grant', () => {
  it('adds to the balance and to the ledger, to the cent', async () => {
    expect(await grant('0.10', '--note', 'a present')).toEqual({
      code: 0,
      json: { account, amount: 0.1, balance: 100.1 },
    });
    expect((await grant('0.20')).json).toMatchObject({ balance: 100.3 });

    const rows = await tariff.database.client.ledgerEntry.findMany({
      where: { accountId: account },
      orderBy: { seq: 'asc' },
    });
    expect(
      rows.map((row) => [row.kind, row.amount.toString(), row.balanceAfter.toString(), row.note]),
    ).toEqual([
      ['signup', '100', '100', null],
      ['grant', '0.1', '100.1', 'a present'],
      ['grant', '0.2', '100.3', null],
    ]);
  });

  it('rejects an unknown account', async () => {
    const refused = await tariff.json('credits', 'grant', '--account', 'nobody', '--amount', '1');
    expect(refused).toMatchObject({ code: 1, json: { code: 'not_found' } });
  });
});
