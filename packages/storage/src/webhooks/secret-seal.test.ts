import { describe, expect, it } from '@jest/globals';
import { createSecretSeal } from './secret-seal.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const seal = createSecretSeal([OLD]);

describe('createSecretSeal', () => {
  it('opens what it sealed, and never seals twice alike', () => {
    const first = seal.seal('whsec_a', 'hook');
    expect(seal.open(first, 'hook')).toBe('whsec_a');
    expect(Buffer.from(seal.seal('whsec_a', 'hook')).equals(Buffer.from(first))).toBe(false);
    expect(Buffer.from(first).includes('whsec_a')).toBe(false);
  });

  it('does not open for another webhook', () =>
    expect(() => seal.open(seal.seal('whsec_a', 'hook'), 'other')).toThrow(/authenticate/));

  it.each([0, 1, 13, 20, 30])('does not open when byte %d was changed', (place) => {
    const sealed = Buffer.from(seal.seal('whsec_a', 'hook'));
    sealed.writeUInt8(sealed.readUInt8(place) ^ 2, place);
    expect(() => seal.open(sealed, 'hook')).toThrow(/authenticate|no key of version/);
  });

  it('does not open with another key, nor when cut short', () => {
    const sealed = seal.seal('whsec_a', 'hook');
    expect(() => createSecretSeal([NEW]).open(sealed, 'hook')).toThrow(/authenticate/);
    expect(() => seal.open(sealed.subarray(0, 20), 'hook')).toThrow(/cut short/);
    expect(() => seal.open(Buffer.alloc(0), 'hook')).toThrow(/cut short/);
  });

  it('opens with the keys of earlier days and seals with the one in use', () => {
    const both = createSecretSeal([NEW, OLD]);
    expect(both.open(seal.seal('whsec_a', 'hook'), 'hook')).toBe('whsec_a');
    const sealed = both.seal('whsec_b', 'hook');
    expect(sealed[0]).toBe(2);
    expect(() => seal.open(sealed, 'hook')).toThrow(/version 2/);
  });
});
