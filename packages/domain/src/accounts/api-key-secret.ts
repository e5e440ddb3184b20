import { createHash, randomBytes } from 'node:crypto';

const KEY_PREFIX = 'svc_';
const SECRET_BYTES = 32;
const SHOWN_CHARS = 12;

/** A new key: shown once, kept only as hash and first characters. */
interface NewKeySecret {
  readonly key: string;
  readonly hash: string;
  readonly prefix: string;
}

/** Makes a key of 256 random bits. */
export function newKeySecret(): NewKeySecret {
  const key = `${KEY_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, hash: hashKey(key), prefix: key.slice(0, SHOWN_CHARS) };
}

/** SHA-256 of a key, hexadecimal; enough for 256 random bits, and found by an index. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
