import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretSeal } from '@svc/domain/webhooks/secret-seal';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

/**
 * Seals secrets with AES-256-GCM: key version, nonce, ciphertext, tag; the webhook's id is authenticated with them.
 * @param keys 32 bytes each, the one in use first and earlier ones after it; the oldest is version 1
 */
export function createSecretSeal(keys: readonly Uint8Array[]): SecretSeal {
  const keyOf = (version: number): Uint8Array => {
    const key = keys[keys.length - version];
    if (key === undefined) throw new Error(`no key of version ${version} opens this secret`);
    return key;
  };
  return {
    seal: (secret, webhookId) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyOf(keys.length), nonce);
      cipher.setAAD(Buffer.from(webhookId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(keys.length), nonce, sealed, cipher.getAuthTag()]);
    },
    open: (sealed, webhookId) => {
      const bytes = Buffer.from(sealed);
      if (bytes.length < HEAD_BYTES + TAG_BYTES) throw new Error('a sealed secret is cut short');
      const decipher = createDecipheriv(ALGORITHM, keyOf(bytes.readUInt8(0)), bytes.subarray(1, HEAD_BYTES));
      decipher.setAAD(Buffer.from(webhookId));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = [decipher.update(bytes.subarray(HEAD_BYTES, -TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    },
  };
}
