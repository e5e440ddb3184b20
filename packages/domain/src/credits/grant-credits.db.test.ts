import { describe, expect, it } from '@jest/globals';
import { later, newAccount, addActor, addVersion, newLookup } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { newId } from '../id.ts';
import { grantCredits } from './grant-credits.ts';

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores, { signupCredits: '10' }));

const grant = (
  amount: string,
  changes: { note?: string | null; byId?: string | null; accountId?: string } = {},
) =>
  grantCredits(
    { ...stores, now: () => later(1) },
    { accountId: ana.accountId, amount, note: null, byId: null, ...changes },
  );
const latest = async () => (await stores.ledger.ledger({ accountId: ana.accountId, period: {} }, 0, 1))[0];

describe('grantCredits', () => {
  it.each([
    ['5', 15],
    ['0.01', 10.01],
    ['2.5', 12.5],
    ['-10', 0],
    ['-0.01', 9.99],
  ])('with %s leads to a balance of %d', async (amount, balance) => {
    expect(Number(await grant(amount))).toBe(balance);
    expect(await latest()).toMatchObject({ kind: 'grant', createdAt: later(1) });
  });

  it('records the grantor and the trimmed note', async () => {
    const admin = newAccount({ name: 'Root', role: 'admin' });
    await stores.accounts.create(admin);
    await grant('5', { note: '  refund of May ', byId: admin.id });
    expect(await latest()).toMatchObject({ note: 'refund of May', createdByName: 'Root' });
  });

  it.each([null, '', '   '])('records no note for %j', async (note) => {
    await grant('5', { note });
    expect(await latest()).toMatchObject({ note: null, createdByName: null });
  });

  it.each([
    '0',
    '0.00',
    '-0',
    '-0.0',
    '',
    'five',
    '1,5',
    '1.005',
    '1e3',
    '+5',
    ' 5',
    '.5',
    '5.',
    '12345678901',
  ])('rejects the amount %j', async (amount) => {
    await expectInvalid(grant(amount), 'amount');
    expect(await stores.credits.spendable(ana.accountId)).toBe('10');
  });

  it('accepts ten digits before the decimal point', async () => {
    expect(Number(await grant('9999999999.99'))).toBe(10_000_000_009.99);
  });

  it('accepts a note of 2000 characters and rejects a longer one', async () => {
    await grant('1', { note: 'x'.repeat(2000) });
    await expectInvalid(grant('1', { note: 'x'.repeat(2001) }), 'note');
  });

  it('rejects an unknown account with 404', async () => {
    await expectError(grant('1', { accountId: newId() }), 'not_found', { messageKey: 'account_unknown' });
  });

  it('rejects a deduction above the balance with 402, stating balance and need', async () => {
    await expectError(grant('-10.01'), 'out_of_credits', { details: { balance: 10, needed: 10.01 } });
    expect(await stores.credits.spendable(ana.accountId)).toBe('10');
  });

  it('does not deduct credits reserved by lookups', async () => {
    const version = await addVersion(stores);
    for (const _each of [1, 2, 3]) await stores.lookups.create(newLookup(ana, version), '1');

    await expectError(grant('-8'), 'out_of_credits', { details: { balance: 7, needed: 8 } });
    expect(Number(await grant('-7'))).toBe(3);
    expect(await stores.credits.spendable(ana.accountId)).toBe('0');
  });
});
