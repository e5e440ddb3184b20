import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { accountSubject } from '@svc/domain/sign-in/sign-in-bounds';
import { AT, later, newAccount } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

const HOUR_MS = 3_600_000;
const LIFE = { idleMs: HOUR_MS, maxMs: 3 * HOUR_MS };

const stores = suiteStores(suiteDatabase());

const ana = newAccount({ passwordHash: 'hash-1' });

const session = (token: string, at = AT) => ({
  id: newId(),
  accountId: ana.id,
  tokenHash: token.repeat(64),
  at,
  expiresAt: new Date(at.getTime() + LIFE.idleMs),
});

describe('SessionStore: sessions', () => {
  beforeEach(async () => {
    await stores.accounts.create(ana);
  });
  const find = (token: string, at: Date) => stores.sessions.findOwner(token.repeat(64), at, LIFE);

  it('starts none after a password change, or for a deactivated account', async () => {
    expect(await stores.sessions.start(session('a'), 'hash-0')).toBe(false);
    await stores.accounts.update(ana.id, { active: false });
    expect(await stores.sessions.start(session('a'), 'hash-1')).toBe(false);
    expect(await find('a', AT)).toBeNull();
  });

  it('stores the hash with the current cost', async () => {
    await stores.sessions.start({ ...session('a'), rehashed: 'hash-2' }, 'hash-1');
    expect(await stores.sessions.findCredentials(ana.email)).toMatchObject({ passwordHash: 'hash-2' });
  });

  it('lists active ones, most recently used first, and ends only one’s own', async () => {
    const [first, second] = [session('a'), session('b', later(1))];
    for (const each of [first, second]) await stores.sessions.start(each, 'hash-1');
    expect((await stores.sessions.list(ana.id, later(2))).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await stores.sessions.endOf(newId(), first.id)).toBe(false);
    expect(await stores.sessions.endOf(ana.id, first.id)).toBe(true);
    expect(await stores.sessions.endOf(ana.id, first.id)).toBe(false);
    await stores.sessions.end(second.id);
    await stores.sessions.end(second.id);
    expect(await stores.sessions.list(ana.id, later(2))).toEqual([]);
  });
});

describe('SessionStore: failed sign-ins', () => {
  const bounds = { failures: 2, withinMs: 1000 };
  const attempt = (subjects: readonly string[], at: Date) => stores.sessions.admitTry(subjects, at, bounds);

  it('rejects a subject over its limit until its first failure is old', async () => {
    await attempt(['account:a', 'address:1'], AT);
    await attempt(['account:b', 'address:1'], later(400));
    expect(await attempt(['account:c', 'address:1'], later(999))).toEqual({
      kind: 'refused',
      until: later(1000),
    });
    expect(await attempt(['account:c', 'address:1'], later(1000))).toMatchObject({ kind: 'admitted' });
  });

  it('does not count rejected tries', async () => {
    for (const ms of [0, 1, 2, 3, 4]) await attempt(['account:a'], later(ms));
    expect(await attempt(['account:a'], later(1001))).toMatchObject({ kind: 'admitted' });
  });

  it('allows no more concurrent tries than sequential ones', async () => {
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => attempt(['account:a'], AT)));
    expect(tries.filter(({ kind }) => kind === 'admitted')).toHaveLength(bounds.failures);
  });

  it('forgives the try, and earlier ones for the account but not the address', async () => {
    await attempt(['account:a', 'address:1'], AT);
    const tried = await attempt(['account:a', 'address:1'], AT);
    await stores.sessions.forgiveTry(tried.kind === 'admitted' ? tried.ids : [], 'account:a');
    expect(await attempt(['account:a', 'address:2'], AT)).toMatchObject({ kind: 'admitted' });
    expect(await attempt(['account:b', 'address:1'], AT)).toMatchObject({ kind: 'admitted' });
    expect(await attempt(['account:b', 'address:1'], AT)).toMatchObject({ kind: 'refused' });
  });
});

describe('PasswordStore', () => {
  const change = {
    accountId: ana.id,
    email: ana.email,
    hash: 'hash-2',
    from: 'hash-1',
    keptSessionId: null,
  };
  beforeEach(async () => {
    await stores.accounts.create(ana);
  });

  it('sets a password, ends other sessions and clears failed sign-ins', async () => {
    const [kept, other] = [session('a'), session('b')];
    for (const each of [kept, other]) await stores.sessions.start(each, 'hash-1');
    const bounds = { failures: 1, withinMs: 1000 };
    await stores.sessions.admitTry([accountSubject(ana.email)], AT, bounds);

    expect(await stores.passwords.set({ ...change, keptSessionId: kept.id })).toBe(true);
    expect((await stores.sessions.list(ana.id, AT)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await stores.sessions.findCredentials(ana.email)).toMatchObject({ passwordHash: 'hash-2' });
    expect(await stores.sessions.admitTry([accountSubject(ana.email)], AT, bounds)).toMatchObject({
      kind: 'admitted',
    });
  });

  it('invalidates sign-in links', async () => {
    const tokenHash = 'e'.repeat(64);
    await stores.links.keep({ tokenHash, accountId: ana.id, at: AT, expiresAt: later(1000) });
    expect(await stores.passwords.set({ ...change, from: null })).toBe(true);
    expect(await stores.links.find(tokenHash, AT)).toBeNull();
  });

  it('accepts one of two concurrent changes of the same password', async () => {
    expect(await stores.passwords.set(change)).toBe(true);
    expect(await stores.passwords.set({ ...change, hash: 'hash-3' })).toBe(false);
    expect(await stores.sessions.findCredentials(ana.email)).toMatchObject({ passwordHash: 'hash-2' });
  });
});
