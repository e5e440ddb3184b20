import { describe, expect, it } from '@jest/globals';
import {
  generatePassword,
  hashPassword,
  isOutdatedHash,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  rejectWeakPassword,
  unguessableHash,
  verifyPassword,
} from './password.ts';

const RIGHT = 'correct horse battery';

describe('verifyPassword', () => {
  it('accepts the password, in any Unicode normalization, and no other', async () => {
    const stored = await hashPassword('mật khẩu rất dài'.normalize('NFC'));
    expect(await verifyPassword('mật khẩu rất dài'.normalize('NFD'), stored)).toBe(true);
    expect(await verifyPassword('mật khẩu rất dài ', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('salts: two hashes of one password differ, and neither contains it', async () => {
    const hashes = await Promise.all([hashPassword(RIGHT), hashPassword(RIGHT)]);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(hashes.join()).not.toContain('horse');
  });

  it.each(['', 'plain', '$$$$$', 'scrypt$16384$8$1$c2FsdA==$', 'bcrypt$16384$8$1$c2FsdA==$aGFzaA=='])(
    'rejects every password for the stored text %j',
    async (stored) => expect(await verifyPassword('', stored)).toBe(false),
  );
});

describe('the cost of a hash', () => {
  it.each([
    '16777216$8$1',
    '16384$8$99',
    '1000$8$1',
    '1$8$1',
    '0$8$1',
    '16384$-8$1',
    '16384$8$-1',
    '16384$8$0',
    '16384$0.5$1',
    '16384$8$1.5',
    'x$8$1',
  ])('of %s is rejected: no password matches, and the hash is outdated', async (cost) => {
    const stored = `scrypt$${cost}$c2FsdA==$aGFzaA==`;
    expect(await verifyPassword(RIGHT, stored)).toBe(false);
    expect(isOutdatedHash(stored)).toBe(true);
  });

  it('is outdated if it differs from the current one in any number', async () => {
    const [scheme, N, r, p, ...rest] = (await hashPassword(RIGHT)).split('$');
    const outdated = (...cost: readonly number[]) => isOutdatedHash([scheme, ...cost, ...rest].join('$'));
    const [cost, size, times] = [Number(N), Number(r), Number(p)];
    expect(outdated(cost, size, times)).toBe(false);
    expect(isOutdatedHash(unguessableHash())).toBe(false);
    expect([
      outdated(cost * 2, size, times),
      outdated(cost, size * 2, times),
      outdated(cost, size, times + 1),
    ]).toEqual([true, true, true]);
  });
});

describe('a new password', () => {
  const EMAIL = 'ana@example.com';
  const rejects = (password: string) => () => rejectWeakPassword('password', password, EMAIL);

  it.each([
    ['too short', 'x'.repeat(PASSWORD_MIN_CHARS - 1)],
    ['too short in characters', '😀'.repeat(PASSWORD_MIN_CHARS - 1)],
    ['too long', 'x'.repeat(PASSWORD_MAX_CHARS + 1)],
    ['blank', ' '.repeat(PASSWORD_MIN_CHARS)],
    ['the email address', ' ANA@example.com '],
  ])('is rejected if it is %s', (_what, password) =>
    expect(rejects(password)).toThrow(expect.objectContaining({ messageKey: 'password_rules' })),
  );

  it.each([PASSWORD_MIN_CHARS, PASSWORD_MAX_CHARS])('may have %d characters', (count) =>
    expect(rejects('x'.repeat(count))).not.toThrow(),
  );
});

it('generatePassword generates valid passwords without repeating', () => {
  const made = new Set(Array.from({ length: 1000 }, () => generatePassword()));
  expect(made.size).toBe(1000);
  for (const each of made) rejectWeakPassword('password', each, 'ana@example.com');
});
