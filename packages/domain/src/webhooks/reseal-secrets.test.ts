import { describe, expect, it } from '@jest/globals';
import { resealSecrets, unopenedSecrets } from './reseal-secrets.ts';
import type { SecretSeal, SecretStore } from './secret-store.ts';

/** Writes the key, the webhook and the secret as text. */
const sealBy = (key: string, ...earlier: readonly string[]): SecretSeal => ({
  seal: (secret, webhookId) => Buffer.from([key, webhookId, secret].join('|')),
  open: (sealed, webhookId) => {
    const [by = '', owner, secret = ''] = Buffer.from(sealed).toString().split('|');
    if (owner !== webhookId || ![key, ...earlier].includes(by)) throw new Error('unknown key');
    return secret;
  },
  isCurrent: (sealed) => Buffer.from(sealed).toString().startsWith(`${key}|`),
});

const storeOf = (keys: Readonly<Record<string, string>>) => {
  const texts = new Map(Object.entries(keys).map(([id, key]) => [id, `${key}|${id}|secret of ${id}`]));
  const store: SecretStore = {
    list: async () => [...texts].map(([webhookId, text]) => ({ webhookId, sealed: Buffer.from(text) })),
    replace: async (webhookId, from, to) => {
      const isSame = texts.get(webhookId) === Buffer.from(from).toString();
      if (isSame) texts.set(webhookId, Buffer.from(to).toString());
      return isSame;
    },
  };
  return { store, texts };
};

describe('resealSecrets', () => {
  it('re-encrypts what an earlier key sealed, counts the rest, and changes nothing the second time', async () => {
    const { store, texts } = storeOf({ a: 'k1', b: 'k2', c: 'k0', d: 'k1' });
    const secrets = sealBy('k2', 'k1');

    expect(await resealSecrets(store, secrets)).toEqual({ resealed: 2, current: 1, unopened: ['c'] });
    expect([...texts.values()]).toEqual([
      'k2|a|secret of a',
      'k2|b|secret of b',
      'k0|c|secret of c',
      'k2|d|secret of d',
    ]);
    expect(await resealSecrets(store, secrets)).toEqual({ resealed: 0, current: 3, unopened: ['c'] });
    expect(unopenedSecrets(await store.list(), sealBy('k2'))).toEqual(['c']);
  });

  it('counts no secret that changed since it was read', async () => {
    const { store } = storeOf({ a: 'k1' });
    const changed = { ...store, replace: async () => false };
    expect(await resealSecrets(changed, sealBy('k2', 'k1'))).toEqual({
      resealed: 0,
      current: 0,
      unopened: [],
    });
  });
});
