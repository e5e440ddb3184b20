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

async function begin(token: string, ms = 0, userAgent: string | null = null): Promise<string> {
  const id = newId();
  const times = { at: later(ms), expiresAt: later(ms + LIFE.idleMs) };
  const session = { id, accountId: ana.id, tokenHash: token.repeat(64), ...times, userAgent };
  if (!(await stores.sessions.start(session, 'hash'))) throw new Error('no session');
  return id;
}
const find = (token: string, ms: number, life = LIFE) =>
  stores.sessions.findOwner(token.repeat(64), later(ms), life);
const row = (id: string) => database.client.session.findUniqueOrThrow({ where: { id } });

describe('a session', () => {
  it('is noted once a minute: calls closer to each other change nothing', async () => {
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

  it('is found until the last millisecond before its end, and not brought back after it', async () => {
    const id = await begin('a');
    expect(await find('a', HOUR_MS)).toBeNull();
    expect(await row(id)).toMatchObject({ expiresAt: later(HOUR_MS) });
    expect(await find('a', HOUR_MS - 1)).not.toBeNull();
    expect(await row(id)).toMatchObject({ expiresAt: later(2 * HOUR_MS - 1) });
  });

  it('never ends later than its longest life, however often it is used', async () => {
    const id = await begin('a');
    for (const minutes of [50, 100, 150, 179]) expect(await find('a', minutes * MINUTE_MS)).not.toBeNull();
    expect(await row(id)).toMatchObject({ expiresAt: later(3 * HOUR_MS) });
    expect(await find('a', 3 * HOUR_MS - 1)).not.toBeNull();
    expect(await find('a', 3 * HOUR_MS)).toBeNull();
  });

  it('ends at once where its longest life was made shorter than its age', async () => {
    await begin('a');
    const shorter = { ...LIFE, maxMs: 10 * MINUTE_MS };
    expect(await find('a', 10 * MINUTE_MS, shorter)).toBeNull();
    expect(await find('a', 10 * MINUTE_MS - 1, shorter)).not.toBeNull();
  });

  it('of a deactivated account says so, and lives no longer for it', async () => {
    const id = await begin('a');
    await database.client.account.update({ where: { id: ana.id }, data: { active: false } });
    expect(await find('a', 30 * MINUTE_MS)).toEqual({ kind: 'deactivated' });
    expect(await row(id)).toMatchObject({ lastSeenAt: later(0), expiresAt: later(HOUR_MS) });
  });

  it('is of the account as it is now, its plan and role', async () => {
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

  it('is found by its token alone', async () => {
    await begin('a');
    expect(await find('b', 1)).toBeNull();
    expect(await find('A', 1)).toBeNull();
  });

  it.each([
    ['none', null, null],
    ['a short one', 'curl/8', 'curl/8'],
    ['one that is cut at 300 characters', 'x'.repeat(301), 'x'.repeat(300)],
  ])('keeps the name of the program: %s', async (_what, sent, kept) => {
    expect(await row(await begin('a', 0, sent))).toMatchObject({ userAgent: kept });
  });
});

describe('beginning a session', () => {
  it('clears away those that have ended, of every account, and no other', async () => {
    const ben = newAccount({ passwordHash: 'hash' });
    await stores.accounts.create(ben);
    const ended = {
      id: newId(),
      accountId: ben.id,
      tokenHash: 'e'.repeat(64),
      at: later(0),
      expiresAt: later(500),
    };
    await stores.sessions.start(ended, 'hash');
    const open = await begin('a', 100);
    const begun = await begin('b', 500);
    const left = await database.client.session.findMany();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([open, begun]));
  });

  it('of two with one token begins one, and leaves the other without a trace', async () => {
    const first = await begin('a');
    const again = {
      id: newId(),
      accountId: ana.id,
      tokenHash: 'a'.repeat(64),
      at: later(9),
      expiresAt: later(99),
    };
    await expect(stores.sessions.start({ ...again, rehashed: 'other' }, 'hash')).rejects.toThrow(
      'sessions_by_token',
    );
    expect(await database.client.session.findMany()).toMatchObject([{ id: first }]);
    expect(await stores.sessions.findCredentials(ana.email)).toMatchObject({ passwordHash: 'hash' });
    expect(await stores.accounts.find(ana.id)).toMatchObject({ lastLoginAt: later(0) });
  });

  it('is not possible for an account without a password, by a password', async () => {
    const ben = newAccount();
    await stores.accounts.create(ben);
    const session = {
      id: newId(),
      accountId: ben.id,
      tokenHash: 'c'.repeat(64),
      at: later(0),
      expiresAt: later(9),
    };
    expect(await stores.sessions.start(session, 'hash')).toBe(false);
    expect(await stores.sessions.start(session, null)).toBe(true);
  });

  it('and a change of the password at once never leave a session of the old one', async () => {
    const change = { accountId: ana.id, email: ana.email, hash: 'new', from: 'hash', keptSessionId: null };
    const session = {
      id: newId(),
      accountId: ana.id,
      tokenHash: 'a'.repeat(64),
      at: later(0),
      expiresAt: later(9),
    };
    const [, changed] = await Promise.all([
      stores.sessions.start(session, 'hash'),
      database.client.$transaction((tx) => createPasswordStore(tx).set(change)),
    ]);
    expect(changed).toBe(true);
    expect(await database.client.session.count()).toBe(0);
  });
});

describe('the sessions of an account', () => {
  it('are those that have not ended, the latest used first', async () => {
    const [first, second] = [await begin('a'), await begin('b', 1)];
    await find('a', 2 * MINUTE_MS);
    const ids = async (ms: number) => (await stores.sessions.list(ana.id, later(ms))).map(({ id }) => id);
    expect(await ids(3 * MINUTE_MS)).toEqual([first, second]);
    expect(await ids(HOUR_MS + 1)).toEqual([first]);
    expect(await ids(2 * HOUR_MS)).toEqual([]);
  });

  it('are ended by whoever lowers or deactivates the account', async () => {
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
