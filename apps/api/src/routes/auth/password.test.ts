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

  it('ends the other sessions of the account, but not this one', async () => {
    const person = await signedInAnew('Elsewhere');
    const elsewhere = await signedIn(api, account);
    const stranger = await signedIn(api, 'reviewer');

    expect((await change(person, PASSWORD, NEW)).status).toBe(200);
    expect((await person.get('/api/auth/me')).status).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await stranger.get('/api/auth/me')).status).toBe(200);
    expect((await api.as(account).get('/api/auth/me')).status).toBe(200);
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

  it('rejects the email address as password, and states the rules', async () => {
    const person = await signedInAnew('Plain');
    const { status, body } = await change(person, PASSWORD, account.email.toUpperCase());
    expect([status, fields(body)]).toEqual([422, ['new_password']]);
    expect(body.detail).toContain('12 to 1024 characters');
  });

  it('names every missing field', async () => {
    const { status, body } = await (await signedInAnew('Empty')).post('/api/auth/password').send({});
    expect([status, fields(body)]).toEqual([422, ['current_password', 'new_password']]);
  });
});

describe('429', () => {
  it('after 10 wrong current passwords, which count as failed sign-ins', async () => {
    const person = await signedInAnew('Guesser');
    for (let tries = 0; tries < 5; tries += 1) await signIn(`guess number ${tries}`);

    for (let tries = 0; tries < 5; tries += 1) {
      expect((await change(person, `guess number ${tries}`, NEW)).status).toBe(422);
    }

    const refused = await change(person, PASSWORD, NEW);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    expect((await signIn(PASSWORD)).status).toBe(429);

    now = new Date(now.getTime() + 15 * MINUTE_MS);
    expect((await change(person, PASSWORD, NEW)).status).toBe(200);
  });
});
