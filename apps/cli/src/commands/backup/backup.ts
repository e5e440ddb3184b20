import { BackupError, type BackupManifest } from '@svc/storage/backup/manifest';
import { writeBackup } from '@svc/storage/backup/write-backup';
import { resolve } from 'node:path';
import { defineCommand } from '../../command-line/command.ts';
import { text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { CommandError } from '../../output/command-error.ts';

export const backupCommand = defineCommand({
  name: 'backup',
  about: 'Writes the database and the key of webhook secrets to an empty folder, while the service runs.',
  options: { to: text('DIR', 'empty folder to write to; only its owner can read it') },
  run: async ({ to }, { installation, note }) => {
    const { databaseUrl, record, secretKeys } = await installation();
    const keys = secretKeys.map((key) => Buffer.from(key).toString('base64')).join(',');
    if (keys === '')
      note(
        'SECRET_KEY is not known here: store it with the backup; webhook secrets cannot be decrypted without it',
      );

    const folder = resolve(to);
    const manifest = await inWords(() => writeBackup(databaseUrl, folder, keys === '' ? null : keys));
    await record('backup', folder, { rows: rowsOf(manifest) });

    return {
      json: { folder, taken_at: manifest.taken_at, tables: manifest.tables.length, rows: rowsOf(manifest) },
      lines: [
        `${counted(rowsOf(manifest), 'row')} of ${manifest.tables.length} tables as of ${manifest.taken_at} in ${folder}`,
      ],
    };
  },
});

export function rowsOf({ tables }: BackupManifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

/** Runs work; converts backup and folder errors to command errors. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError('conflict', error.message, { cause: error });
    throw error;
  }
}
