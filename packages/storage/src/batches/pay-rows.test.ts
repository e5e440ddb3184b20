import { describe, expect, it } from '@jest/globals';
import type { ClassifiedRow } from '@svc/domain/batches/batch-work-store';
import type { NewAccount } from '@svc/domain/accounts/account-store';
import { newId } from '@svc/domain/id';
import { AT, addActor, outcome, product } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';
import { feeOf, payRows } from './pay-rows.ts';

const database = suiteDatabase();
const stores = perSuite(() => emptyStores(database));

const account = async (signupCredits: string, role: NewAccount['role'] = 'entry') =>
  (await addActor(stores, { signupCredits, role })).accountId;
const ledger = (accountId: string) =>
  database.client.ledgerEntry.count({ where: { accountId, kind: 'usage' } });

function rows(count: number): readonly ClassifiedRow[] {
  const row = { codeCheck: null, skuId: null, input: product('shirt'), outcome: outcome(), processingMs: 1 };
  return Array.from({ length: count }, (_, place) => ({
    ...row,
    rowIndex: place + 2,
    lookupId: newId(),
    duplicates: [],
  }));
}

const pay = async (accountId: string, count: number, fee: string | null) => {
  const { paid, unpaid } = await database.client.$transaction((tx) =>
    payRows(tx, accountId, rows(count), fee, AT),
  );
  return [paid, unpaid].map((part) => part.map(({ rowIndex }) => rowIndex));
};

describe('payRows', () => {
  it.each([
    ['10', 3, '1', 3, '7'],
    ['3', 3, '1', 3, '0'],
    ['2.99', 3, '1', 2, '0.99'],
    ['0.02', 3, '0.01', 2, '0'],
    ['1', 4, '0.3', 3, '0.1'],
    ['5', 1, '7.5', 0, '5'],
    ['0', 2, '1', 0, '0'],
  ])('with %s credits covers %i rows at %s each: %i', async (credits, count, fee, covered, left) => {
    const accountId = await account(credits);
    const [paid, unpaid] = await pay(accountId, count, fee);
    const places = Array.from({ length: count }, (_, place) => place + 2);
    expect([paid, unpaid]).toEqual([places.slice(0, covered), places.slice(covered)]);
    expect(await stores.credits.spendable(accountId)).toBe(left);
    expect(await ledger(accountId)).toBe(covered);
  });

  it('does not use fees reserved by single lookups', async () => {
    const accountId = await account('5');
    await database.client.account.update({ where: { id: accountId }, data: { held: '3.5' } });
    expect(await pay(accountId, 3, '1')).toEqual([[2], [3, 4]]);
    expect(await stores.accounts.find(accountId)).toMatchObject({ balance: '4', held: '3.5' });
  });

  it('admits every row if rows are free, without a ledger entry', async () => {
    const accountId = await account('0');
    expect(await pay(accountId, 2, '0')).toEqual([[2, 3], []]);
    expect(await pay(accountId, 2, null)).toEqual([[2, 3], []]);
    expect(await ledger(accountId)).toBe(0);
  });

  it('charges nothing for no rows', async () => {
    const accountId = await account('1');
    expect(await pay(accountId, 0, '1')).toEqual([[], []]);
    expect(await ledger(accountId)).toBe(0);
  });

  it('charges each credit once across concurrent calls for one account', async () => {
    const accountId = await account('7');
    const payments = await Promise.all(Array.from({ length: 5 }, () => pay(accountId, 3, '1')));
    expect(payments.reduce((sum, [paid]) => sum + (paid?.length ?? 0), 0)).toBe(7);
    const booked = await database.client.ledgerEntry.findMany({
      where: { accountId },
      orderBy: { seq: 'asc' },
    });
    expect(booked.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(booked.map(({ balanceAfter }) => balanceAfter.toNumber())).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('charges nothing if its transaction is rolled back', async () => {
    const accountId = await account('2');
    const undone = database.client.$transaction(async (tx) => {
      await payRows(tx, accountId, rows(2), '1', AT);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await stores.credits.spendable(accountId)).toBe('2');
    expect(await ledger(accountId)).toBe(0);
  });
});

it.each([
  ['entry', '1.5'],
  ['reviewer', '1.5'],
  ['admin', null],
] as const)('feeOf for an account with the role %s is %s', async (role, fee) => {
  expect(await feeOf(database.client, await account('0', role), '1.5')).toBe(fee);
});
