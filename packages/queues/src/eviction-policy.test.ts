import { expect, it } from '@jest/globals';
import { serveFakeRedis } from '@svc/testkit/fake-redis';
import { readEvictionPolicy } from './eviction-policy.ts';

it.each([
  ['noeviction', 'used_memory:1\r\nmaxmemory_policy:noeviction\r\nx:1\r\n'],
  ['allkeys-lru', 'maxmemory_policy:allkeys-lru'],
  // An unknown policy is not an error.
  [null, 'used_memory:1\r\n'],
  [null, 'old_maxmemory_policy:noeviction\r\n'],
])('the eviction policy of Redis is read by INFO: %s', async (policy, lines) => {
  const redis = await serveFakeRedis(lines);
  expect(await readEvictionPolicy(redis.url)).toBe(policy);
  // Hosted servers forbid it.
  expect(redis.commands).not.toContain('config');
  await redis.close();
});

it('is not read from a server that requires a password', async () => {
  const redis = await serveFakeRedis('', 'NOAUTH Authentication required.');
  await expect(readEvictionPolicy(redis.url)).rejects.toThrow('NOAUTH');
  await redis.close();
});
