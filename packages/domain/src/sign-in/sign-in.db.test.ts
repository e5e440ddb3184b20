import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AT, later, newAccount } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import type { NewAccount } from '../accounts/account-store.ts';
import type { Actor } from '../accounts/actor.ts';
import { authenticateSession } from './authenticate-session.ts';
import { changePassword } from './change-password.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { preparePassword, resetPassword } from './reset-password.ts';
import { hashSessionToken } from './session.ts';
import { signIn } from './sign-in.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const PASSWORD = 'correct horse battery';

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const stores = suiteStores(suiteDatabase());
let ana: NewAccount;
let clock: Date;
beforeEach(async () => {
  ana = newAccount({ email: 'ana@example.com', passwordHash, role: 'reviewer' });
  clock = AT;
  await stores.accounts.create(ana);
});

const now = () => clock;
const enter = (changes: { email?: string; password?: string; address?: string } = {}) => {
  const request = { email: 'ana@example.com', password: PASSWORD, address: '203.0.113.5' };
  return signIn({ sessions: stores.sessions, now }, { ...request, ...changes });
};
const who = (token: string, at = clock) => authenticateSession(stores.sessions, token, at);

/** Failures of an account from separate addresses: without work, as the store counts them. */
async function fail(times: number, subject = 'account:ana@example.com', at = clock): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await stores.sessions.admitTry([subject], at, { failures: 1000, withinMs: HOUR_MS });
}

describe('signIn', () => {
  it('starts a session that expires after twelve idle hours, stored only as a hash', async () => {
    const { token, expiresAt } = await enter();
    expect(expiresAt).toEqual(later(12 * HOUR_MS));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await who(token)).toMatchObject({
      accountId: ana.id,
      via: 'session',
      role: 'reviewer',
      keyName: null,
    });
    expect(await who(hashSessionToken(token))).toBeNull();
    expect(await stores.accounts.find(ana.id)).toMatchObject({ lastLoginAt: AT });
  });

  it('starts no session if the password changes during the check', async () => {
    const sessions = {
      ...stores.sessions,
      findCredentials: async (email: string) => {
        const read = await stores.sessions.findCredentials(email);
        const change = { accountId: ana.id, email, hash: 'other', from: null, keptSessionId: null };
        await stores.passwords.set(change);
        return read;
      },
    };
    const request = { email: ana.email, password: PASSWORD, address: '' };
    await expectError(signIn({ sessions, now }, request), 'unauthenticated');
    expect(await stores.sessions.list(ana.id, clock)).toEqual([]);
  });
});

describe('the limit on failed sign-ins', () => {
  it('rejects the eleventh try with 429, for fifteen minutes', async () => {
    await fail(9);
    await expectError(enter({ password: 'wrong password' }), 'unauthenticated');
    await expectError(enter(), 'rate_limited', { messageKey: 'sign_in_rate', params: { minutes: 15 } });
    clock = later(15 * MINUTE_MS - 1);
    await expectError(enter(), 'rate_limited');
    clock = later(15 * MINUTE_MS);
    expect((await enter()).token).not.toBe('');
  });

  it('counts an address across all accounts', async () => {
    await fail(10, 'address:203.0.113.5');
    await expectError(enter(), 'rate_limited');
    expect((await enter({ address: '203.0.113.6' })).token).not.toBe('');
  });

  it('also counts an unknown email, so an error reveals nothing', async () => {
    await fail(10, 'account:ben@example.com');
    await expectError(enter({ email: 'ben@example.com' }), 'rate_limited');
  });
});

describe('authenticateSession', () => {
  it('expires after twelve hours without a call', async () => {
    const { token } = await enter();
    expect(await who(token, later(12 * HOUR_MS - 1))).not.toBeNull();

    const other = await enter();
    expect(await who(other.token, later(12 * HOUR_MS))).toBeNull();
  });

  it('expires after a week, however often it is used', async () => {
    const { token } = await enter();
    const week = 7 * 24 * HOUR_MS;
    for (let ms = 0; ms < week; ms += 11 * HOUR_MS) expect(await who(token, later(ms))).not.toBeNull();
    expect(await who(token, later(week - 1))).not.toBeNull();
    expect(await who(token, later(week))).toBeNull();
  });

  it('rejects a session of a deactivated account with 401', async () => {
    const owner = { findOwner: async () => ({ kind: 'deactivated' }) as const };
    await expectError(authenticateSession(owner, 'token', AT), 'unauthenticated', {
      messageKey: 'session_expired',
    });
  });
});

describe('changePassword', () => {
  const NEXT = 'another long password';
  const actor = async (token: string): Promise<Actor> => {
    const found = await who(token);
    if (found === null) throw new Error('no session');
    return found;
  };
  const change = async (token: string, currentPassword: string, newPassword: string) =>
    changePassword(
      { sessions: stores.sessions, set: (wanted) => stores.passwords.set(wanted), now },
      await actor(token),
      { currentPassword, newPassword, address: '203.0.113.5' },
    );

  it('sets the new password and ends the other sessions', async () => {
    const [own, other] = [await enter(), await enter()];
    await change(own.token, PASSWORD, NEXT);
    expect(await who(own.token)).not.toBeNull();
    expect(await who(other.token)).toBeNull();
    await expectError(enter(), 'unauthenticated');
    expect((await enter({ password: NEXT })).token).not.toBe('');
  });

  it('rejects a wrong current password with 422, and counts it as a failed sign-in', async () => {
    const { token } = await enter();
    await fail(8);
    await expectInvalid(change(token, 'wrong password', NEXT), 'current_password');
    await expectInvalid(change(token, 'wrong password', NEXT), 'current_password');
    await expectError(change(token, PASSWORD, NEXT), 'rate_limited');
  });

  it.each([
    ['too short', 'x'.repeat(11)],
    ['the email address', 'ana@example.com'],
    ['the current one', PASSWORD],
  ])('rejects a new password that is %s', async (_what, next) => {
    const { token } = await enter();
    await expectInvalid(change(token, PASSWORD, next), 'new_password');
    expect(
      await verifyPassword(PASSWORD, (await stores.sessions.findCredentials(ana.email))?.passwordHash ?? ''),
    ).toBe(true);
  });
});

describe('resetPassword', () => {
  it('replaces any password and ends all sessions', async () => {
    const { token } = await enter();
    const prepared = await preparePassword(ana.email, 'chosen by the admin');
    await resetPassword(stores.passwords, ana, prepared);
    expect(await who(token)).toBeNull();
    expect((await enter({ password: 'chosen by the admin' })).token).not.toBe('');
  });

  it('generates a password if none is given', async () => {
    const prepared = await preparePassword(ana.email, null);
    await resetPassword(stores.passwords, ana, prepared);
    expect((await enter({ password: prepared.password })).token).not.toBe('');
  });

  it('rejects a weak one with 422', async () => {
    await expectInvalid(preparePassword(ana.email, 'short'), 'password');
  });

  it('rejects a deleted account with 404', async () => {
    const gone = { id: 'gone', email: ana.email };
    const reset = resetPassword(stores.passwords, gone, { password: PASSWORD, hash: passwordHash });
    await expectError(reset, 'not_found', { messageKey: 'account_unknown', params: { account: 'gone' } });
  });
});
