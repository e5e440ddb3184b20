import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Form of a backup that this release writes and reads. */
const FORMAT = 1;
const MANIFEST = 'manifest.json';

/** A table of a backup. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** SHA-256 of its file, hexadecimal. */
  readonly sha256: string;
}

/** Content of a backup. */
export interface BackupManifest {
  readonly format: number;
  /** ISO time of the snapshot. */
  readonly taken_at: string;
  /** Migrations of the database, in order, with the checksums of their files. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly BackupTable[];
  /** Last values of sequences; null for one that was never used. */
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
}

/** A folder that is no whole backup. */
export class BackupError extends Error {}

/** Path of the manifest of a backup: it is written last. */
export function manifestPath(folder: string): string {
  return join(folder, MANIFEST);
}

/** Path of the rows of a table: COPY text, packed by gzip. */
export function tablePath(folder: string, table: string): string {
  return join(folder, `${table}.copy.gz`);
}

/** A manifest of this release's form. */
export function newManifest(parts: Omit<BackupManifest, 'format'>): BackupManifest {
  return { format: FORMAT, ...parts };
}

/** Reads the manifest of a backup and checks every file against it. Throws BackupError. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}, which is written last`, { cause });
  });
  const manifest = JSON.parse(text) as BackupManifest;
  if (manifest.format !== FORMAT)
    throw new BackupError(`the backup has the form ${manifest.format}, not ${FORMAT}`);

  for (const { name, sha256 } of manifest.tables) {
    if ((await fileHash(tablePath(folder, name))) === sha256) continue;
    throw new BackupError(`${tablePath(folder, name)} is not as it was written: its checksum differs`);
  }

  return manifest;
}

/** SHA-256 of a file, hexadecimal; null where there is none. */
async function fileHash(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
