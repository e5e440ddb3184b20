import * as crypto from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type * as Password from './password.ts';
import type { Credentials, SessionStore } from './session-store.ts';
import type * as SignIn from './sign-in.ts';

const timingSafeEqual = jest.fn(crypto.timingSafeEqual);
const scrypt = jest.fn(crypto.scrypt);

let password: typeof Password;
let signIn: typeof SignIn.signIn;
beforeAll(async () => {
  jest.unstable_mockModule('node:crypto', () => ({ ...crypto, timingSafeEqual, scrypt }));
  password = await import('./password.ts');
  ({ signIn } = await import('./sign-in.ts'));
});
beforeEach(() => {
  timingSafeEqual.mockClear();
  scrypt.mockClear();
});

const RIGHT = 'correct horse battery';

describe('verifyPassword', () => {
  it('knows the password, however its accents are written, and no other', async () => {
    const stored = await password.hashPassword('mật khẩu rất dài'.normalize('NFC'));
    expect(await password.verifyPassword('mật khẩu rất dài'.normalize('NFD'), stored)).toBe(true);
    expect(await password.verifyPassword('mật khẩu rất dài ', stored)).toBe(false);
    expect(await password.verifyPassword('', stored)).toBe(false);
  });

  it('salts: two hashes of one password differ, and neither holds it', async () => {
    const hashes = await Promise.all([password.hashPassword(RIGHT), password.hashPassword(RIGHT)]);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(hashes.join()).not.toContain('horse');
  });

  it('compares in constant time', async () => {
    const stored = await password.hashPassword(RIGHT);
    await password.verifyPassword(RIGHT, stored);
    await password.verifyPassword('another password', stored);
    expect(timingSafeEqual).toHaveBeenCalledTimes(2);
  });

  it.each(['', 'plain', '$$$$$', 'scrypt$16384$8$1$c2FsdA==$', 'bcrypt$16384$8$1$c2FsdA==$aGFzaA=='])(
    'takes no password for the stored text %j',
    async (stored) => expect(await password.verifyPassword('', stored)).toBe(false),
  );
});

describe('generatePassword', () => {
  it('makes passwords that keep the rules and do not repeat', () => {
    const made = new Set(Array.from({ length: 1000 }, () => password.generatePassword()));
    expect(made.size).toBe(1000);
    for (const each of made) password.refuseWeakPassword('password', each, 'ana@example.com');
  });
});

const sessions = (credentials: Credentials | null): SessionStore => ({
  findCredentials: async () => credentials,
  admitTry: async () => ({ kind: 'admitted', ids: [1n] }),
  forgiveTry: async () => undefined,
  start: async () => true,
  findOwner: async () => null,
  end: async () => undefined,
});

describe('a failed sign-in', () => {
  const request = { email: 'ana@example.com', password: 'a wrong password', address: '' };

  it.each<[string, (hash: string) => Credentials | null]>([
    ['a wrong password', (passwordHash) => ({ accountId: 'a', active: true, passwordHash })],
    ['an unknown email', () => null],
    ['an account without a password', () => ({ accountId: 'a', active: true, passwordHash: null })],
    ['a deactivated account', (passwordHash) => ({ accountId: 'a', active: false, passwordHash })],
  ])('costs one hash for %s, so that the time tells nothing', async (_what, credentials) => {
    const store = sessions(credentials(await password.hashPassword(RIGHT)));
    scrypt.mockClear();
    await expect(signIn({ sessions: store, now: () => new Date() }, request)).rejects.toMatchObject({
      code: 'unauthenticated',
      messageKey: 'sign_in_failed',
    });
    expect(scrypt).toHaveBeenCalledTimes(1);
    expect(scrypt.mock.calls[0]?.[3]).toEqual({ N: 16_384, r: 8, p: 1 });
  });
});
