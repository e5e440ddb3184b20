import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { startIdentityProvider, testPerson, type TestIdentityProvider } from '@svc/testkit/identity-provider';
import { walkThrough } from '@svc/testkit/identity-walk';
import { PASSWORD, withPassword } from '../../test/sessions.ts';
import { startTestApi, type TestApi } from '../../test/test-api.ts';

const SERVICE = 'http://localhost:8080';
const MINUTE_MS = 60_000;
const CONSOLE = { 'X-Svc-Console': '1' };

let idp: TestIdentityProvider;
let api: TestApi;
let laterMs = 0;
beforeAll(async () => {
  idp = await startIdentityProvider(SERVICE);
  api = await startTestApi({
    clock: () => new Date(Date.now() + laterMs),
    env: {
      PUBLIC_URL: SERVICE,
      OIDC_ISSUER: idp.issuer,
      OIDC_CLIENT_ID: idp.clientId,
      OIDC_CLIENT_SECRET: idp.clientSecret,
      OIDC_NAME: 'Acme ID',
      OIDC_ROLES: 'staff=entry,customs=reviewer,chiefs=admin',
      PASSWORD_SIGN_IN: 'off',
    },
  });
});
afterAll(async () => {
  await api.close();
  await idp.close();
});
beforeEach(async () => {
  laterMs = 0;
  idp.isUp = true;
  await api.database.client.signInFailure.deleteMany();
});

let people = 0;
const newPerson = (roles: readonly string[]) => {
  people += 1;
  const person = testPerson(`person-${people}`, roles);
  idp.people.set(person.sub, person);
  return person;
};

const cookieOf = (headers: Readonly<Record<string, unknown>>, name: string): string => {
  const set = Array.isArray(headers['set-cookie']) ? headers['set-cookie'].map(String) : [];
  return set.map((each) => each.split(';')[0] ?? '').find((each) => each.startsWith(`${name}=`)) ?? '';
};

const begin = async (to = '/review') => {
  const { headers } = await api.with({}).get('/sign-in/start').query({ to });
  return { address: String(headers['location']), flow: cookieOf(headers, 'svc_sign_in') };
};
const callback = async (path: string, flow: string) => {
  const { status, headers } = await api.with({ Cookie: flow }).get(path);
  return { status, to: headers['location'], session: cookieOf(headers, 'svc_session') };
};
const signIn = async (sub: string, to?: string) => {
  const { address, flow } = await begin(to);
  return callback(await walkThrough(address, sub), flow);
};
const me = (session: string) => api.with({ ...CONSOLE, Cookie: session }).get('/api/auth/me');
const acts = async (action: string, subject: string) => {
  const where = { action, subject };
  return (await api.database.client.auditEntry.findMany({ where, orderBy: { id: 'asc' } })).map(
    ({ details }) => details,
  );
};

