import { describe, expect, it } from '@jest/globals';
import { perSuite } from '@svc/testkit/suite';
import { PASSWORD, signedIn } from '../../../test/sessions.ts';
import { suiteApi } from '../../../test/test-api.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const NOBODY = 'f'.repeat(32);

const api = suiteApi({ clock: () => NOW });
const admin = perSuite(() => signedIn(api, 'admin'));

async function lastAct() {
  const row = await api.database.client.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const { action, subject, details, byId, via, at } = row;
  expect([byId, via, at]).toEqual([api.accounts.admin.id, 'session', NOW]);
  return { action, subject, details };
}

const create = (body: object) => admin.post('/api/admin/accounts').send(body);

describe('accounts', () => {
  it('200: are created with their signup credits and can sign in', async () => {
    const body = {
      name: ' Ana ',
      email: 'Ana@Example.com',
      role: 'reviewer',
      plan: 'trial',
      password: PASSWORD,
    };
    const answer = await create(body);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Ana',
      email: 'ana@example.com',
      role: 'reviewer',
      role_label: 'Reviewer',
      active: true,
      plan: 'trial',
      trial_ends_at: '2026-12-05T12:00:00.000Z',
      credits: 100,
      held: 0,
      unlimited: false,
      created_at: NOW.toISOString(),
      last_login_at: null,
    });

    const act = await lastAct();
    expect(act).toMatchObject({ action: 'account.create', subject: answer.body.id });
    expect(JSON.stringify(act)).not.toContain('horse');

    const session = await api.agent.post('/api/auth/sign-in').send({ email: body.email, password: PASSWORD });
    expect(session.status).toBe(200);
  });

  it('200: are created as a sandbox, which has no credits and stays at the role entry', async () => {
    const { body } = await create({ name: 'Try', email: 'try@example.com', role: 'entry', sandbox: true });
    expect(body).toMatchObject({ sandbox: true, credits: 0, unlimited: true });
    expect(await lastAct()).toMatchObject({ details: { sandbox: true } });

    const path = `/api/admin/accounts/${body.id}`;
    const role = await admin.patch(path).send({ role: 'reviewer' });
    expect([role.status, role.body.errors[0].field]).toEqual([422, 'role']);
    const grant = await admin.post(`${path}/credits`).send({ amount: 1 });
    expect([grant.status, grant.body.code]).toEqual([409, 'conflict']);
    expect((await admin.get(path)).body).toMatchObject({ role: 'entry', credits: 0 });
  });

  it('200: are listed and read individually', async () => {
    const list = (await admin.get('/api/admin/accounts')).body;
    const entry = list.find(({ id }: { id: string }) => id === api.accounts.entry.id);

    expect(entry).toMatchObject({ name: 'entry', credits: 1000, plan: null });
    expect((await admin.get(`/api/admin/accounts/${entry.id}`)).body).toEqual(entry);
    expect((await admin.get(`/api/admin/accounts/${NOBODY}`)).status).toBe(404);
  });

  it('200: change only in the fields sent', async () => {
    const { id } = await api.newAccount('Changing');
    const path = `/api/admin/accounts/${id}`;
    const changed = await admin.patch(path).send({ plan: 'trial', role: 'reviewer' });

    expect(changed.body).toMatchObject({
      plan: 'trial',
      role: 'reviewer',
      trial_ends_at: '2026-12-05T12:00:00.000Z',
    });

    const ended = await admin.patch(path).send({ trial_ends_at: '2026-11-20T00:00:00+01:00' });
    expect(ended.body).toMatchObject({ plan: 'trial', trial_ends_at: '2026-11-19T23:00:00.000Z' });

    const off = await admin.patch(path).send({ active: false, plan: null, trial_ends_at: null });
    expect(off.body).toMatchObject({ active: false, plan: null, trial_ends_at: null, role: 'reviewer' });
    expect(await lastAct()).toEqual({
      action: 'account.update',
      subject: id,
      details: { active: false, plan: null, trialEndsAt: null },
    });
  });
});

describe('credits', () => {
  const grant = (id: string, body: object) => admin.post(`/api/admin/accounts/${id}/credits`).send(body);

  it('200: are granted and deducted to the cent, and booked with the author', async () => {
    const { id } = await api.newAccount('Rich', { credits: '1' });
    expect((await grant(id, { amount: 0.1, note: 'a present' })).body).toEqual({
      account_id: id,
      amount: 0.1,
      balance: 1.1,
    });
    expect((await grant(id, { amount: '-1.10' })).body).toMatchObject({ balance: 0 });

    const { body } = await api.as('admin').get('/api/usage/ledger').query({ user_id: id });
    expect(body.items[1]).toMatchObject({ amount: 0.1, note: 'a present', created_by_name: 'admin' });
    expect(await lastAct()).toMatchObject({ action: 'credits.grant', subject: id });
  });
});

describe('keys', () => {
  const keysOf = (id: string) => `/api/admin/accounts/${id}/keys`;

  it('200: are created, shown once, used, listed and revoked', async () => {
    const { id } = await api.newAccount('Keyed', { role: 'reviewer' });
    const made = await admin.post(keysOf(id)).send({ name: 'erp', role: 'admin' });

    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      account_id: id,
      name: 'erp',
      role: 'admin',
      prefix: made.body.key.slice(0, 12),
      created_at: NOW.toISOString(),
      expires_at: null,
      read_only: false,
      key: expect.stringMatching(/^svc_[\w-]{43}$/),
    });
    expect(JSON.stringify(await lastAct())).not.toContain(made.body.key.slice(12));

    const me = await api.with({ 'X-API-Key': made.body.key }).get('/api/auth/me');
    // The role of a key never exceeds that of its account.
    expect(me.body).toMatchObject({ id, name: 'erp', role: 'reviewer' });

    const listed = await admin.get(keysOf(id));
    expect(listed.body).toHaveLength(2);
    expect(listed.text).not.toContain(made.body.key);

    const revoked = await admin.delete(`/api/admin/keys/${made.body.id}`);
    expect([revoked.status, revoked.body]).toEqual([200, { ok: true }]);
    expect((await api.with({ 'X-API-Key': made.body.key }).get('/api/auth/me')).status).toBe(401);
    expect(await lastAct()).toEqual({ action: 'key.revoke', subject: made.body.id, details: {} });
  });
});
