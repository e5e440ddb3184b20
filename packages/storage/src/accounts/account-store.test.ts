import { describe, expect, it, beforeEach } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { later, newAccount } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { findKeyOwner } from './account-store.ts';

const database = suiteDatabase();
const stores = suiteStores(database);

async function account(
  signupCredits = '10',
  changes: Parameters<typeof newAccount>[0] = {},
): Promise<string> {
  const made = newAccount({ signupCredits, ...changes });
  await stores.accounts.create(made);
  return made.id;
}
const ledger = (accountId: string) =>
  database.client.ledgerEntry.findMany({ where: { accountId }, orderBy: { seq: 'asc' } });
const grant = (id: string, amount: string, note: string | null = null, byId: string | null = null) =>
  stores.accounts.grant(id, amount, note, byId, later(1));

describe('a new account', () => {
  it('with one email is created once by concurrent calls, with one ledger row', async () => {
    const accounts = Array.from({ length: 5 }, () => newAccount({ email: 'ana@example.com' }));
    const made = await Promise.all(accounts.map((each) => stores.accounts.create(each)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await database.client.ledgerEntry.count()).toBe(1);
    const kept = await stores.accounts.findByEmail('ana@example.com');
    expect(accounts[made.indexOf(true)]?.id).toBe(kept?.id);
  });

  it('starts its ledger even without credits', async () => {
    const rows = await ledger(await account('0'));
    expect(rows).toMatchObject([{ seq: 1, prevSeq: null, kind: 'signup' }]);
    expect(rows[0]?.balanceAfter.toNumber()).toBe(0);
  });

  it('with an unknown plan is rejected, without a ledger row', async () => {
    await expect(account('10', { plan: 'none' })).rejects.toThrow('accounts_plan_key_fkey');
    expect(await database.client.account.count()).toBe(0);
    expect(await database.client.ledgerEntry.count()).toBe(0);
  });
});

describe('a grant', () => {
  it.each([
    ['10', '0.01', '10.01'],
    ['10', '-10', '0.00'],
    ['0.1', '0.2', '0.30'],
    ['0', '999999999.99', '999999999.99'],
  ])('of %s credits and %s results in %s, exact to the hundredth', async (credits, amount, balance) => {
    const id = await account(credits);
    expect(await grant(id, amount)).toBe(balance);
    expect((await ledger(id)).at(-1)).toMatchObject({
      seq: 2,
      prevSeq: 1,
      kind: 'grant',
      createdAt: later(1),
    });
  });

  it('made concurrently adds up, each ledger row continuing the previous one', async () => {
    const id = await account('0');
    await Promise.all(Array.from({ length: 10 }, (_, place) => grant(id, String(place + 1))));
    const rows = await ledger(id);
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const befores = rows.slice(1).map(({ balanceBefore }) => balanceBefore.toNumber());
    expect(befores).toEqual(rows.slice(0, -1).map(({ balanceAfter }) => balanceAfter.toNumber()));
    expect(await stores.accounts.find(id)).toMatchObject({ balance: '55' });
  });

  it('by an unknown account is rejected entirely', async () => {
    const id = await account('5');
    await expect(grant(id, '1', null, newId())).rejects.toThrow('ledger_entries_created_by_id_fkey');
    expect(await stores.accounts.find(id)).toMatchObject({ balance: '5' });
  });
});

describe('accounts', () => {
  it('created at the same time are listed by id, for a stable order', async () => {
    const ids = [await account(), await account(), await account()].toSorted();
    const early = await account('0', { createdAt: later(-1) });
    expect((await stores.accounts.list()).map(({ id }) => id)).toEqual([early, ...ids]);
  });

  it('are found by their stored email only, not by a part or pattern', async () => {
    await account('0', { email: 'a_b@example.com' });
    expect(await stores.accounts.findByEmail('a_b@example.com')).not.toBeNull();
    for (const email of ['axb@example.com', '%', 'a_b@example', 'A_B@example.com'])
      expect(await stores.accounts.findByEmail(email)).toBeNull();
  });
});

const HASH = 'a'.repeat(64);

const key = () => database.client.apiKey.findUniqueOrThrow({ where: { hash: HASH } });
const setLastUsed = (lastUsedAt: Date) =>
  database.client.apiKey.update({ where: { hash: HASH }, data: { lastUsedAt } });

describe('findKeyOwner', () => {
  beforeEach(async () => {
    await database.client.apiKey.deleteMany();
    await database.client.account.deleteMany();

    const accountId = newId();
    await database.client.account.create({
      data: { id: accountId, name: 'Ana', email: `${accountId}@example.com`, role: 'entry' },
    });
    await database.client.apiKey.create({
      data: { id: newId(), accountId, name: 'erp', role: 'entry', hash: HASH, prefix: 'svc_aaaa' },
    });
  });

  it('records the first use of a key', async () => {
    expect(await key()).toMatchObject({ lastUsedAt: null });

    const from = Date.now();
    expect(await findKeyOwner(database.client, HASH)).toMatchObject({ kind: 'active' });

    const at = (await key()).lastUsedAt?.getTime() ?? 0;
    expect(Math.abs(at - from)).toTakeUnder(5000);
  });

  it('records uses once a minute at most', async () => {
    const justNow = new Date(Date.now() - 30_000);
    await setLastUsed(justNow);
    await findKeyOwner(database.client, HASH);

    expect((await key()).lastUsedAt).toEqual(justNow);

    await setLastUsed(new Date(Date.now() - 61_000));
    await findKeyOwner(database.client, HASH);

    expect((await key()).lastUsedAt?.getTime()).toBeGreaterThan(justNow.getTime());
  });

  it('does not record a call with a revoked key', async () => {
    await database.client.apiKey.update({ where: { hash: HASH }, data: { revokedAt: new Date() } });
    expect(await findKeyOwner(database.client, HASH)).toBeNull();
    expect((await key()).lastUsedAt).toBeNull();
  });

  it('serves a call while another one records the same use', async () => {
    const [seen] = await database.client.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM api_keys WHERE hash = ${HASH} FOR UPDATE`;
      return [await findKeyOwner(database.client, HASH)];
    });
    expect(seen).toMatchObject({ kind: 'active', actor: { keyName: 'erp', keyId: (await key()).id } });
  });
});
