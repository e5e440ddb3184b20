import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCliConfig } from '@svc/runtime/config/cli';
import { restoreBackup } from '@svc/storage/backup/restore-backup';
import { readManifest } from '@svc/storage/backup/manifest';
import { grantServiceRole } from '@svc/storage/runtime-role';
import { defineCommand } from '../../command-line/command.ts';
import { text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { CommandError } from '../../output/command-error.ts';
import { inWords, rowsOf } from './backup.ts';

const EMBEDDED = new URL('../../../../standalone/dist/restore.js', import.meta.url);

export const restoreCommand = defineCommand({
  name: 'restore',
  about: 'Restores a backup into an empty database and migrates it to this release.',
  notes: [
    'Restores into the database of DATABASE_URL, as DATABASE_OWNER_URL if that is set; without it into the embedded',
    'database of an empty DATA_DIR. Start the service afterwards, with the SECRET_KEY of the backup (its file secret-key).',
  ],
  options: { from: text('DIR', 'folder written by tariff backup') },
  run: async ({ from }) => {
    const folder = resolve(from);
    const { databaseUrl, databaseOwnerUrl, dataDir } = readCliConfig();
    const manifest = await inWords(() => readManifest(folder));
    if (databaseUrl === null) await restoreEmbedded(folder);
    else {
      const ownerUrl = databaseOwnerUrl ?? databaseUrl;
      await inWords(() => restoreBackup(ownerUrl, folder));
      await grantServiceRole(ownerUrl, databaseUrl);
    }

    const place = databaseUrl === null ? resolve(dataDir) : 'the database of DATABASE_URL';
    return {
      json: { folder, taken_at: manifest.taken_at, rows: rowsOf(manifest) },
      lines: [`restored ${counted(rowsOf(manifest), 'row')} as of ${manifest.taken_at} into ${place}`],
    };
  },
});

// The embedded server belongs to the `npm start` process.
async function restoreEmbedded(folder: string): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(EMBEDDED), folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let fault = '';
  child.stderr.on('data', (chunk: Buffer) => {
    fault += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new CommandError('conflict', fault.trim() || 'the restore ended early');
}
