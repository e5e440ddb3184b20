import { Redis } from 'ioredis';

const TIMEOUT_MS = 3_000;

/**
 * Reads the `maxmemory-policy` of the Redis at a URL; null if it is not reported. Throws if the server cannot be used.
 */
export async function readEvictionPolicy(url: string): Promise<string | null> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // `connect` rejects with "Connection is closed"; the reason arrives as an event.
  let reason: Error | null = null;
  redis.on('error', (error) => {
    reason ??= error;
  });

  try {
    await redis.connect();
    // Hosted servers often forbid CONFIG, but not INFO.
    return /^maxmemory_policy:(\S+)/m.exec(await redis.info('memory'))?.[1] ?? null;
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}
