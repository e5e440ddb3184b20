import { describe, expect, it } from '@jest/globals';
import { PASSWORD, withPassword } from '../../../test/sessions.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi({ env: { TRUST_PROXY: 'loopback' } });
let cookie: string;
const CONSOLE = { 'X-Svc-Console': '1' };

const signIn = async (headers: Readonly<Record<string, string>>) =>
  api.agent
    .post('/api/auth/sign-in')
    .set(headers)
    .send({ email: await withPassword(api, 'reviewer'), password: PASSWORD });
// Agents keep cookies, so each call uses a new one.
const me = (headers: Readonly<Record<string, string>>) => api.with(headers).get('/api/auth/me');

describe('the session of the console', () => {
  it('is a cookie hidden from scripts and other sites, and not in the body', async () => {
    const { headers, body } = await signIn(CONSOLE);
    const [set = ''] = headers['set-cookie'] ?? [];
    expect(set).toMatch(/^svc_session=[\w-]{43}; Path=\/api; Max-Age=604800; HttpOnly; SameSite=Strict$/);
    expect(body.token).toBe('');
    cookie = set.split(';')[0] ?? '';
  });

  it('is limited to TLS if the caller used it', async () => {
    const { headers } = await signIn({ ...CONSOLE, 'X-Forwarded-Proto': 'https' });
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-svc_session=[\w-]{43}; Path=\/; .*; Secure$/);
  });

  it('uses a different cookie over TLS, which a sibling domain cannot set', async () => {
    const secure = { ...CONSOLE, 'X-Forwarded-Proto': 'https' };
    const { headers } = await signIn(secure);
    const own = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const tossed = own.replace('__Host-', '');
    expect((await me({ ...secure, Cookie: tossed })).status).toBe(401);
    expect((await me({ ...secure, Cookie: `svc_session=tossed; ${own}` })).status).toBe(200);
  });

  it('counts only with the console’s header', async () => {
    expect((await me({ ...CONSOLE, Cookie: cookie })).body).toMatchObject({
      role: 'reviewer',
      via: 'session',
    });
    expect((await me({ ...CONSOLE, Cookie: `a=b; ${cookie}; c=d` })).status).toBe(200);
    expect((await me({ Cookie: cookie })).status).toBe(401);
    expect((await me({ ...CONSOLE, Cookie: `${cookie}x` })).status).toBe(401);
    expect((await me({ ...CONSOLE, Cookie: `other_${cookie}` })).status).toBe(401);
  });

  it('yields to a token and to a key', async () => {
    const both = { ...CONSOLE, Cookie: cookie };
    expect((await me({ ...both, Authorization: 'Bearer nobody' })).status).toBe(401);
    expect((await me({ ...both, 'X-API-Key': api.keys.entry })).body).toMatchObject({ via: 'api_key' });
  });

  it('ends on sign-out, which clears the cookie', async () => {
    const out = await api.agent.post('/api/auth/sign-out').set({ ...CONSOLE, Cookie: cookie });
    expect(out.headers['set-cookie']?.[0]).toMatch(/^svc_session=; Path=\/api; Max-Age=0; /);
    expect((await me({ ...CONSOLE, Cookie: cookie })).status).toBe(401);
  });
});

it('other clients get the token in the body and no cookie', async () => {
  const { headers, body } = await signIn({});
  expect([body.token.length, headers['set-cookie']]).toEqual([43, undefined]);
});
