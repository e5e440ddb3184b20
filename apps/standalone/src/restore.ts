import { startPostgres } from '@svc/local-services/embedded-postgres';
import { readStandaloneConfig } from '@svc/runtime/config/standalone';
import { restoreBackup } from '@svc/storage/backup/restore-backup';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDataDir } from './data-dir-files.ts';
import { lockDataDir } from './data-dir-lock.ts';

// Restores the embedded database for `tariff restore`: the folder is empty and unused.
async function main(backup: string): Promise<void> {
  const dataDir = resolve(readStandaloneConfig().dataDir);
  const database = join(dataDir, 'postgres');
  if (existsSync(database))
    throw new Error(`${dataDir} has a database: restore into an empty folder (DATA_DIR)`);

  makeDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    await restoreInto(database, backup);
    const key = join(backup, 'secret-key');
    if (existsSync(key)) copyFileSync(key, join(dataDir, 'secret-key'));
  } catch (error) {
    rmSync(database, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

async function restoreInto(database: string, backup: string): Promise<void> {
  const server = await startPostgres({ dataDir: database, durable: true, log: () => undefined });
  try {
    await restoreBackup(server.url, backup);
  } finally {
    await server.stop();
  }
}

try {
  const [, , backup = ''] = process.argv;
  await main(resolve(backup));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
