import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as password from './password.ts';
import type { Credentials, SessionStore } from './session-store.ts';
import { signIn } from './sign-in.ts';

const timingSafeEqual = jest.spyOn(crypto, 'timingSafeEqual');
const scrypt = jest.spyOn(crypto, 'scrypt');

beforeAll(() => {
  syncBuiltinESMExports();
  password.setPasswordCost(null);
});
afterAll(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
  password.setPasswordCost(4);
});
beforeEach(() => {
  timingSafeEqual.mockClear();
  scrypt.mockClear();
});

const RIGHT = 'correct horse battery';

describe('verifyPassword', () => {
  it('compares in constant time', async () => {
    const stored = await password.hashPassword(RIGHT);
    await password.verifyPassword(RIGHT, stored);
    await password.verifyPassword('another password', stored);
    expect(timingSafeEqual).toHaveBeenCalledTimes(2);
  });
});

/** A hash as an earlier release made it. */
function hashAt(secret: string, N: number, r: number, p: number): string {
  const salt = Buffer.alloc(16, 5);
  const hash = crypto.scryptSync(secret, salt, 32, { N, r, p, maxmem: 256 * 1024 * 1024 });
  return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
}

describe('the cost of a hash', () => {
  it('is at least the OWASP minimum, and is stored with the hash', async () => {
    const [, N, r, p] = (await password.hashPassword(RIGHT)).split('$');
    // N = 2^17, r = 8, p = 1 and its equals: N · p is at least 2^15 · 3.
    expect([Number(N) * Number(p) >= 98_304, r]).toEqual([true, '8']);
  });

  it.each([
    [16_384, 8, 1],
    [65_536, 8, 2],
  ])('is read from the stored text: N %d, r %d, p %d', async (N, r, p) => {
    const stored = hashAt(RIGHT, N, r, p);
    expect(await password.verifyPassword(RIGHT, stored)).toBe(true);
    expect(await password.verifyPassword('another password', stored)).toBe(false);
    expect(password.isOutdatedHash(stored)).toBe(true);
    expect(password.isOutdatedHash(await password.hashPassword(RIGHT))).toBe(false);
  });

  it.each(['16777216$8$1', '16384$8$99', '1000$8$1', '0$8$1', '16384$-8$1', 'x$8$1'])(
    'with %s is rejected',
    async (cost) => {
      scrypt.mockClear();
      expect(await password.verifyPassword(RIGHT, `scrypt$${cost}$c2FsdA==$aGFzaA==`)).toBe(false);
      expect(scrypt).not.toHaveBeenCalled();
    },
  );
});

const sessions = (credentials: Credentials | null): SessionStore => ({
  findCredentials: async () => credentials,
  admitTry: async () => ({ kind: 'admitted', ids: [1n] }),
  forgiveTry: async () => undefined,
  start: async () => true,
  findOwner: async () => null,
  end: async () => undefined,
  list: async () => [],
  endOf: async () => false,
});

describe('a failed sign-in', () => {
  const request = { email: 'ana@example.com', password: 'a wrong password', address: '' };

  it('costs the same extra time for every account with an older hash cost', async () => {
    const outdated = sessions({ accountId: 'a', active: true, passwordHash: hashAt(RIGHT, 16_384, 8, 1) });
    scrypt.mockClear();
    await expect(signIn({ sessions: outdated, now: () => new Date() }, request)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(scrypt.mock.calls.map(([, , , cost]) => (cost as { N: number }).N)).toEqual([32_768, 16_384]);
  });

  it.each<[string, (hash: string) => Credentials | null]>([
    ['a wrong password', (passwordHash) => ({ accountId: 'a', active: true, passwordHash })],
    ['an unknown email', () => null],
    ['an account without a password', () => ({ accountId: 'a', active: true, passwordHash: null })],
    ['a deactivated account', (passwordHash) => ({ accountId: 'a', active: false, passwordHash })],
  ])('costs one hash for %s, so the timing reveals nothing', async (_what, credentials) => {
    const store = sessions(credentials(await password.hashPassword(RIGHT)));
    scrypt.mockClear();
    await expect(signIn({ sessions: store, now: () => new Date() }, request)).rejects.toMatchObject({
      code: 'unauthenticated',
      messageKey: 'sign_in_failed',
    });
    expect(scrypt).toHaveBeenCalledTimes(1);
    expect(scrypt.mock.calls[0]?.[3]).toMatchObject({ N: 32_768, r: 8, p: 3 });
  });
});
