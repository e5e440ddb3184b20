import { describe, expect, it } from '@jest/globals';
import { createCipheriv } from 'node:crypto';
import { createSecretSeal } from './secret-seal.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const seal = createSecretSeal([OLD]);

/** As releases before key ids sealed it: the key's position from the end of the list, nonce, ciphertext, tag. */
function sealedByPosition(key: Uint8Array, position: number, secret: string, webhookId: string): Buffer {
  const nonce = Buffer.alloc(12, 9);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(webhookId));

  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(position), nonce, text, cipher.getAuthTag()]);
}

describe('createSecretSeal', () => {
  it('decrypts its own output, and never encrypts twice alike', () => {
    const first = seal.seal('whsec_a', 'hook');
    expect(seal.open(first, 'hook')).toBe('whsec_a');
    expect(Buffer.from(seal.seal('whsec_a', 'hook')).equals(Buffer.from(first))).toBe(false);
    expect(Buffer.from(first).includes('whsec_a')).toBe(false);
  });

  it('does not decrypt for another webhook', () =>
    expect(() => seal.open(seal.seal('whsec_a', 'hook'), 'other')).toThrow(/authenticate/));

  it.each([0, 1, 13, 20, 30])('does not decrypt with byte %d changed', (place) => {
    const sealed = Buffer.from(seal.seal('whsec_a', 'hook'));
    sealed.writeUInt8(sealed.readUInt8(place) ^ 2, place);
    expect(() => seal.open(sealed, 'hook')).toThrow(/authenticate|no key/);
  });

  it('does not decrypt with another key, nor truncated data', () => {
    const sealed = seal.seal('whsec_a', 'hook');
    expect(() => createSecretSeal([NEW]).open(sealed, 'hook')).toThrow(/no key/);
    expect(() => seal.open(sealed.subarray(0, 20), 'hook')).toThrow(/cut short/);
    expect(() => seal.open(Buffer.alloc(0), 'hook')).toThrow(/cut short/);
  });

  it('encrypts with the first key and decrypts with any in the list', () => {
    const both = createSecretSeal([NEW, OLD]);
    expect(both.open(seal.seal('whsec_a', 'hook'), 'hook')).toBe('whsec_a');

    const sealed = both.seal('whsec_b', 'hook');
    expect(createSecretSeal([NEW]).open(sealed, 'hook')).toBe('whsec_b');
    expect(createSecretSeal([OLD, NEW]).open(sealed, 'hook')).toBe('whsec_b');
    expect(() => seal.open(sealed, 'hook')).toThrow(/no key/);
  });

  it('decrypts secrets that name their key by position, even after an older key was dropped', () => {
    const first = sealedByPosition(OLD, 1, 'whsec_a', 'hook');
    const second = sealedByPosition(NEW, 2, 'whsec_b', 'hook');

    expect(createSecretSeal([NEW, OLD]).open(first, 'hook')).toBe('whsec_a');
    expect(createSecretSeal([NEW]).open(second, 'hook')).toBe('whsec_b');
    expect(() => createSecretSeal([NEW]).open(first, 'hook')).toThrow(/authenticate/);
  });

  it('recognizes a secret encrypted with the current key', () => {
    const both = createSecretSeal([NEW, OLD]);
    expect(both.isCurrent(both.seal('whsec_a', 'hook'))).toBe(true);
    expect(both.isCurrent(seal.seal('whsec_a', 'hook'))).toBe(false);
    expect(both.isCurrent(sealedByPosition(NEW, 2, 'whsec_a', 'hook'))).toBe(false);
  });
});
