import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, newAccount } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { newId } from '../id.ts';
import type { NewAccount } from './account-store.ts';
import { authenticateKey } from './api-key-secret.ts';
import { createKey, listKeys, revokeKey } from './manage-keys.ts';
import type { Role } from './account.ts';

const stores = suiteStores(suiteDatabase());
let ana: NewAccount;
beforeEach(async () => {
  ana = newAccount({ role: 'reviewer' });
  await stores.accounts.create(ana);
});

const create = (changes: { name?: string; role?: Role; accountId?: string; at?: Date } = {}) => {
  const { name = 'ERP', role = 'entry', accountId = ana.id, at = AT } = changes;
  return createKey({ accounts: stores.accounts, now: () => at }, { accountId, name, role });
};
const authenticate = (key: string) => authenticateKey(stores.accounts, key);
const revoke = (id: string, at = AT) => revokeKey({ accounts: stores.accounts, now: () => at }, id);

describe('createKey', () => {
  it('creates a key with the fixed prefix, stored with its first characters only', async () => {
    const { key, prefix } = await create({ name: ' ERP ' });
    expect(key).toMatch(/^svc_[\w-]{43}$/);
    expect(key.startsWith(prefix)).toBe(true);
    expect(prefix.length).toBeLessThan(key.length / 2);

    const kept = await listKeys(stores.accounts, ana.id);
    expect(kept).toMatchObject([{ name: 'ERP', prefix, role: 'entry', createdAt: AT, revokedAt: null }]);
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  it('creates a different key each time', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(new Set(keys.map(({ key }) => key)).size).toBe(20);
    expect(new Set(keys.map(({ id }) => id)).size).toBe(20);
  });

  it.each(['', '  '])('rejects the name %j', async (name) => {
    await expectInvalid(create({ name }), 'name');
  });

  it('rejects an unknown account with 404', async () => {
    await expectError(create({ accountId: newId() }), 'not_found', { messageKey: 'account_unknown' });
  });
});

describe('authenticateKey', () => {
  it("returns the account with the key's name", async () => {
    const { key, id } = await create();
    expect(await authenticate(key)).toMatchObject({
      accountId: ana.id,
      accountName: 'Ana',
      email: ana.email,
      via: 'api_key',
      keyName: 'ERP',
      keyId: id,
      creditExempt: false,
      plan: null,
    });
  });

  it.each<[Role, Role]>([
    ['entry', 'entry'],
    ['reviewer', 'reviewer'],
    // A key never exceeds its account.
    ['admin', 'reviewer'],
  ])('of a key with the role %s of a reviewer acts as %s', async (role, effective) => {
    const { key } = await create({ role });
    expect(await authenticate(key)).toMatchObject({ role: effective });
  });

  it('is limited to the account’s current role', async () => {
    const { key } = await create({ role: 'reviewer' });
    await stores.accounts.update(ana.id, { role: 'entry' });
    expect(await authenticate(key)).toMatchObject({ role: 'entry' });
    await stores.accounts.update(ana.id, { role: 'admin' });
    expect(await authenticate(key)).toMatchObject({ role: 'reviewer' });
  });

  it('exempts an administrator from credits whatever the role of the key', async () => {
    await stores.accounts.update(ana.id, { role: 'admin' });
    const { key } = await create({ role: 'entry' });
    expect(await authenticate(key)).toMatchObject({ role: 'entry', creditExempt: true });
  });

  it('finds nobody for an unknown key', async () => {
    const { key } = await create();
    for (const other of ['', 'svc_', `${key}x`, key.slice(0, -1), key.toUpperCase()]) {
      expect(await authenticate(other)).toBeNull();
    }
  });

  it('rejects with 401 the key of a deactivated account', async () => {
    const { key } = await create();
    await stores.accounts.update(ana.id, { active: false });
    await expectError(authenticate(key), 'unauthenticated', { messageKey: 'account_deactivated' });
  });
});

describe('revokeKey', () => {
  it('ends this key, and no other of the account', async () => {
    const [gone, kept] = [await create(), await create()];
    await revoke(gone.id);
    expect(await authenticate(gone.key)).toBeNull();
    expect(await authenticate(kept.key)).not.toBeNull();
  });

  it('rejects an unknown key with 404', async () => {
    await expectError(revoke('nothing'), 'not_found', {
      messageKey: 'key_unknown',
      params: { key: 'nothing' },
    });
  });
});

it('listKeys rejects an unknown account with 404', async () => {
  await expectError(listKeys(stores.accounts, newId()), 'not_found');
});
