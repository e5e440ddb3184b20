import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { suiteDatabase } from '@svc/testkit/suite';
import { findKeyOwner } from './find-key-owner.ts';

const HASH = 'a'.repeat(64);

const database = suiteDatabase();
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

const key = () => database.client.apiKey.findUniqueOrThrow({ where: { hash: HASH } });
const setLastUsed = (lastUsedAt: Date) =>
  database.client.apiKey.update({ where: { hash: HASH }, data: { lastUsedAt } });

describe('findKeyOwner', () => {
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
