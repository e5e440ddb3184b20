import pg from 'pg';
import { inTransaction, withClient } from './client.ts';

/** Schemas of the service, and of the queue if it is in PostgreSQL. */
const SCHEMAS = ['public', 'bullmq'] as const;
/** Tables that may be read and appended to, never changed. */
const APPEND_ONLY = ['audit_entries', 'ledger_entries'] as const;
const MIGRATIONS = '_prisma_migrations';

/**
 * Creates the role of `serviceUrl` if missing and grants it what serving needs: rows, but no tables or roles. Does
 * nothing if both addresses use one role. The owner of the tables runs it after each migration.
 * @param ownerUrl PostgreSQL connection string of the owner
 * @param serviceUrl the same database with the service's role
 */
export async function grantServiceRole(ownerUrl: string, serviceUrl: string): Promise<void> {
  const { username, password } = new URL(serviceUrl);
  if (username === new URL(ownerUrl).username) return;

  await withClient(ownerUrl, (client) =>
    inTransaction(client, async () => {
      await makeRole(client, decodeURIComponent(username), decodeURIComponent(password));
      for (const statement of await grants(client, decodeURIComponent(username)))
        await client.query(statement);
    }),
  );
}

async function makeRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rows } = await client.query<{ known: boolean; manages: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS known,
       (SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user) AS manages`,
    [role],
  );
  const [found] = rows;
  // If another party administers the roles, they also created this one.
  if (found?.manages !== true) return;

  const attributes = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION NOBYPASSRLS';
  const verb = found.known ? 'ALTER' : 'CREATE';
  await client.query(
    `${verb} ROLE ${pg.escapeIdentifier(role)} ${attributes} PASSWORD ${pg.escapeLiteral(password)}`,
  );
}

async function grants(client: pg.Client, name: string): Promise<readonly string[]> {
  const role = pg.escapeIdentifier(name);
  const { rows } = await client.query<{ database: string; schema: string }>(
    'SELECT current_database() AS database, nspname AS schema FROM pg_namespace WHERE nspname = ANY($1)',
    [SCHEMAS],
  );
  const database = pg.escapeIdentifier(rows[0]?.database ?? '');

  return [
    `REVOKE ALL ON DATABASE ${database} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${database} TO ${role}`,
    ...rows.flatMap(({ schema }) => [
      `REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC`,
      `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
      `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${role}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
      `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
      `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role}`,
    ]),
    ...APPEND_ONLY.map((table) => `REVOKE UPDATE, DELETE ON ${table} FROM ${role}`),
    `REVOKE INSERT, UPDATE, DELETE ON ${MIGRATIONS} FROM ${role}`,
  ];
}
