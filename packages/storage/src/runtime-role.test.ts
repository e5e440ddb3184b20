import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addActor } from '@svc/testkit/records';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';
import { openClient, withClient, type StorageClient } from './client.ts';
import { grantServiceRole } from './runtime-role.ts';

const ROLE = `svc_test_${randomBytes(4).toString('hex')}`;

let database: TestDatabase;
let service: StorageClient;
let serviceUrl: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  url.username = ROLE;
  url.password = 'a secret/with:signs';
  serviceUrl = url.href;
  await grantServiceRole(database.url, serviceUrl);
  await addActor(await emptyStores(database));
  service = await openClient(serviceUrl);
});
afterAll(async () => {
  await service.end();
  await withClient(database.url, (client) => client.query(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`));
  await database.close();
});

const ENTRY = "INSERT INTO audit_entries (via, action, subject) VALUES ('command', 'key.create', 'x')";
const OLD = "SELECT svc_purge_audit(now() - interval '91 days')";

describe('the runtime role', () => {
  it.each([
    'SELECT count(*) FROM accounts',
    'UPDATE accounts SET name = name',
    'DELETE FROM sessions',
    'SELECT id FROM accounts FOR UPDATE',
    "INSERT INTO sign_in_failures (subject) VALUES ('x')",
    'SELECT * FROM _prisma_migrations',
    'SELECT last_value FROM skus_id_seq',
    'SELECT pg_advisory_xact_lock(1)',
    ENTRY,
    'SELECT * FROM audit_entries',
    'SELECT * FROM ledger_entries',
    OLD,
  ])('can: %s', async (statement) => {
    await expect(service.query(statement)).resolves.toBeDefined();
  });

  it.each([
    "COPY accounts TO PROGRAM 'true'",
    "COPY accounts FROM PROGRAM 'true'",
    "COPY accounts TO '/tmp/accounts'",
    "SELECT pg_read_file('/etc/passwd')",
    "SELECT lo_import('/etc/passwd')",
    'SELECT * FROM pg_authid',
    'SELECT pg_reload_conf()',
    "ALTER SYSTEM SET log_statement = 'all'",
    'CREATE TABLE own (a int)',
    'CREATE TEMP TABLE own (a int)',
    'CREATE SCHEMA own',
    'CREATE EXTENSION pg_stat_statements',
    'CREATE ROLE own',
    'CREATE DATABASE own',
    `ALTER ROLE ${ROLE} SUPERUSER`,
    'ALTER TABLE accounts ADD COLUMN own int',
    'ALTER TABLE ledger_entries DISABLE TRIGGER ALL',
    'DROP TABLE accounts',
    'TRUNCATE lookups',
    'CREATE TRIGGER own BEFORE INSERT ON accounts EXECUTE FUNCTION audit_entries_stay()',
    "SET session_replication_role = 'replica'",
    'UPDATE ledger_entries SET amount = amount',
    'DELETE FROM ledger_entries',
    "UPDATE audit_entries SET subject = ''",
    'DELETE FROM audit_entries',
    'TRUNCATE audit_entries',
    'SELECT svc_purge_audit(now())',
    'DELETE FROM _prisma_migrations',
    'INSERT INTO _prisma_migrations DEFAULT VALUES',
    'SET ROLE pg_monitor',
  ])('cannot: %s', async (statement) => {
    await expect(service.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('owns nothing', async () => {
    const { rows } = await service.query(
      'SELECT relname FROM pg_class WHERE relowner = (SELECT oid FROM pg_roles WHERE rolname = current_user)',
    );
    expect(rows).toEqual([]);
  });

  it('can be granted again, and includes objects of later migrations', async () => {
    await withClient(database.url, (client) => client.query('CREATE TABLE later (a int)'));
    await expect(service.query('SELECT * FROM later')).rejects.toMatchObject({ code: '42501' });
    await grantServiceRole(database.url, serviceUrl);
    await expect(service.query('SELECT * FROM later')).resolves.toBeDefined();
    await expect(service.query('DELETE FROM audit_entries')).rejects.toMatchObject({ code: '42501' });
  });

  it('is unchanged if the owner serves', async () => {
    await expect(grantServiceRole(database.url, database.url)).resolves.toBeUndefined();
  });
});

it('the record cannot be changed even by the owner', async () => {
  const change = withClient(database.url, (client) => client.query("UPDATE audit_entries SET subject = ''"));
  await expect(change).rejects.toMatchObject({ code: '42501' });
});
