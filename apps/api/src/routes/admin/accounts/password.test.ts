import { describe, expect, it } from '@jest/globals';
import { perSuite } from '@svc/testkit/suite';
import { PASSWORD, signedIn } from '../../../../test/sessions.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const api = suiteApi({ clock: () => NOW });
const admin = perSuite(() => signedIn(api, 'admin'));

const reset = (id: string, person = admin) => person.post(`/api/admin/accounts/${id}/password`);
const signIn = (email: string, password: string) =>
  api.agent.post('/api/auth/sign-in').send({ email, password });

describe('200', () => {
  it('returns a generated password that replaces the old one', async () => {
    const account = await api.newAccount('Forgetful');
    await signedIn(api, account);

    const { status, body } = await reset(account.id);
    expect([status, body]).toEqual([
      200,
      { account_id: account.id, password: expect.stringMatching(/^[\w-]{20}$/) },
    ]);
    expect((await signIn(account.email, body.password)).status).toBe(200);
    expect((await signIn(account.email, PASSWORD)).status).toBe(401);
    expect((await reset(account.id)).body.password).not.toBe(body.password);
  });

  it('is recorded without the password', async () => {
    const account = await api.newAccount('Recorded');
    const { body } = await reset(account.id);
    const entry = await api.database.client.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });

    expect(entry).toMatchObject({
      at: NOW,
      byId: api.accounts.admin.id,
      via: 'session',
      action: 'account.password',
      subject: account.id,
    });
    expect(JSON.stringify(entry.details)).not.toContain(body.password);
  });
});
