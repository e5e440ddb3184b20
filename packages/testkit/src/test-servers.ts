import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@svc/local-services/embedded-postgres';
import { findRedisServer, startRedis } from '@svc/local-services/private-redis';
import { prepareBackend } from '@svc/queues/backend';
import { testServicesEnv } from '@svc/runtime/config/test-services';
import { applyMigrations } from '@svc/storage/migrate';

export const TEMPLATE_DATABASE = 'svc_template';

interface Running {
  stop(): Promise<void>;
}

const running: Running[] = [];

/**
 * Starts PostgreSQL with a migrated template database, and Redis if available, for a whole test run. Returns variables
 * with their addresses and a folder for temporary files.
 */
export async function startTestServers(): Promise<Readonly<Record<string, string>>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-test-'));
  // If the tests run as root, PostgreSQL runs as another user, who must be able to enter its folder.
  chmodSync(dataDir, 0o711);

  const log = (): void => undefined;
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false, log });

  running.push(postgres);

  const template = await createTemplate(postgres.url);
  const redis =
    findRedisServer() === null
      ? null
      : await startRedis({ dataDir: join(dataDir, 'redis'), durable: false, log });
  if (redis !== null) running.push(redis);
  running.push({ stop: async () => rmSync(dataDir, { recursive: true, force: true }) });
  const temporary = join(dataDir, 'tmp');
  // World-writable like /tmp: the other user also creates databases there.
  mkdirSync(temporary);
  chmodSync(temporary, 0o1777);

  return { TMPDIR: temporary, ...testServicesEnv({ databaseUrl: template, redisUrl: redis?.url ?? null }) };
}

export async function stopTestServers(): Promise<void> {
  for (const server of running.splice(0)) await server.stop();
}

async function createTemplate(url: string): Promise<string> {
  const template = new URL(url);
  template.pathname = `/${TEMPLATE_DATABASE}`;
  await createDatabase(url, TEMPLATE_DATABASE, null);
  await applyMigrations(template.href);
  await prepareBackend({ kind: 'postgres', url: template.href });

  return template.href;
}

/** Creates a database, as a copy of `template` unless null. */
export async function createDatabase(url: string, name: string, template: string | null): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });

  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`);
  } finally {
    await client.end();
  }
}
