import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const FORMAT = 1;
const MANIFEST = 'manifest.json';

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** SHA-256 of its file, hexadecimal. */
  readonly sha256: string;
}

export interface BackupManifest {
  readonly format: number;
  /** ISO time of the snapshot. */
  readonly taken_at: string;
  /** Migrations of the database in order, with file checksums. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly BackupTable[];
  /** Last values of sequences; null if never used. */
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
}

/** Thrown for a folder that is not a complete backup. */
export class BackupError extends Error {}

export function manifestPath(folder: string): string {
  return join(folder, MANIFEST);
}

/** Path of a table's rows: COPY text compressed with gzip. */
export function tablePath(folder: string, table: string): string {
  return join(folder, `${table}.copy.gz`);
}

export function newManifest(parts: Omit<BackupManifest, 'format'>): BackupManifest {
  return { format: FORMAT, ...parts };
}

/** Reads a backup's manifest and verifies every file. Throws BackupError. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}, which is written last`, { cause });
  });
  const manifest = parseManifest(text, manifestPath(folder));
  for (const { name, sha256 } of manifest.tables) {
    const path = tablePath(folder, name);
    const hash = await fileHash(path);
    if (hash === null) throw new BackupError(`${path} is missing: use a whole copy of the backup`);
    if (hash !== sha256) throw new BackupError(`${path} is not as it was written: its checksum differs`);
  }

  return manifest;
}

function parseManifest(text: string, path: string): BackupManifest {
  let read: Partial<BackupManifest> | null = null;
  try {
    read = JSON.parse(text);
  } catch {
    // Reported below.
  }
  if (read !== null && typeof read.format === 'number' && read.format !== FORMAT)
    throw new BackupError(
      `the backup has the form ${read.format}, not ${FORMAT}: restore it with its own release`,
    );
  if (![read?.tables, read?.migrations, read?.sequences].every(Array.isArray))
    throw new BackupError(`${path} is truncated or damaged: use a whole copy of the backup`);
  return read as BackupManifest;
}

/** SHA-256 of a file, hexadecimal; null if it is absent. */
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
