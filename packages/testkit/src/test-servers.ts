import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@svc/local-services/embedded-postgres';
import { findRedisServer, startRedis } from '@svc/local-services/private-redis';
import { prepareBackend } from '@svc/queues/backend';
import { testServicesEnv } from '@svc/runtime/config/test-services';
import { applyMigrations } from '@svc/storage/migrate';

/** Name of the database that each test's own database is copied from. */
export const TEMPLATE_DATABASE = 'svc_template';

interface Running {
  stop(): Promise<void>;
}

const running: Running[] = [];

/**
 * Starts PostgreSQL with a migrated template database, and Redis where there is one, for a whole test run. Returns
 * variables with their addresses, and a folder for their temporary files.
 */
export async function startTestServers(): Promise<Readonly<Record<string, string>>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-test-'));
  // PostgreSQL runs as another user when the tests run as root, and must get through to its folder.
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
  // As /tmp: the other user starts databases there too.
  mkdirSync(temporary);
  chmodSync(temporary, 0o1777);

  return { TMPDIR: temporary, ...testServicesEnv({ databaseUrl: template, redisUrl: redis?.url ?? null }) };
}

/** Stops what `startTestServers` started. */
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

/** Creates a database, a copy of `template` when one is named. */
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
