import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { startPostgres } from '@svc/local-services/embedded-postgres';
import { writeBackup } from '@svc/storage/backup/write-backup';
import { withClient } from '@svc/storage/client';
import { emptyStores } from '@svc/testkit/database-stores';
import { emptyFolder } from '@svc/testkit/folder';
import { addActor } from '@svc/testkit/records';
import { createTestDatabase } from '@svc/testkit/test-database';

const TIMEOUT_MS = 120_000;
const RESTORE = fileURLToPath(new URL('../dist/restore.js', import.meta.url));
const KEY = Buffer.alloc(32, 9).toString('base64');

const folder = emptyFolder();

it(
  'fills an empty data folder with database and secret key of a backup, and no other folder',
  async () => {
    const database = await createTestDatabase();
    const { accountId } = await addActor(await emptyStores(database));
    const backup = join(folder, 'backup');
    await writeBackup(database.url, backup, KEY);
    await database.close();

    const dataDir = join(folder, 'data');
    const env = { DATA_DIR: dataDir };
    const restore = () => spawnSync(process.execPath, [RESTORE, backup], { env, encoding: 'utf8' });
    expect(restore()).toMatchObject({ status: 0, stderr: '' });
    const key = join(dataDir, 'secret-key');
    expect([readFileSync(key, 'utf8').trim(), statSync(key).mode & 0o077]).toEqual([KEY, 0]);

    const server = await startPostgres({
      dataDir: join(dataDir, 'postgres'),
      durable: true,
      log: () => undefined,
    });
    const { rows } = await withClient(server.url, (client) => client.query('SELECT id FROM accounts'));
    await server.stop();
    expect(rows).toEqual([{ id: accountId }]);

    expect(restore()).toMatchObject({ status: 1, stderr: expect.stringContaining('into an empty folder') });
  },
  TIMEOUT_MS,
);
