import { expect, it } from '@jest/globals';
import { makeSignInLink } from '@svc/domain/sign-in/sign-in-link';
import { createSignInLinkStore } from '@svc/storage/accounts/sign-in-link-store';
import { perSuite } from '@svc/testkit/suite';
import { suiteApi } from '../../../test/test-api.ts';

const MINUTE_MS = 60_000;
const CHOSEN = 'entirely other horse';

let now = new Date('2026-11-21T12:00:00Z');
const api = suiteApi({ clock: () => now });
const account = perSuite(() => api.newAccount('Linked'));

const link = () => makeSignInLink(createSignInLinkStore(api.database.client), account.id, now);
const use = (token: string, password = CHOSEN) =>
  api.agent.post('/api/auth/sign-in-link').send({ token, password });

it('200 sets the password, signs the account in, and records it without a secret', async () => {
  const token = await link();
  const { status, body } = await use(token);
  expect([status, body.account.email]).toEqual([200, account.email]);
  const me = await api.with({ Authorization: `Bearer ${body.token}` }).get('/api/auth/me');
  expect(me.body.via).toBe('session');
  const signIn = await api.agent.post('/api/auth/sign-in').send({ email: account.email, password: CHOSEN });
  expect(signIn.status).toBe(200);
  const entry = await api.database.client.auditEntry.findFirstOrThrow({
    where: { action: 'account.password' },
    orderBy: { id: 'desc' },
  });
  expect(entry.details).toMatchObject({ own: true, link: true });
  expect(JSON.stringify(await api.database.client.signInLink.findMany())).not.toContain(token);
});

it('422 names the weak password and leaves the link unused', async () => {
  const token = await link();
  const { status, body } = await use(token, 'eleven char');
  expect([status, body.errors]).toEqual([
    422,
    [{ field: 'password', message: 'must have at least 12 characters' }],
  ]);
  expect((await use(token)).status).toBe(200);
});

it('429 after too many failed sign-ins from the address', async () => {
  now = new Date(now.getTime() + 20 * MINUTE_MS);
  const token = await link();
  for (let tries = 0; tries < 10; tries += 1) {
    await api.agent
      .post('/api/auth/sign-in')
      .send({ email: `nobody${tries}@example.com`, password: 'guessed' });
  }
  const { status, headers } = await use(token);
  expect([status, Number(headers['retry-after'])]).toEqual([429, 15 * 60]);
});
