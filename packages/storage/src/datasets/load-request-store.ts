import type { AuditAuthor } from '@svc/domain/audit/audit-log';
import type { LoadRequestStore } from '@svc/domain/datasets/dataset-load-store';
import type { DatasetLoad, NewLoad } from '@svc/domain/datasets/dataset-load';
import type pg from 'pg';
import { inTransaction, withClient } from '../client.ts';
import type { Db } from '../prisma.ts';
import { createDatasetLoadStore } from './dataset-load-store.ts';

/**
 * Load requests in PostgreSQL, each over a separate connection: the driver sends the bytes of a file unchanged, while
 * Prisma encodes them as text on the event loop.
 * @param url PostgreSQL connection string
 */
export function createLoadRequestStore(db: Db, url: string): LoadRequestStore {
  const loads = createDatasetLoadStore(db);

  return {
    createAlone: async (load, by) => {
      const other = await withClient(url, (client) =>
        inTransaction(client, () => createAlone(client, load, by)),
      );
      return other === null ? null : loads.find(other);
    },
  };
}

/** Returns the id of the market's running load; null if this one was stored. */
async function createAlone(client: pg.Client, load: NewLoad, by: AuditAuthor): Promise<string | null> {
  await client.query("SET LOCAL lock_timeout = '10s'; SET LOCAL statement_timeout = '60s'");
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`svc.load.${load.market}`]);
  const { rows } = await client.query<Pick<DatasetLoad, 'id'>>(
    `SELECT id FROM dataset_loads WHERE market = $1::market AND state IN ('queued', 'running')
     ORDER BY created_at LIMIT 1`,
    [load.market],
  );
  if (rows[0] !== undefined) return rows[0].id;

  await insertLoad(client, load);
  for (const { part, bytes } of load.parts) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await client.query('INSERT INTO dataset_contents (load_id, part, bytes) VALUES ($1, $2, $3)', [
      load.id,
      part,
      content,
    ]);
  }
  await recordRequest(client, load, by);

  return null;
}

async function insertLoad(client: pg.Client, { parts: _parts, ...load }: NewLoad): Promise<void> {
  const given = Object.entries(load).filter(([, value]) => value !== undefined);
  const row = Object.fromEntries(given.map(([name, value]) => [columnOf(name), value]));
  const columns = Object.keys(row).join(', ');

  // Omitted columns have their defaults.
  await client.query(
    `INSERT INTO dataset_loads (${columns})
     SELECT ${columns} FROM jsonb_populate_record(NULL::dataset_loads, $1::jsonb)`,
    [JSON.stringify(row)],
  );
}

function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

async function recordRequest(client: pg.Client, load: NewLoad, { byId, via }: AuditAuthor): Promise<void> {
  const details = {
    market: load.market,
    version: load.version === '' ? null : load.version,
    file: load.fromSource === true ? null : load.fileName,
    from_source: load.fromSource ?? false,
    activate: load.activate,
    replace: load.replace,
    allow_smaller: load.allowSmaller ?? false,
  };

  await client.query(
    `INSERT INTO audit_entries (at, by_id, via, action, subject, details)
     VALUES ($1, $2, $3, 'dataset.load', $4, $5::jsonb)`,
    [load.createdAt, byId, via, load.id, JSON.stringify(details)],
  );
}