describe('a sign-in with the identity provider', () => {
  it('is offered to everyone not signed in', async () => {
    const { body } = await api.agent.get('/api/auth/options');
    expect(body).toEqual({ password: false, provider: { name: 'Acme ID', path: '/sign-in/start' } });
  });

  it('creates the account with the role of the claim, and returns to the start page', async () => {
    const { sub, email, name } = newPerson(['staff', 'customs']);
    const { status, to, session } = await signIn(sub, '/tariff/rulings?market=EU');
    expect([status, to]).toEqual([303, '/tariff/rulings?market=EU']);

    const { body } = await me(session);
    expect(body).toMatchObject({ email, name, role: 'reviewer', via: 'session' });
    expect(await acts('account.create', body.id)).toHaveLength(1);
    expect(await acts('session.begin', body.id)).toEqual([{ by: 'identity provider', user_agent: null }]);
  });

  it('finds the account by subject and updates its role', async () => {
    const person = newPerson(['customs']);
    const first = await me((await signIn(person.sub)).session);
    Object.assign(person, { roles: ['chiefs'], email: 'renamed@company.example' });

    const { body } = await me((await signIn(person.sub)).session);
    expect(body).toMatchObject({ id: first.body.id, email: first.body.email, role: 'admin' });
  });

  it('finds an account created by an administrator, by verified email address', async () => {
    const { id, email } = await api.newAccount('known');
    const person = newPerson(['staff']);
    Object.assign(person, { email: email.toUpperCase() });
    expect((await me((await signIn(person.sub)).session)).body).toMatchObject({ id, email });
  });

  it.each([
    ['no_role', { roles: ['admin'] }, false],
    ['no_email', { email: '' }, false],
    ['email_unverified', { email_verified: false }, true],
  ])('is rejected with %s', async (problem, change, isKnown) => {
    const person = newPerson(['staff']);
    const known = isKnown ? { email: (await api.newAccount('other')).email } : {};
    Object.assign(person, known, change);
    const { to, session } = await signIn(person.sub);
    expect([to, session]).toEqual([`/review#sign-in-problem=${problem}`, '']);
    expect(await acts('session.refuse', 'unknown')).toContainEqual({ reason: problem, identity: person.sub });
  });

  it('is rejected for a deactivated account', async () => {
    const { sub } = newPerson(['staff']);
    const { body } = await me((await signIn(sub)).session);
    await api.database.client.account.update({ where: { id: body.id }, data: { active: false } });
    expect((await signIn(sub)).to).toBe('/review#sign-in-problem=deactivated');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/a#b', 'javascript:alert(1)'])(
    'does not redirect elsewhere: %s',
    async (to) => {
      expect((await signIn(newPerson(['staff']).sub, to)).to).toBe('/classify');
    },
  );

  it('starts no session in another browser, with another state, or a second time', async () => {
    const { sub } = newPerson(['staff']);
    const { address, flow } = await begin();
    const path = await walkThrough(address, sub);
    const other = await begin();
    expect(await callback(path, '')).toMatchObject({ to: '/classify#sign-in-problem=expired', session: '' });
    expect(await callback(path, other.flow)).toMatchObject({ session: '' });
    expect((await callback(path, flow)).session).not.toBe('');
    expect(await callback(path, flow)).toMatchObject({
      to: '/review#sign-in-problem=unavailable',
      session: '',
    });
  });

  it('reports a provider that does not respond', async () => {
    const { address, flow } = await begin();
    const path = await walkThrough(address, newPerson(['staff']).sub);
    idp.isUp = false;
    const problem = '/review#sign-in-problem=unavailable';
    expect(await callback(path, flow)).toEqual({ status: 303, to: problem, session: '' });
  });

  it('replaces passwords', async () => {
    const email = await withPassword(api, 'entry');
    const { status, body } = await api.agent.post('/api/auth/sign-in').send({ email, password: PASSWORD });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});

describe('a session started with the identity provider', () => {
  it('continues while the provider confirms it with successive refresh tokens', async () => {
    const { session } = await signIn(newPerson(['staff']).sub);
    for (const minutes of [6, 12, 18]) {
      laterMs = minutes * MINUTE_MS;
      const answers = await Promise.all([me(session), me(session), me(session)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
  });

  it.each([
    ['has no role any more', { roles: [] }, 'the account has no role any more'],
    ['has left', { isActive: false }, 'the identity provider ended it'],
  ])('ends when the person %s', async (_what, change, reason) => {
    const person = newPerson(['customs']);
    const { session } = await signIn(person.sub);
    const { body } = await me(session);
    Object.assign(person, change);
    expect((await me(session)).status).toBe(200);

    laterMs = 6 * MINUTE_MS;
    expect((await me(session)).status).toBe(401);
    expect(await acts('session.end', body.id)).toEqual([{ reason }]);
    laterMs = 0;
    expect((await me(session)).status).toBe(401);
  });

  it('ends with a lower role, and continues with a higher one', async () => {
    const person = newPerson(['customs']);
    const { session } = await signIn(person.sub);
    person.roles = ['chiefs'];
    laterMs = 6 * MINUTE_MS;
    expect((await me(session)).body.role).toBe('admin');
    person.roles = ['staff'];
    laterMs = 12 * MINUTE_MS;
    expect((await me(session)).status).toBe(401);
    expect((await me((await signIn(person.sub)).session)).body.role).toBe('entry');
  });

  it('continues for an hour at most without a response from the provider', async () => {
    const { session } = await signIn(newPerson(['staff']).sub);
    idp.isUp = false;
    laterMs = 60 * MINUTE_MS;
    expect((await me(session)).status).toBe(200);
    laterMs = 66 * MINUTE_MS;
    expect((await me(session)).status).toBe(503);
    idp.isUp = true;
    laterMs = 67 * MINUTE_MS;
    expect((await me(session)).status).toBe(200);
  });

  it('ends at its next check if the key of its refresh token has left SECRET_KEY', async () => {
    const { session } = await signIn(newPerson(['staff']).sub);
    const otherKey = createSecretSeal([new Uint8Array(32).fill(7)]);
    const refreshToken = Uint8Array.from(otherKey.seal('token', `person-${people}`));
    await api.database.client.sessionIdentity.updateMany({ data: { refreshToken } });
    expect((await me(session)).status).toBe(200);
    laterMs = 6 * MINUTE_MS;
    expect((await me(session)).status).toBe(401);
  });

  it('ends at the provider too', async () => {
    const { session } = await signIn(newPerson(['staff']).sub);
    const { body } = await api.with({ ...CONSOLE, Cookie: session }).post('/api/auth/sign-out');
    expect(body).toEqual({ ok: true, provider_url: expect.stringContaining(`${idp.issuer}/session/end?`) });
    expect((await me(session)).status).toBe(401);
  });
});
