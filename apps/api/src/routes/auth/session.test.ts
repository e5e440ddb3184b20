import { scryptSync } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, sessionToken, signedIn, withPassword } from '../../../test/sessions.ts';
import { suiteApi } from '../../../test/test-api.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let now = new Date('2026-11-21T12:00:00Z');
const api = suiteApi({ clock: () => now });

const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};
const signIn = (email: string, password: string) =>
  api.agent.post('/api/auth/sign-in').send({ email, password });

/** Waits out every earlier failure of this file's address. */
const letFailuresPass = (): void => later(16 * MINUTE_MS);

describe('POST /api/auth/sign-in', () => {
  it('200: returns a token, its expiry in 12 hours, and the account', async () => {
    const email = await withPassword(api, 'reviewer');
    const answer = await signIn(` ${email.toUpperCase()} `, PASSWORD);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: new Date(now.getTime() + 12 * HOUR_MS).toISOString(),
      account: {
        id: api.accounts.reviewer.id,
        name: 'reviewer',
        email,
        role: 'reviewer',
        role_label: 'Reviewer',
        via: 'session',
        avatar_url: null,
        credits: 1000,
        unlimited: false,
      },
    });

    const account = await api.database.client.account.findUniqueOrThrow({
      where: { id: api.accounts.reviewer.id },
    });
    expect(account.lastLoginAt).toEqual(now);
  });

  it('stores only the hash of a token', async () => {
    const token = await sessionToken(api, 'reviewer');
    const rows = await api.database.client.session.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.every(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash))).toBe(true);
  });

  it('401: the same message for a wrong password, an unknown email, no password and a deactivated account', async () => {
    letFailuresPass();

    const email = await withPassword(api, 'entry');
    const deactivated = await withPassword(api, 'deactivated');
    const answers = [
      await signIn(email, 'wrong horse battery'),
      await signIn('nobody@example.com', PASSWORD),
      await signIn(api.accounts.otherReviewer.email, PASSWORD),
      await signIn(deactivated, PASSWORD),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body).toEqual({
      detail: 'The e-mail address or the password is wrong',
      code: 'unauthenticated',
    });
  });

  it('422: names every missing field', async () => {
    const answer = await api.agent.post('/api/auth/sign-in').send({ email: 5 });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_error']);
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'password']);
  });
});

describe('a password hashed with an earlier cost', () => {
  beforeAll(letFailuresPass);

  it('signs in and is rehashed with the present cost', async () => {
    const account = await api.newAccount('Early');
    const salt = Buffer.alloc(16, 5);
    const hash = scryptSync(PASSWORD, salt, 32, { N: 16_384, r: 8, p: 1 });
    const passwordHash = ['scrypt', 16_384, 8, 1, salt.toString('base64'), hash.toString('base64')].join('$');
    const { account: accounts } = api.database.client;

    await accounts.update({ where: { id: account.id }, data: { passwordHash } });
    expect((await signIn(account.email, 'a wrong password')).status).toBe(401);
    expect(await accounts.findUnique({ where: { id: account.id } })).toMatchObject({ passwordHash });
    expect((await signIn(account.email, PASSWORD)).status).toBe(200);

    const renewed = (await accounts.findUniqueOrThrow({ where: { id: account.id } })).passwordHash;
    expect(renewed).not.toBe(passwordHash);
    expect((await signIn(account.email, PASSWORD)).status).toBe(200);
  });
});

describe('a session', () => {
  beforeAll(letFailuresPass);

  it('acts as its account', async () => {
    const person = await signedIn(api, 'entry');
    const { status, body } = await person.get('/api/auth/me');
    expect([status, body.via, body.name]).toEqual([200, 'session', 'entry']);
    expect((await person.get('/api/lookups')).status).toBe(200);
  });

  it('has the current role of its account, and ends when it is deactivated', async () => {
    const account = await api.newAccount('Lowered', { role: 'admin' });
    const person = await signedIn(api, account);
    const update = (data: object) => api.database.client.account.update({ where: { id: account.id }, data });

    await update({ role: 'entry' });
    expect((await person.get('/api/admin/accounts')).status).toBe(403);

    await update({ active: false });
    expect((await person.get('/api/auth/me')).status).toBe(401);
  });

  it.each(['Bearer nothing-known', 'Bearer', 'Basic YTpi', `Bearer ${'x'.repeat(300)}`])(
    '401 for the header %s',
    async (header) => {
      const answer = await api.with({ Authorization: header }).get('/api/auth/me');
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    },
  );
});

it('POST /api/auth/sign-out 200: ends only this session', async () => {
  letFailuresPass();
  const here = await signedIn(api, 'entry');
  const there = await signedIn(api, 'entry');
  const answer = await here.post('/api/auth/sign-out');

  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  expect((await here.get('/api/auth/me')).status).toBe(401);
  expect((await there.get('/api/auth/me')).status).toBe(200);
});
