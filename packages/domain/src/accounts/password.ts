import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { refuseField } from '../errors/refusal.ts';

const COST = { N: 16_384, r: 8, p: 1 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const GENERATED_BYTES = 15;

/** Least length of a password. */
export const PASSWORD_MIN_CHARS = 12;

/** Greatest length of a password. */
export const PASSWORD_MAX_CHARS = 1024;

/** Hashes a password with scrypt; the text carries cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return hashText(salt, await derive(password, salt));
}

/** Whether a password is the one behind a hash; constant-time in the hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, , , , salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** A hash that no password is known to have: checking one against it takes as long as against any other. */
export function unguessableHash(): string {
  return hashText(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
}

/** A password of 120 random bits, 20 characters long. */
export function generatePassword(): string {
  return randomBytes(GENERATED_BYTES).toString('base64url');
}

/** Refuses with 422 a password that does not keep the rules, naming its field: its length, and not the email address. */
export function refuseWeakPassword(field: string, password: string, email: string): void {
  const fault = weakness(password, email);
  if (fault === null) return;
  const params = { min: PASSWORD_MIN_CHARS, max: PASSWORD_MAX_CHARS };
  throw refuseField(field, fault, { message: 'password_rules', params });
}

function hashText(salt: Buffer, hash: Buffer): string {
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

function weakness(password: string, email: string): string | null {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_CHARS) return `must have at least ${PASSWORD_MIN_CHARS} characters`;
  if (length > PASSWORD_MAX_CHARS) return `must have at most ${PASSWORD_MAX_CHARS} characters`;
  if (password.trim() === '') return 'must not be blank';
  return password.trim().toLowerCase() === email ? 'must not be the email address' : null;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
