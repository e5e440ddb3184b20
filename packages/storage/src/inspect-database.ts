import pg from 'pg';
import { readMigrationState, type MigrationState } from './migrate.ts';

export interface RoleRights {
  readonly name: string;
  /** Attributes beyond this database: `SUPERUSER`, `CREATEROLE` and others. */
  readonly attributes: readonly string[];
  readonly ownedTables: number;
  /** Append-only tables that it can change. */
  readonly changeable: readonly string[];
  readonly unreadable: number;
}

export interface DatabaseState {
  readonly role: RoleRights;
  readonly migrations: MigrationState;
  /** Database clock minus the clock of this machine, in milliseconds. */
  readonly clockAheadMs: number;
  readonly hasQueue: boolean;
}

const CONNECT_TIMEOUT_MS = 5000;

/** Inspects a database; throws the driver's error if it is unreachable. */
export async function inspectDatabase(url: string, now: () => Date): Promise<DatabaseState> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const asked = now().getTime();
    const { rows } = await client.query<{ at: Date; queue: boolean }>(
      "SELECT clock_timestamp() AS at, to_regnamespace('bullmq') IS NOT NULL AS queue",
    );
    const middle = (asked + now().getTime()) / 2;
    const [{ at, queue } = { at: new Date(middle), queue: false }] = rows;

    return {
      role: await readRights(client),
      migrations: await readMigrationState(client),
      clockAheadMs: at.getTime() - middle,
      hasQueue: queue,
    };
  } finally {
    await client.end();
  }
}

const RIGHTS = `
  SELECT rolname AS name,
    array_remove(ARRAY[CASE WHEN rolsuper THEN 'SUPERUSER' END, CASE WHEN rolcreaterole THEN 'CREATEROLE' END,
      CASE WHEN rolcreatedb THEN 'CREATEDB' END, CASE WHEN rolreplication THEN 'REPLICATION' END,
      CASE WHEN rolbypassrls THEN 'BYPASSRLS' END], NULL) AS attributes,
    (SELECT count(*)::int FROM tables WHERE relowner = r.oid) AS "ownedTables",
    (SELECT count(*)::int FROM tables WHERE NOT has_table_privilege(tables.oid, 'SELECT')) AS unreadable,
    ARRAY(SELECT relname::text FROM tables WHERE relname IN ('audit_entries', 'ledger_entries')
      AND has_table_privilege(tables.oid, 'UPDATE, DELETE, TRUNCATE') ORDER BY 1) AS changeable
  FROM pg_roles r WHERE rolname = current_user`;

async function readRights(client: pg.Client): Promise<RoleRights> {
  const { rows } = await client.query<RoleRights>(
    `WITH tables AS (SELECT oid, relname, relowner FROM pg_class
       WHERE relkind = 'r' AND relnamespace = to_regnamespace('public')) ${RIGHTS}`,
  );
  const [rights] = rows;
  if (rights === undefined) throw new Error('the database does not name the role of this connection');
  return rights;
}
