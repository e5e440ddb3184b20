import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { Request } from 'express';
import { identify } from './authenticate.ts';

const ANA: Actor = {
  accountId: 'a'.repeat(32),
  accountName: 'Ana',
  email: 'ana@example.com',
  role: 'entry',
  creditExempt: false,
  via: 'api_key',
  keyName: 'ERP',
  plan: null,
  trialEndsAt: null,
};
const EVA: Actor = { ...ANA, accountName: 'Eva', via: 'session', keyName: null };

type Headers = Readonly<Record<string, string>>;

function requestOf(headers: Headers): Request {
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return { get: (name: string) => lower.get(name.toLowerCase()) } as unknown as Request;
}

/** The actor found and the secrets that the stores looked up; the message instead of the actor on an error. */
async function identified(headers: Headers, access: Parameters<typeof identify>[2] = 'entry') {
  const asked: string[] = [];
  const authentication = {
    apiKey: async (key: string) => {
      asked.push(key);
      if (key === 'svc_gone') throw new DomainError('unauthenticated', { message: 'account_deactivated' });
      return key === 'svc_good' ? ANA : null;
    },
    session: async (token: string) => {
      asked.push(token);
      return token === 'token' ? EVA : null;
    },
  };
  const who = await identify(authentication, requestOf(headers), access, false).then(
    (actor) => actor?.accountName ?? null,
    (error: unknown) =>
      error instanceof DomainError && error.code === 'unauthenticated' ? error.messageKey : error,
  );
  return { who, asked };
}

const KEY = { 'X-API-Key': 'svc_good' };
const BEARER = { Authorization: 'Bearer token' };
const COOKIE = { 'X-Svc-Console': '1', Cookie: 'svc_session=token' };

describe('identify', () => {
  it('does not authenticate for a public operation, whatever is sent', async () => {
    expect(await identified({ ...KEY, ...BEARER }, 'public')).toEqual({ who: null, asked: [] });
  });

  it.each([
    ['a key before a token and the cookie', { ...KEY, ...BEARER, ...COOKIE }, 'Ana'],
    ['a token before the cookie', { ...BEARER, ...COOKIE, Cookie: 'svc_session=other' }, 'Eva'],
    ['the cookie of the console', COOKIE, 'Eva'],
  ])('accepts %s', async (_what, headers, who) => {
    expect(await identified(headers)).toMatchObject({ who });
  });

  it('does not fall back from an invalid key to a valid session', async () => {
    expect(await identified({ ...BEARER, 'X-API-Key': 'svc_bad' })).toEqual({
      who: 'key_invalid',
      asked: ['svc_bad'],
    });
    expect((await identified({ ...COOKIE, Authorization: 'Bearer other' })).who).toBe('session_expired');
  });

  it.each([
    '',
    'good',
    'svc_',
    'SVC_good',
    'svc_a b',
    'svc_ü',
    'svc_a\u0000b',
    `svc_${'x'.repeat(201)}`,
    'svc_good, svc_good',
  ])('queries no store for the malformed key %j', async (key) => {
    expect(await identified({ 'X-API-Key': key })).toEqual({ who: 'key_invalid', asked: [] });
  });

  it.each(['Basic token', 'Bearer', 'Bearer ', 'token', 'Bearer to ken', `Bearer ${'x'.repeat(201)}`])(
    'queries no store for %j',
    async (authorization) => {
      expect(await identified({ Authorization: authorization })).toEqual({
        who: 'session_expired',
        asked: [],
      });
    },
  );

  it.each(['bearer token', 'BEARER   token'])('reads %j as a token', async (authorization) => {
    expect(await identified({ Authorization: authorization })).toEqual({ who: 'Eva', asked: ['token'] });
  });

  it('ignores a cookie that another site could have sent', async () => {
    expect(await identified({ Cookie: 'svc_session=token' })).toEqual({ who: 'key_missing', asked: [] });
  });

  it('passes on the error of a deactivated account', async () => {
    expect((await identified({ 'X-API-Key': 'svc_gone' })).who).toBe('account_deactivated');
  });

  it('asks people to sign in, and programs for a key', async () => {
    expect((await identified({}, 'session')).who).toBe('session_expired');
    expect((await identified({}, 'admin')).who).toBe('key_missing');
  });
});
