import { createHash, randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { inTransaction, withClient } from './client.ts';

const MIGRATIONS_DIR = fileURLToPath(new URL('../../../prisma/migrations/', import.meta.url));
// Any number works, as long as all migrating processes use the same lock.
const ADVISORY_LOCK = 5_381_202_611;

const LEDGER = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

interface ReleaseMigration extends AppliedMigration {
  readonly sql: string;
}

/** Thrown if an applied migration was edited since. */
class MigrationChangedError extends Error {}

/** Thrown for a database migrated by a newer release, whose tables this one does not know. */
export class DatabaseNewerError extends Error {}

/**
 * Applies the missing migrations, each in one transaction, and returns their names. Shares its table with `prisma
 * migrate deploy`, so either tool can continue after the other.
 * @param url PostgreSQL connection string
 * @param known migrations to apply, for a backup of an earlier release; all by default
 * @throws MigrationChangedError if an applied migration was edited since
 * @throws DatabaseNewerError if migrations were applied that this release does not have
 */
export async function applyMigrations(
  url: string,
  known: readonly AppliedMigration[] | null = null,
): Promise<readonly string[]> {
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query(LEDGER);
    return applyMissing(client, known);
  });
}

async function applyMissing(
  client: pg.Client,
  known: readonly AppliedMigration[] | null,
): Promise<readonly string[]> {
  const rows = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const applied = new Map(rows.rows.map((row) => [row.migration_name, row.checksum]));
  const files = await releaseMigrations();
  const names = files.map(({ name }) => name);
  const expected = known === null ? null : new Map(known.map(({ name, checksum }) => [name, checksum]));

  rejectNewer([...applied.keys(), ...(expected?.keys() ?? [])].filter((name) => !names.includes(name)));

  const done: string[] = [];
  for (const { name, sql, checksum } of files.filter((each) => expected?.has(each.name) ?? true)) {
    const stored = applied.get(name) ?? expected?.get(name);
    if (applied.get(name) === checksum) continue;
    if (stored !== undefined && stored !== checksum)
      throw new MigrationChangedError(`migration ${name} was changed after it was applied`);

    await applyOne(client, name, sql, checksum);
    done.push(name);
  }

  return done;
}

function rejectNewer(unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  throw new DatabaseNewerError(
    `the database is of a newer release (${unknown.toSorted().join(', ')}): run that release, or restore a backup of this one`,
  );
}

async function releaseMigrations(): Promise<readonly ReleaseMigration[]> {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

export interface MigrationState {
  readonly missing: readonly string[];
  /** Applied by a newer release. */
  readonly unknown: readonly string[];
  readonly changed: readonly string[];
  /** Started by `prisma migrate deploy` and never finished. */
  readonly failed: readonly string[];
}

export async function readMigrationState(client: pg.Client): Promise<MigrationState> {
  const files = await releaseMigrations();
  const found = await client.query<{ known: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known",
  );
  const { rows } =
    found.rows[0]?.known === true
      ? await client.query<{ name: string; checksum: string; finished: boolean }>(
          `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
           FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
        )
      : { rows: [] };
  const expected = new Map(files.map(({ name, checksum }) => [name, checksum]));
  const applied = rows.filter(({ finished }) => finished);
  const names = new Set(rows.map(({ name }) => name));

  return {
    missing: files.map(({ name }) => name).filter((name) => !names.has(name)),
    unknown: applied.map(({ name }) => name).filter((name) => !expected.has(name)),
    changed: applied
      .filter(({ name, checksum }) => (expected.get(name) ?? checksum) !== checksum)
      .map(({ name }) => name),
    failed: rows.filter(({ finished }) => !finished).map(({ name }) => name),
  };
}

async function applyOne(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  const apply = inTransaction(client, async () => {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
  });
  await apply.catch((error: unknown) => {
    throw new Error(`migration ${name} failed`, { cause: error });
  });
}
