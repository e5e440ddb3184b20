import type { SecretSeal } from '@svc/domain/webhooks/secret-store';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;
/** First byte of the current layout. Secrets of earlier releases begin with the position of their key, from 1. */
const WITH_KEY_ID = 0;

interface Key {
  readonly id: Buffer;
  readonly bytes: Uint8Array;
}

interface Sealed {
  /** Null in secrets of earlier releases, which any key may open. */
  readonly keyId: Buffer | null;
  readonly nonce: Buffer;
  readonly text: Buffer;
  readonly tag: Buffer;
}

/**
 * Seals secrets with AES-256-GCM: a zero byte, the first four bytes of the key's SHA-256, nonce, ciphertext, tag; the
 * webhook's id is authenticated with them. Keys may be added and dropped, because a secret names its key.
 * @param keys 32 bytes each, the current one first
 */
export function createSecretSeal(keys: readonly Uint8Array[]): SecretSeal {
  const known = keys.map((bytes): Key => ({ id: keyIdOf(bytes), bytes }));
  const [inUse] = known;

  return {
    seal: (secret, webhookId) => {
      if (inUse === undefined) throw new Error('there is no key to seal a secret with');

      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, inUse.bytes, nonce);
      cipher.setAAD(Buffer.from(webhookId));

      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);

      return Buffer.concat([Buffer.of(WITH_KEY_ID), inUse.id, nonce, text, cipher.getAuthTag()]);
    },
    open: (bytes, webhookId) => {
      const sealed = parse(Buffer.from(bytes));
      const candidates = known.filter(({ id }) => sealed.keyId === null || id.equals(sealed.keyId));
      if (candidates.length === 0) throw new Error('no key of SECRET_KEY opens this secret');
      return openWithAny(sealed, candidates, webhookId);
    },
    isCurrent: (bytes) => {
      const { keyId } = parse(Buffer.from(bytes));
      return keyId !== null && inUse !== undefined && inUse.id.equals(keyId);
    },
  };
}

function keyIdOf(key: Uint8Array): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES);
}

function parse(bytes: Buffer): Sealed {
  const isPresent = bytes.length > 0 && bytes.readUInt8(0) === WITH_KEY_ID;
  const nonceAt = isPresent ? 1 + KEY_ID_BYTES : 1;
  const textAt = nonceAt + NONCE_BYTES;
  if (bytes.length < textAt + TAG_BYTES) throw new Error('a sealed secret is cut short');

  return {
    keyId: isPresent ? bytes.subarray(1, nonceAt) : null,
    nonce: bytes.subarray(nonceAt, textAt),
    text: bytes.subarray(textAt, -TAG_BYTES),
    tag: bytes.subarray(-TAG_BYTES),
  };
}

// GCM authenticates: a wrong key throws instead of decrypting to something else.
function openWithAny(sealed: Sealed, keys: readonly Key[], webhookId: string): string {
  let fault: unknown;
  for (const { bytes } of keys) {
    try {
      return openWith(sealed, bytes, webhookId);
    } catch (error) {
      fault = error;
    }
  }

  throw fault;
}

function openWith({ nonce, text, tag }: Sealed, key: Uint8Array, webhookId: string): string {
  const decipher = createDecipheriv(ALGORITHM, key, nonce);
  decipher.setAAD(Buffer.from(webhookId));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
