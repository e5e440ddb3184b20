import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { inTransaction, withClient } from '../client.ts';
import { applyMigrations } from '../migrate.ts';
import { BackupError, readManifest, tablePath, type BackupManifest, type BackupTable } from './manifest.ts';

/**
 * Restores a backup into an empty database and migrates it to this release. All constraints are checked; if one fails,
 * or a file was altered, no row is stored.
 * @param ownerUrl PostgreSQL connection string of the role that will own the tables
 * @throws BackupError for an incomplete backup, or a database that has tables
 * @throws DatabaseNewerError for a backup of a newer release
 */
export async function restoreBackup(ownerUrl: string, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await withClient(ownerUrl, (client) => requireEmpty(client));
  await applyMigrations(ownerUrl, manifest.migrations);
  await withClient(ownerUrl, (client) => load(client, folder, manifest));
  await applyMigrations(ownerUrl);

  return manifest;
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    "SELECT count(*) AS tables FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  );
  if (Number(rows[0]?.tables) > 0) throw new BackupError('the database is not empty: restore into a new one');
}

async function load(client: pg.Client, folder: string, manifest: BackupManifest): Promise<void> {
  const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name));
  await inTransaction(client, async () => {
    // Tables refer to each other in cycles; each recreated constraint is checked over all rows.
    const made = await dropForeignKeys(client);
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${names.join(', ')}`);
    for (const table of manifest.tables) await loadTable(client, folder, table);
    for (const statement of made) await client.query(statement);
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    for (const { name, last } of manifest.sequences)
      if (last !== null)
        await client.query('SELECT setval($1, $2::bigint)', [pg.escapeIdentifier(name), last]);
  });
  await client.query('ANALYZE');
}

/** Drops all foreign keys; returns the statements that recreate them. */
async function dropForeignKeys(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  return rows.map(
    ({ table, name, definition }) =>
      `ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`,
  );
}

async function loadTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows }: BackupTable,
): Promise<void> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const target = client.query(copyFrom(`COPY ${pg.escapeIdentifier(name)} (${list}) FROM STDIN`));
  await pipeline(createReadStream(tablePath(folder, name)), createGunzip(), target);
  if (target.rowCount !== rows) throw new BackupError(`${name} has ${target.rowCount} rows, not ${rows}`);
}
