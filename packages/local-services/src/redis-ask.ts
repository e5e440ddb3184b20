import { Redis } from 'ioredis';

const TIMEOUT_MS = 3_000;

/** Runs one command on the Redis at a URL; throws on an error reply or if there is no server. */
export async function askRedis(url: string, command: string, ...words: string[]): Promise<unknown> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // `connect` rejects with the same error; an `error` without a listener would be logged.
  redis.on('error', () => undefined);

  try {
    await redis.connect();
    return await redis.call(command, ...words);
  } finally {
    redis.disconnect();
  }
}
