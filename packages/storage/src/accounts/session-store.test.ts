import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NewAccount } from '@svc/domain/accounts/account-store';
import { newId } from '@svc/domain/id';
import { later, newAccount } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { createPasswordStore } from './password-store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LIFE = { idleMs: HOUR_MS, maxMs: 3 * HOUR_MS };

const database = suiteDatabase();
const stores = suiteStores(database);
let ana: NewAccount;
beforeEach(async () => {
  ana = newAccount({ passwordHash: 'hash' });
  await stores.accounts.create(ana);
});

const session = (token: string, at: number, end: number, accountId = ana.id) => ({
  id: newId(),
  accountId,
  tokenHash: token.repeat(64),
  at: later(at),
  expiresAt: later(end),
});

async function begin(token: string, ms = 0, userAgent: string | null = null): Promise<string> {
  const begun = { ...session(token, ms, ms + LIFE.idleMs), userAgent };
  if (!(await stores.sessions.start(begun, 'hash'))) throw new Error('no session');
  return begun.id;
}
const find = (token: string, ms: number, life = LIFE) =>
  stores.sessions.findOwner(token.repeat(64), later(ms), life);
const row = (id: string) => database.client.session.findUniqueOrThrow({ where: { id } });

describe('a session', () => {
  it('is touched at most once a minute', async () => {
    const id = await begin('a');
    for (const [ms, noted] of [
      [MINUTE_MS - 1, 0],
      [MINUTE_MS, 0],
      [MINUTE_MS + 1, MINUTE_MS + 1],
      [2 * MINUTE_MS + 1, MINUTE_MS + 1],
      [2 * MINUTE_MS + 2, 2 * MINUTE_MS + 2],
    ] as const) {
      expect(await find('a', ms)).not.toBeNull();
      expect(await row(id)).toMatchObject({ lastSeenAt: later(noted), expiresAt: later(noted + HOUR_MS) });
    }
  });

  it('is valid to the last millisecond before its end, and not revived later', async () => {
    const id = await begin('a');
    expect(await find('a', HOUR_MS)).toBeNull();
    expect(await row(id)).toMatchObject({ expiresAt: later(HOUR_MS) });
    expect(await find('a', HOUR_MS - 1)).not.toBeNull();
    expect(await row(id)).toMatchObject({ expiresAt: later(2 * HOUR_MS - 1) });
  });

  it('never outlives its maximum lifetime, however often it is used', async () => {
    const id = await begin('a');
    for (const minutes of [50, 100, 150, 179]) expect(await find('a', minutes * MINUTE_MS)).not.toBeNull();
    expect(await row(id)).toMatchObject({ expiresAt: later(3 * HOUR_MS) });
    expect(await find('a', 3 * HOUR_MS - 1)).not.toBeNull();
    expect(await find('a', 3 * HOUR_MS)).toBeNull();
  });

  it('ends at once if its maximum lifetime is reduced below its age', async () => {
    await begin('a');
    const shorter = { ...LIFE, maxMs: 10 * MINUTE_MS };
    expect(await find('a', 10 * MINUTE_MS, shorter)).toBeNull();
    expect(await find('a', 10 * MINUTE_MS - 1, shorter)).not.toBeNull();
  });

  it('of a deactivated account is reported as such, and not extended', async () => {
    const id = await begin('a');
    await database.client.account.update({ where: { id: ana.id }, data: { active: false } });
    expect(await find('a', 30 * MINUTE_MS)).toEqual({ kind: 'deactivated' });
    expect(await row(id)).toMatchObject({ lastSeenAt: later(0), expiresAt: later(HOUR_MS) });
  });

  it('has the current plan and role of the account', async () => {
    const id = await begin('a');
    await stores.accounts.update(ana.id, { role: 'admin', plan: 'trial', trialEndsAt: later(5) });
    expect(await find('a', 1)).toMatchObject({
      kind: 'active',
      actor: {
        sessionId: id,
        role: 'admin',
        creditExempt: true,
        trialEndsAt: later(5),
        plan: { key: 'trial', hasTrial: true },
      },
    });
  });

  it('is found by its token only', async () => {
    await begin('a');
    expect(await find('b', 1)).toBeNull();
    expect(await find('A', 1)).toBeNull();
  });

  it.each([
    ['none', null, null],
    ['a short one', 'curl/8', 'curl/8'],
    ['one that is cut at 300 characters', 'x'.repeat(301), 'x'.repeat(300)],
  ])('stores the program name: %s', async (_what, sent, kept) => {
    expect(await row(await begin('a', 0, sent))).toMatchObject({ userAgent: kept });
  });
});

describe('starting a session', () => {
  it('deletes ended ones of every account, and no others', async () => {
    const ben = newAccount({ passwordHash: 'hash' });
    await stores.accounts.create(ben);
    await stores.sessions.start(session('e', 0, 500, ben.id), 'hash');
    const open = await begin('a', 100);
    const begun = await begin('b', 500);
    const left = await database.client.session.findMany();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([open, begun]));
  });

  it('with one token twice starts one, and leaves no trace of the other', async () => {
    const first = await begin('a');
    const again = session('a', 9, 99);
    await expect(stores.sessions.start({ ...again, rehashed: 'other' }, 'hash')).rejects.toThrow(
      'sessions_by_token',
    );
    expect(await database.client.session.findMany()).toMatchObject([{ id: first }]);
    expect(await stores.sessions.findCredentials(ana.email)).toMatchObject({ passwordHash: 'hash' });
    expect(await stores.accounts.find(ana.id)).toMatchObject({ lastLoginAt: later(0) });
  });

  it('with a password is impossible for an account without one', async () => {
    const ben = newAccount();
    await stores.accounts.create(ben);
    const begun = session('c', 0, 9, ben.id);
    expect(await stores.sessions.start(begun, 'hash')).toBe(false);
    expect(await stores.sessions.start(begun, null)).toBe(true);
  });

  it('during a password change never leaves a session for the old one', async () => {
    const change = { accountId: ana.id, email: ana.email, hash: 'new', from: 'hash', keptSessionId: null };
    const [, changed] = await Promise.all([
      stores.sessions.start(session('a', 0, 9), 'hash'),
      database.client.$transaction((tx) => createPasswordStore(tx).set(change)),
    ]);
    expect(changed).toBe(true);
    expect(await database.client.session.count()).toBe(0);
  });
});

describe('the sessions of an account', () => {
  it('are the active ones, most recently used first', async () => {
    const [first, second] = [await begin('a'), await begin('b', 1)];
    await find('a', 2 * MINUTE_MS);
    const ids = async (ms: number) => (await stores.sessions.list(ana.id, later(ms))).map(({ id }) => id);
    expect(await ids(3 * MINUTE_MS)).toEqual([first, second]);
    expect(await ids(HOUR_MS + 1)).toEqual([first]);
    expect(await ids(2 * HOUR_MS)).toEqual([]);
  });

  it('are ended when the account is lowered or deactivated', async () => {
    for (const change of [{ role: 'entry' }, { active: false }] as const) {
      await database.client.account.update({
        where: { id: ana.id },
        data: { role: 'reviewer', active: true },
      });
      await begin('a');
      await stores.accounts.update(ana.id, change);
      expect(await stores.sessions.list(ana.id, later(1))).toEqual([]);
    }
  });
});
