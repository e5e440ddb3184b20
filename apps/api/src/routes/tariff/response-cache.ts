import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

interface SerializedResponse {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Serialized responses by owner and key, dropped with their owner. */
interface ResponseCache<O extends object> {
  /** Returns the cached response of a key; serializes `body` on a miss. */
  get(owner: O, key: string, body: () => unknown): SerializedResponse;
}

/** Maximum bytes cached per owner: about 500 long lists. */
const BYTES_MAX = 16 * 1024 * 1024;

/** Caches responses about immutable data; a response larger than `bytesMax` is not cached. */
export function createResponseCache<O extends object>(bytesMax = BYTES_MAX): ResponseCache<O> {
  const caches = new WeakMap<O, LRUCache<string, SerializedResponse>>();
  const cacheOf = (owner: O) => {
    const known = caches.get(owner);
    if (known !== undefined) return known;
    const created = new LRUCache<string, SerializedResponse>({
      maxSize: bytesMax,
      sizeCalculation: ({ bytes }) => bytes.length,
    });
    caches.set(owner, created);
    return created;
  };

  return {
    get: (owner, key, body) => {
      const cache = cacheOf(owner);
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const response = serialized(body());
      cache.set(key, response);
      return response;
    },
  };
}

function serialized(body: unknown): SerializedResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64')}"` };
}
