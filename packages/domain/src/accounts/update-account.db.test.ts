import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, later, newAccount } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { newId } from '../id.ts';
import type { AccountChange, NewAccount } from './account-store.ts';
import { authenticateSession } from '../sign-in/authenticate-session.ts';
import { newSessionToken } from '../sign-in/session.ts';
import { findAccount } from './find-account.ts';
import { updateAccount } from './update-account.ts';

const FOURTEEN_DAYS_MS = 14 * 86_400_000;

const stores = suiteStores(suiteDatabase());
let admin: NewAccount;
let ana: NewAccount;
beforeEach(async () => {
  admin = newAccount({ name: 'Root', role: 'admin' });
  ana = newAccount({ role: 'reviewer' });
  for (const account of [admin, ana]) await stores.accounts.create(account);
});

const update = (id: string, change: AccountChange, now = AT) =>
  updateAccount({ accounts: stores.accounts, now: () => now }, id, change);

describe('updateAccount', () => {
  it('rejects an unknown account with 404', async () => {
    await expectError(update(newId(), { role: 'entry' }), 'not_found', { messageKey: 'account_unknown' });
    await expectError(findAccount(stores.accounts, newId()), 'not_found');
  });

  it('rejects an unknown plan with 422, without changing anything', async () => {
    await expectInvalid(update(ana.id, { plan: 'gold', role: 'entry' }), 'plan');
    expect(await stores.accounts.find(ana.id)).toMatchObject({ plan: null, role: 'reviewer' });
  });
});

describe('the trial after a change of plan', () => {
  it('does not restart for the account’s current plan', async () => {
    await update(ana.id, { plan: 'trial' });
    expect(await update(ana.id, { plan: 'trial' }, later(5000))).toMatchObject({
      trialEndsAt: new Date(AT.getTime() + FOURTEEN_DAYS_MS),
    });
  });

  it('ends at the given time, or never', async () => {
    expect(await update(ana.id, { plan: 'trial', trialEndsAt: later(1) })).toMatchObject({
      trialEndsAt: later(1),
    });
    expect(await update(ana.id, { trialEndsAt: null })).toMatchObject({ plan: 'trial', trialEndsAt: null });
  });

  it('is unchanged on a plan without a trial, and without a plan', async () => {
    await update(ana.id, { plan: 'trial' });
    const end = new Date(AT.getTime() + FOURTEEN_DAYS_MS);
    expect(await update(ana.id, { plan: 'team' }, later(1))).toMatchObject({
      plan: 'team',
      trialEndsAt: end,
    });
    expect(await update(ana.id, { plan: null }, later(1))).toMatchObject({ plan: null, trialEndsAt: end });
  });
});

describe('the last administrator', () => {
  it.each([{ role: 'reviewer' }, { role: 'entry' }, { active: false }] as const)(
    'cannot be changed by %j: 409',
    async (change) => {
      await expectError(update(admin.id, change), 'conflict', { messageKey: 'last_admin' });
      expect(await stores.accounts.find(admin.id)).toMatchObject({ role: 'admin', active: true });
    },
  );

  it('can be removed once there is another', async () => {
    await update(ana.id, { role: 'admin' });
    expect(await update(admin.id, { role: 'entry' })).toMatchObject({ role: 'entry' });
    await expectError(update(ana.id, { active: false }), 'conflict');
  });

  it('can be changed while remaining an administrator', async () => {
    expect(await update(admin.id, { plan: 'team', active: true, role: 'admin' })).toMatchObject({
      plan: 'team',
    });
  });
});

describe('the sessions of a changed account', () => {
  const signedIn = async (account: NewAccount) => {
    const { token, hash } = newSessionToken();
    const session = { id: newId(), accountId: account.id, tokenHash: hash, at: AT, expiresAt: later(60_000) };
    await stores.sessions.start(session, account.passwordHash);
    return () => authenticateSession(stores.sessions, token, later(1));
  };

  it.each([{ role: 'entry' }, { active: false }] as const)('end with %j', async (change) => {
    const who = await signedIn(ana);
    await update(ana.id, change);
    expect(await who()).toBeNull();
  });

  it.each([{ role: 'admin' }, { plan: 'team' }, { role: 'reviewer' }] as const)(
    'continue with %j',
    async (change) => {
      const who = await signedIn(ana);
      await update(ana.id, change);
      expect(await who()).toMatchObject({ accountId: ana.id, role: change.role ?? 'reviewer' });
    },
  );
});
