import { describe, expect, it } from '@jest/globals';
import { AT } from '@svc/testkit/records';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { createAccount } from './create-account.ts';
import { findAccountByEmail } from './find-account.ts';
import { verifyPassword } from '../sign-in/password.ts';

const DAY_MS = 86_400_000;

const stores = suiteStores(suiteDatabase());

type Request = Parameters<typeof createAccount>[1];

const create = (changes: Partial<Request> = {}) =>
  createAccount(
    { accounts: stores.accounts, signupCredits: '100', now: () => AT },
    { name: 'Ana', email: 'ana@example.com', role: 'entry', plan: null, password: null, ...changes },
  );

describe('createAccount', () => {
  it('creates a sandbox without credits or ledger, of the role entry only', async () => {
    const account = await create({ sandbox: true });
    expect(account).toMatchObject({ sandbox: true, spendable: '0' });
    expect(await stores.ledger.ledger({ accountId: account.id, period: {} }, 0, 10)).toEqual([]);
    await expectInvalid(create({ sandbox: true, role: 'admin', email: 'ben@example.com' }), 'role');
  });

  it('trims name and email, and stores the email in lower case', async () => {
    expect(await create({ name: '  Ana Lima ', email: ' Ana@Example.COM ' })).toMatchObject({
      name: 'Ana Lima',
      email: 'ana@example.com',
    });
  });

  it('starts the trial of a plan that has one, on the same day', async () => {
    // The plan `trial` has 14 days, `team` none.
    expect(await create({ plan: 'trial' })).toMatchObject({
      plan: 'trial',
      trialEndsAt: new Date(AT.getTime() + 14 * DAY_MS),
    });
    expect(await create({ plan: 'team', email: 'ben@example.com' })).toMatchObject({ trialEndsAt: null });
  });

  it('stores only the hash of the password', async () => {
    await create({ password: 'correct horse battery' });
    const credentials = await stores.sessions.findCredentials('ana@example.com');
    expect(credentials?.passwordHash).not.toContain('horse');
    expect(await verifyPassword('correct horse battery', credentials?.passwordHash ?? '')).toBe(true);
  });

  it('creates an account without a password, which cannot sign in', async () => {
    await create();
    expect(await stores.sessions.findCredentials('ana@example.com')).toMatchObject({ passwordHash: null });
  });

  it.each(['', '   ', '\t\n'])('rejects the name %j', async (name) => {
    await expectInvalid(create({ name }), 'name');
  });

  it.each(['', 'ana', 'ana@', '@example.com', 'ana lima@example.com', 'ana@@example.com', 'a@b c'])(
    'rejects the email %j',
    async (email) => {
      await expectInvalid(create({ email }), 'email');
    },
  );

  it.each([
    ['of eleven characters', 'x'.repeat(11)],
    ['of 1025 characters', 'x'.repeat(1025)],
    ['of blanks', ' '.repeat(12)],
    ['that is the email address', 'ANA@example.com '],
  ])('rejects a password %s', async (_what, password) => {
    await expectInvalid(create({ password }), 'password');
    expect(await stores.accounts.list()).toEqual([]);
  });

  it('counts user-perceived characters of a password', async () => {
    // Twelve characters of two code units each; eleven of them are too few.
    await expectInvalid(create({ password: '🔒'.repeat(11) }), 'password');
    expect(await create({ password: '🔒'.repeat(12) })).toMatchObject({ name: 'Ana' });
  });

  it('rejects an unknown plan', async () => {
    await expectInvalid(create({ plan: 'gold' }), 'plan');
    await expectError(create({ plan: 'gold' }), 'validation_error', {
      messageKey: 'plan_unknown',
      params: { plan: 'gold' },
    });
    expect(await stores.accounts.list()).toEqual([]);
  });

  it('rejects a taken email, in any letter case, with 409', async () => {
    await create();
    await expectError(create({ name: 'Other', email: 'ANA@example.com' }), 'conflict', {
      messageKey: 'email_taken',
      params: { email: 'ana@example.com' },
    });
    expect((await stores.accounts.list()).map(({ name }) => name)).toEqual(['Ana']);
  });
});

describe('findAccountByEmail', () => {
  it('ignores letter case and surrounding blanks', async () => {
    const { id } = await create();
    expect(await findAccountByEmail(stores.accounts, ' ANA@Example.com')).toMatchObject({ id });
  });

  it('rejects an unknown email with 404', async () => {
    await expectError(findAccountByEmail(stores.accounts, 'ben@example.com'), 'not_found', {
      messageKey: 'account_unknown',
      params: { account: 'ben@example.com' },
    });
  });
});
