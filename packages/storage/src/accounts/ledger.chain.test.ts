import { beforeAll, describe, expect, it } from '@jest/globals';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { grantCreditsSql } from './ledger.sql.ts';
import { lookupFixture } from '../../test/lookup-fixture.ts';

const database = suiteDatabase();
const fixture = perSuite(() => lookupFixture(database, '10'));

interface Row {
  readonly seq: number;
  readonly prev: number | null;
  readonly kind: 'signup' | 'grant' | 'usage';
  readonly amount: number;
  readonly before: number;
  readonly after: number;
}

function write({ seq, prev, kind, amount, before, after }: Row): Promise<number> {
  return database.client.$executeRaw`
    INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after)
    VALUES (${fixture.accountId}, ${seq}, ${prev}, ${kind}::ledger_kind, ${amount}, ${before}, ${after})`;
}

describe('the ledger rejects', () => {
  const next = { seq: 2, prev: 1, kind: 'usage', amount: -1, before: 10, after: 9 } as const;

  it.each([
    ['a sum that does not add up', { ...next, after: 8 }, 'ledger_adds_up'],
    ['a balance that does not continue the last', { ...next, before: 7, after: 6 }, 'ledger_continues'],
    ['a row after one that is missing', { ...next, seq: 3, prev: 2 }, 'ledger_continues'],
    ['a gap', { ...next, seq: 3 }, 'ledger_counts_up'],
    ['a second beginning', { ...next, prev: null }, 'ledger_counts_up'],
    [
      'a row in the place of another',
      { ...next, seq: 1, prev: null, kind: 'grant', before: 0, amount: 1, after: 1 },
      'ledger_chain',
    ],
    ['a fee that gives', { ...next, amount: 1, after: 11 }, 'ledger_sign_fits_kind'],
    ['a balance below zero', { ...next, amount: -11, after: -1 }, 'ledger_never_below_zero'],
    ['a right row that the balance of the account does not have', next, 'ledger_ends_at_balance'],
  ] as const)('%s', async (_what, row, constraint) => {
    await expect(write(row)).rejects.toThrow(constraint);
    expect(await database.client.ledgerEntry.count()).toBe(1);
  });
});

describe('an account rejects', () => {
  const update = (sql: string) =>
    database.client.$executeRawUnsafe(`UPDATE accounts SET ${sql} WHERE id = '${fixture.accountId}'`);

  it.each([
    ['a balance that its ledger does not have', 'balance = 11', 'accounts_balance_is_ledger'],
    ['a hold beyond its balance', 'held = 11', 'accounts_hold_within_balance'],
    ['a hold below zero', 'held = -1', 'accounts_hold_within_balance'],
    ['a balance without a ledger', 'ledger_seq = NULL', 'accounts_no_ledger_no_balance'],
    ['a balance below zero', 'balance = -1', 'accounts_hold_within_balance'],
    ['the end of a ledger that is not there', 'balance = 9, ledger_seq = 2', 'accounts_balance_is_ledger'],
  ])('%s', async (_what, sql, constraint) => {
    await expect(update(sql)).rejects.toThrow(constraint);
    expect(await fixture.balance()).toEqual({ balance: '10', held: '0' });
  });
});

describe('existing rows', () => {
  beforeAll(async () => {
    const { client } = database;
    const grant = { accountId: fixture.accountId, amount: '5', note: null, byId: null, at: new Date() };
    await client.$queryRaw(grantCreditsSql(grant));
    await client.$queryRaw(grantCreditsSql({ ...grant, amount: '-3' }));
  });

  it.each([
    ['the amount of one', `UPDATE ledger_entries SET amount = 6 WHERE seq = 2`, 'ledger_adds_up'],
    [
      'the sum of one that another continues',
      `UPDATE ledger_entries SET amount = 6, balance_after = 16 WHERE seq = 2`,
      'ledger_continues',
    ],
    [
      'the sum of the last one, which is the balance',
      `UPDATE ledger_entries SET amount = -2, balance_after = 13 WHERE seq = 3`,
      'accounts_balance_is_ledger',
    ],
    ['one in the middle away', `DELETE FROM ledger_entries WHERE seq = 2`, 'ledger_continues'],
    ['the last one away', `DELETE FROM ledger_entries WHERE seq = 3`, 'accounts_balance_is_ledger'],
    ['the first one away', `DELETE FROM ledger_entries WHERE seq = 1`, 'ledger_continues'],
    ['the account away', `DELETE FROM accounts`, 'account_id_fkey'],
    [
      'the balance go back to an earlier one',
      `UPDATE accounts SET balance = 15, ledger_seq = 2`,
      'accounts_ledger_goes_on',
    ],
  ])('do not allow %s', async (_what, sql, constraint) => {
    const before = await database.client.ledgerEntry.findMany({ orderBy: { seq: 'asc' } });
    await expect(database.client.$executeRawUnsafe(sql)).rejects.toThrow(constraint);
    expect(await database.client.ledgerEntry.findMany({ orderBy: { seq: 'asc' } })).toEqual(before);
    expect(before.map(({ balanceAfter }) => balanceAfter.toNumber())).toEqual([10, 15, 12]);
  });
});
