import { randomBytes } from 'node:crypto';

/** A new id: 32 hexadecimal characters, random. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** Whether text has the shape of an id. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
