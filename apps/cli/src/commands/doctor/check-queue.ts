import { readEvictionPolicy } from '@svc/queues/eviction-policy';
import { failed, faultText, ok, type Finding } from './finding.ts';

/** Checks that the Redis of the queue is usable and does not evict jobs. */
export async function checkRedis(url: string): Promise<Finding> {
  const check = 'queue';
  try {
    const policy = await readEvictionPolicy(url);
    if (policy === null || policy === 'noeviction') return ok(check, 'Redis, which evicts nothing');
    return failed(
      check,
      `Redis has maxmemory-policy ${policy}: when full it drops jobs`,
      'redis-cli CONFIG SET maxmemory-policy noeviction, and the same in redis.conf',
    );
  } catch (error) {
    const found = faultText(error);
    const cure = /NOAUTH|WRONGPASS|NOPERM/.test(found)
      ? 'correct the user and password in REDIS_URL'
      : 'start Redis, or correct REDIS_URL; without REDIS_URL the queue lives in PostgreSQL';
    return failed(check, `Redis cannot be used: ${found}`, cure);
  }
}

export function checkPostgresQueue(hasQueue: boolean): Finding {
  if (hasQueue) return ok('queue', 'in PostgreSQL');
  return failed('queue', 'its tables are missing in PostgreSQL', 'run migrate.js or npm start');
}
