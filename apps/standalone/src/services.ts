import { startPostgres } from '@svc/local-services/embedded-postgres';
import { findRedisServer, startRedis } from '@svc/local-services/private-redis';
import { readEvictionPolicy } from '@svc/queues/eviction-policy';
import { join } from 'node:path';
import { keepRolePassword } from './data-dir-files.ts';
import { keepServer, type SupervisedServer } from './supervised-server.ts';

export interface Services {
  databaseUrl: () => string;
  /** The same database as the table owner. */
  ownerUrl: () => string;
  /** Null if the queue is in PostgreSQL. */
  redisUrl: () => string | null;
  stop: () => Promise<void>;
}

interface ServiceOptions {
  dataDir: string;
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
  redisUrl: string | null;
  say: (line: string) => void;
  /** Called if an address changes after a restart. */
  onMoved: () => void;
}

export async function startServices(options: ServiceOptions): Promise<Services> {
  const postgres = options.databaseUrl === null ? await keepPostgres(options) : null;
  try {
    const redis = options.redisUrl === null ? await keepRedis(options) : null;
    const redisUrl = (): string | null => redis?.url() ?? options.redisUrl;

    await requireNoEviction(redisUrl());
    const ownerUrl = (): string => postgres?.url() ?? options.databaseOwnerUrl ?? options.databaseUrl ?? '';

    return {
      databaseUrl: () => (postgres === null ? (options.databaseUrl ?? '') : serviceUrl(ownerUrl(), options)),
      ownerUrl,
      redisUrl,
      stop: async () => void (await Promise.all([redis?.stop(), postgres?.stop()])),
    };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

const SERVICE_ROLE = 'tariff_service';

/** URL of the embedded database for the service role: neither table owner nor superuser. */
function serviceUrl(ownerUrl: string, { dataDir }: ServiceOptions): string {
  const url = new URL(ownerUrl);
  url.username = SERVICE_ROLE;
  url.password = keepRolePassword(dataDir);
  return url.href;
}

function keepPostgres({ dataDir, say, onMoved }: ServiceOptions): Promise<SupervisedServer> {
  const start = () => startPostgres({ dataDir: join(dataDir, 'postgres'), durable: true, log: say });
  return keepServer({ name: 'PostgreSQL', start, say, onMoved });
}

async function keepRedis({ dataDir, say, onMoved }: ServiceOptions): Promise<SupervisedServer | null> {
  const program = findRedisServer();
  if (program === null) {
    say('no REDIS_URL and no redis-server or valkey-server on the PATH: the queue runs in PostgreSQL');
    return null;
  }

  say(`no REDIS_URL: the queue runs on a private ${program}`);

  const start = () => startRedis({ dataDir: join(dataDir, 'redis'), durable: true, log: say });

  return keepServer({ name: 'Redis', start, say, onMoved });
}

// A Redis that evicts keys loses jobs silently.
async function requireNoEviction(url: string | null): Promise<void> {
  if (url === null) return;

  const policy = await readEvictionPolicy(url).catch((cause: unknown) => {
    throw new Error('The Redis of REDIS_URL cannot be used', { cause });
  });
  if (policy !== null && policy !== 'noeviction') {
    throw new Error(`The Redis of REDIS_URL has maxmemory-policy ${policy}; the queue needs noeviction.`);
  }
}
