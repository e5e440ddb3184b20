import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '../calendar-day.ts';

const TOKEN_BYTES = 32;

export const SESSION_IDLE_MS = 12 * HOUR_MS;

/** Maximum lifetime of a session, however often it is used. */
export const SESSION_MAX_MS = 7 * 24 * HOUR_MS;

export interface NewSessionToken {
  readonly token: string;
  readonly hash: string;
}

/** Generates an opaque token of 256 random bits. */
export function newSessionToken(): NewSessionToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashSessionToken(token) };
}

/** SHA-256 of a token, hexadecimal: sufficient for 256 random bits, and indexable. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
