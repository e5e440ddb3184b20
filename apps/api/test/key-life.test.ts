import { beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, withPassword } from './sessions.ts';
import type { TestAccount } from './test-accounts.ts';
import { suiteApi, type TestApi } from './test-api.ts';

const api = suiteApi();
let admin: ReturnType<TestApi['with']>;
let account: TestAccount;
beforeAll(async () => {
  const email = await withPassword(api, 'admin');
  const { body } = await api.agent.post('/api/auth/sign-in').send({ email, password: PASSWORD });
  admin = api.with({ Authorization: `Bearer ${body.token}` });
  account = await api.newAccount('Keys');
});

const make = async (fields: object) => {
  const body = { name: 'erp', role: 'entry', ...fields };
  return admin.post(`/api/admin/accounts/${account.id}/keys`).send(body);
};
const me = async (key: string) => (await api.with({ 'X-API-Key': key }).get('/api/auth/me')).status;
const expire = (id: string) =>
  api.database.client.apiKey.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });

describe('a key', () => {
  it('is valid until it expires', async () => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await make({ expires_at });
    expect([body.expires_at, await me(body.key)]).toEqual([expires_at, 200]);
    await expire(body.id);
    expect(await me(body.key)).toBe(401);
  });

  it('cannot expire in the past', async () => {
    const { status, body } = await make({ expires_at: '2020-01-01T00:00:00Z' });
    expect([status, body.errors[0].field]).toEqual([422, 'expires_at']);
  });

  it('with read-only access can read but not change anything', async () => {
    const { body } = await make({ read_only: true });
    const caller = api.with({ 'X-API-Key': body.key });
    expect((await caller.get('/api/lookups')).status).toBe(200);
    const refused = await caller.post('/api/classify').send({ description: 'Cotton shirt', market: 'US' });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  });

  it('is rotated without a gap: both are valid for the overlap, then the new one only', async () => {
    const { body: old } = await make({ read_only: true });
    const { status, body: made } = await admin
      .post(`/api/admin/keys/${old.id}/rotate`)
      .send({ overlap_hours: 2 });
    expect([status, made.name, made.role, made.read_only]).toEqual([200, 'erp', 'entry', true]);
    expect([await me(old.key), await me(made.key)]).toEqual([200, 200]);
    const { body: keys } = await admin.get(`/api/admin/accounts/${account.id}/keys`);
    const { expires_at } = keys.find(({ id }: { id: string }) => id === old.id);
    expect(Math.abs(new Date(expires_at).getTime() - Date.now() - 2 * 3_600_000)).toBeLessThan(60_000);
    await expire(old.id);
    expect([await me(old.key), await me(made.key)]).toEqual([401, 200]);
    expect((await admin.post(`/api/admin/keys/${old.id}/rotate`).send({})).status).toBe(404);
  });

  it('rotated twice at once without an overlap has one successor', async () => {
    const { body: old } = await make({});
    const rotate = () => admin.post(`/api/admin/keys/${old.id}/rotate`).send({ overlap_hours: 0 });
    const statuses = (await Promise.all([rotate(), rotate(), rotate()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await me(old.key)).toBe(401);
  });
});
