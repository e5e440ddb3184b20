import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { invalidField } from '../errors/domain-error.ts';
import { createHashSlots } from './hash-slots.ts';

/** Cost of a hash: N·r·128 bytes of memory, repeated p times. */
interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

// One of the equivalent minimum costs that OWASP lists for scrypt; this one takes 32 MiB.
const COST: Cost = { N: 32_768, r: 8, p: 3 };
let cost = COST;
const MEMORY_MAX_BYTES = 256 * 1024 * 1024;
const PARALLEL_MAX = 16;
// Each takes one of four threads and its memory; the rest waits in a bounded queue.
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 32;

const slots = createHashSlots(HASHES_AT_ONCE, HASHES_WAITING);

const HASH_BYTES = 32;
const SALT_BYTES = 16;
const GENERATED_BYTES = 15;

/** Sets the cost of subsequent hashes, as a power of two; null restores the production cost. For tests. */
export function setPasswordCost(exponent: number | null): void {
  cost = exponent === null ? COST : { ...COST, N: 2 ** exponent };
}

export const PASSWORD_MIN_CHARS = 12;

export const PASSWORD_MAX_CHARS = 1024;

/** Hashes a password with scrypt; the result contains cost and salt. Throws 429 while too many hashes run. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return hashText(salt, await derive(password, salt, cost));
}

/**
 * True if a password matches a hash, at the hash's cost; compares in constant time. Throws 429 while too many hashes
 * run.
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, , , , salt, hash] = stored.split('$');
  const storedCost = costOf(stored);
  if (scheme !== 'scrypt' || storedCost === null || salt === undefined || hash === undefined) return false;

  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), storedCost);

  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

export function isOutdatedHash(stored: string): boolean {
  const storedCost = costOf(stored);
  return storedCost === null || storedCost.N !== cost.N || storedCost.r !== cost.r || storedCost.p !== cost.p;
}

function costOf(stored: string): Cost | null {
  const [, ...parts] = stored.split('$');
  const [N = 0, r = 0, p = 0] = parts.slice(0, 3).map(Number);
  const isWhole = [N, r, p].every((part) => Number.isInteger(part) && part > 0);
  const isBounded = 128 * N * r <= MEMORY_MAX_BYTES && p <= PARALLEL_MAX;
  return isWhole && N > 1 && Number.isInteger(Math.log2(N)) && isBounded ? { N, r, p } : null;
}

/** A hash of no known password: checking against it takes as long as against any other. */
export function unguessableHash(): string {
  return hashText(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
}

/** Generates a password of 120 random bits, 20 characters long. */
export function generatePassword(): string {
  return randomBytes(GENERATED_BYTES).toString('base64url');
}

/** Throws 422, naming the field, for a password of the wrong length or equal to the email address. */
export function rejectWeakPassword(field: string, password: string, email: string): void {
  const fault = weakness(password, email);
  if (fault === null) return;
  const params = { min: PASSWORD_MIN_CHARS, max: PASSWORD_MAX_CHARS };
  throw invalidField(field, fault, { message: 'password_rules', params });
}

function hashText(salt: Buffer, hash: Buffer): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

function weakness(password: string, email: string): string | null {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_CHARS) return `must have at least ${PASSWORD_MIN_CHARS} characters`;
  if (length > PASSWORD_MAX_CHARS) return `must have at most ${PASSWORD_MAX_CHARS} characters`;
  if (password.trim() === '') return 'must not be blank';
  return password.trim().toLowerCase() === email ? 'must not be the email address' : null;
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  // Node's default maximum is 32 MiB; scrypt needs slightly more than its blocks.
  const options = { ...cost, maxmem: MEMORY_MAX_BYTES * 2 };

  return slots.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, HASH_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
