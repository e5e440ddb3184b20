import type { QueueBackend } from '@svc/queues/backend';
import { readTestServices } from '@svc/runtime/config/test-services';

/** Queue backends on this machine: always PostgreSQL, and Redis if a server was found. */
export function queueBackends(): readonly QueueBackend['kind'][] {
  return readTestServices().redisUrl === null ? ['postgres'] : ['redis', 'postgres'];
}

let redisDatabase = 0;

/** A dedicated queue for one test file: in the test database, or in a Redis database by number. */
export function testBackend(kind: QueueBackend['kind'], databaseUrl: string): QueueBackend {
  if (kind === 'postgres') return { kind, url: databaseUrl };

  const { redisUrl } = readTestServices();
  if (redisUrl === null) throw new Error('no Redis in this test run');

  const url = new URL(redisUrl);
  // Test files run in separate processes, so process id and a counter choose one of Redis' 16 databases.
  redisDatabase += 1;
  url.pathname = `/${(process.pid + redisDatabase) % 16}`;

  return { kind, url: url.href };
}
