import { mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'svc-uploads-';
const OWNER_ONLY = 0o700;
/** Longer than any upload takes: older files were left by a crashed process. */
const LEFT_AFTER_MS = 15 * 60_000;

/** Upload folder of a process, readable by its owner only. */
export interface UploadFolder {
  path(): Promise<string>;
}

/** Upload folder within `parent`, by default the system's temporary folder; created on first use. */
export function createUploadFolder(parent: string): UploadFolder {
  let made: Promise<string> | null = null;

  const make = async (): Promise<string> => {
    const within = parent === '' ? tmpdir() : parent;
    await mkdir(within, { recursive: true, mode: OWNER_ONLY });
    return mkdtemp(join(within, PREFIX));
  };

  return {
    path: async () => {
      made ??= make();

      const path = await made.catch((error: unknown) => {
        made = null;
        throw error;
      });
      // Another process may have deleted the empty folder.
      await mkdir(path, { recursive: true, mode: OWNER_ONLY });

      return path;
    },
  };
}

async function isLeft(path: string, now: Date): Promise<boolean> {
  const { mtimeMs } = await stat(path);
  return now.getTime() - mtimeMs > LEFT_AFTER_MS;
}

async function clearFolder(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (await isLeft(path, now)) await rm(path, { force: true });
  }
  if (await isLeft(folder, now)) await rmdir(folder);
}

/** Deletes uploads left by crashed processes; skips files of other users. */
export async function clearLeftUploads(parent: string, now: Date): Promise<void> {
  const within = parent === '' ? tmpdir() : parent;
  const names = await readdir(within).catch(() => []);
  const folders = names.filter((name) => name.startsWith(PREFIX));
  await Promise.allSettled(folders.map((name) => clearFolder(join(within, name), now)));
}
