import { randomBytes } from 'node:crypto';

/** A new id: 32 hexadecimal characters, random. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}
