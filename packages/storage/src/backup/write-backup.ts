import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withClient } from '../client.ts';
import {
  BackupError,
  manifestPath,
  newManifest,
  tablePath,
  type BackupManifest,
  type BackupTable,
} from './manifest.ts';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;
const LINE_END = 0x0a;

/**
 * Writes a consistent snapshot of all rows to an empty folder while the service runs. The queue is excluded: it
 * contains only jobs. Throws BackupError if the folder is not empty.
 * @param url PostgreSQL connection string; the service role is sufficient
 * @param secretKeys base64 of the keys that seal webhook secrets; null if unknown
 */
export async function writeBackup(
  url: string,
  folder: string,
  secretKeys: string | null,
): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty`);
  if (secretKeys !== null) {
    await writeFile(join(folder, 'secret-key'), `${secretKeys}\n`, { mode: OWNER_ONLY });
  }

  const manifest = await withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const parts = { ...(await readFacts(client)), tables: await writeTables(client, folder) };
    await client.query('COMMIT');
    return newManifest(parts);
  });
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: OWNER_ONLY });

  return manifest;
}

async function readFacts(client: pg.Client): Promise<Omit<BackupManifest, 'format' | 'tables'>> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  const { rows: times } = await client.query<{ now: Date }>('SELECT now() AS now');

  return { taken_at: (times[0]?.now ?? new Date()).toISOString(), migrations, sequences };
}

async function writeTables(client: pg.Client, folder: string): Promise<readonly BackupTable[]> {
  // Generated columns are generated again on restore.
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
  );

  const tables: BackupTable[] = [];
  for (const { name, columns } of rows) tables.push(await writeTable(client, folder, name, columns));
  return tables;
}

async function writeTable(
  client: pg.Client,
  folder: string,
  name: string,
  columns: readonly string[],
): Promise<BackupTable> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const source = client.query(copyTo(`COPY ${pg.escapeIdentifier(name)} (${list}) TO STDOUT`));
  const hash = createHash('sha256');
  const packed = new PassThrough();
  let rows = 0;

  // One line is one row: line ends within a value are escaped.
  source.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
  });
  packed.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(
    source,
    createGzip({ level: 1 }),
    packed,
    createWriteStream(tablePath(folder, name), { flags: 'wx', mode: OWNER_ONLY }),
  );

  return { name, columns, rows, sha256: hash.digest('hex') };
}
