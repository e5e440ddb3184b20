import { describe, expect, it } from '@jest/globals';
import { PASSWORD, signedIn } from '../../../test/sessions.ts';
import type { TestAccount } from '../../../test/test-accounts.ts';
import { suiteApi } from '../../../test/test-api.ts';

const MINUTE_MS = 60_000;
const NEW = 'entirely other horse';

let now = new Date('2026-11-21T12:00:00Z');
const api = suiteApi({ clock: () => now });
let account: TestAccount;

const signIn = (password: string) =>
  api.agent.post('/api/auth/sign-in').send({ email: account.email, password });
const change = (person: Awaited<ReturnType<typeof signedIn>>, current: string, next: string) =>
  person.post('/api/auth/password').send({ current_password: current, new_password: next });

/** A new account with a session, a quarter of an hour after the last one. */
async function signedInAnew(name: string) {
  now = new Date(now.getTime() + 16 * MINUTE_MS);
  account = await api.newAccount(name);
  return signedIn(api, account);
}

const fields = (body: { errors: readonly { field: string }[] }) => body.errors.map(({ field }) => field);

describe('200', () => {
  it('changes the password: only the new one signs in', async () => {
    const person = await signedInAnew('Changer');
    const answer = await change(person, PASSWORD, NEW);

    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('is recorded without a password', async () => {
    const person = await signedInAnew('Recorded');
    await change(person, PASSWORD, NEW);

    const entry = await api.database.client.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      at: now,
      byId: account.id,
      via: 'session',
      action: 'account.password',
      subject: account.id,
      details: { own: true },
    });
  });
});

describe('422', () => {
  it('names the current password when it is wrong and changes nothing', async () => {
    const person = await signedInAnew('Wrong');
    const { status, body } = await change(person, 'not the password', NEW);

    expect([status, body.code, fields(body)]).toEqual([422, 'validation_error', ['current_password']]);
    expect(body.detail).toBe('The current password is wrong');
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('names every missing field', async () => {
    const { status, body } = await (await signedInAnew('Empty')).post('/api/auth/password').send({});
    expect([status, fields(body)]).toEqual([422, ['current_password', 'new_password']]);
  });
});
