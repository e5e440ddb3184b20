import { beforeEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { emptyStores } from '@svc/testkit/database-stores';
import { addActor, addFinished, addLookup, addVersion } from '@svc/testkit/records';
import type { Stores } from '@svc/testkit/stores';
import { openTestTariff } from '../../../test/test-tariff.ts';

const EMAIL = 'ana.tran@example.com';
const NAME = 'Ana Trần';

const tariff = forSuite(openTestTariff);
let stores: Stores;
let id: string;

beforeEach(async () => {
  stores = await emptyStores(tariff.database);
  const ana = await addActor(stores, { name: NAME, email: EMAIL, role: 'admin', passwordHash: 'scrypt$x' });
  id = ana.accountId;
  await fill(id);
});

/** Records of a person: a key, a session, a webhook, a failed sign-in, a decided lookup with a comment. */
async function fill(accountId: string): Promise<void> {
  const { client } = tariff.database;
  const version = await addVersion(stores);
  const actor = await addActor(stores, { role: 'admin' });
  await addFinished(stores, { ...actor, accountId, accountName: NAME }, version);
  await client.lookupEvent.updateMany({ data: { byId: accountId, byName: NAME } });
  await client.apiKey.create({
    data: {
      id: 'a'.repeat(32),
      accountId,
      name: 'Ana laptop',
      role: 'admin',
      hash: 'b'.repeat(64),
      prefix: 'svc_',
    },
  });
  await client.session.create({
    data: {
      id: 'c'.repeat(32),
      accountId,
      tokenHash: 'd'.repeat(64),
      lastSeenAt: new Date(),
      expiresAt: new Date(),
    },
  });
  await client.signInFailure.create({ data: { subject: `account:${EMAIL}` } });
  const webhookId = 'e'.repeat(32);
  const secretSealed = Uint8Array.from(createSecretSeal([Buffer.alloc(32, 1)]).seal('secret', webhookId));
  await client.webhook.create({
    data: { id: webhookId, accountId, url: 'https://ana-tran.example/', secretSealed },
  });
}

/** Rows of all tables but the ledger's notes, as text. */
async function everything(): Promise<string> {
  const { client } = tariff.database;
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`;
  const rows = [];
  for (const { name } of tables) rows.push(await client.$queryRawUnsafe(`SELECT t::text FROM ${name} t`));
  return JSON.stringify(rows);
}

const erase = (...more: string[]) =>
  tariff.json('accounts', 'erase', '--id', id, '--email', 'Ana.Tran@Example.com', ...more);

describe('accounts erase', () => {
  it('removes the person from the database, but no lookup, decision or ledger row', async () => {
    const { client } = tariff.database;
    const before = await client.ledgerEntry.findMany();
    expect(await everything()).toMatch(/Ana Trần/);
    expect(await erase()).toMatchObject({ code: 0, json: { id, keys: 1, webhooks: 1 } });

    expect(await everything()).not.toMatch(/ana[ .-]?tr|Ana laptop|scrypt/i);
    expect(await client.ledgerEntry.findMany()).toEqual(before);
    expect(await client.lookup.count({ where: { accountId: id } })).toBe(1);
    expect(await client.account.findUnique({ where: { id } })).toMatchObject({
      name: 'Erased account',
      email: `${id}@erased.invalid`,
      active: false,
    });
    expect(await client.apiKey.count({ where: { accountId: id, revokedAt: null } })).toBe(0);
    expect(await client.session.count()).toBe(0);
    expect(await client.auditEntry.findMany()).toMatchObject([{ action: 'account.erase', subject: id }]);
  });

  it('changes nothing with work in progress, another email, or for the last administrator', async () => {
    const { client } = tariff.database;
    const unchanged = await everything();
    const wrong = await tariff.json('accounts', 'erase', '--id', id, '--email', 'bo@example.com');
    expect(wrong).toMatchObject({ code: 1, json: { errors: [{ field: 'email' }] } });
    expect(await everything()).toBe(unchanged);

    const { accountName, ...actor } = await addActor(stores);
    await addLookup(
      stores,
      { ...actor, accountName, accountId: id },
      await addVersion(stores, { market: 'EU' }),
    );
    expect(await erase()).toMatchObject({ code: 1, json: { detail: expect.stringContaining('under way') } });
    await client.lookup.deleteMany({ where: { status: 'queued' } });

    await client.account.updateMany({ where: { id: { not: id } }, data: { active: false } });
    expect(await erase()).toMatchObject({
      code: 1,
      json: { detail: expect.stringContaining('last active') },
    });
    expect(await client.account.findUnique({ where: { id } })).toMatchObject({ name: NAME, active: true });
    expect(await client.auditEntry.count()).toBe(0);
  });
});
