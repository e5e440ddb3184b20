import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addBatch, productRow } from '@svc/testkit/batch-records';
import { addActor, addVersion, later } from '@svc/testkit/records';
import type { Stores } from '@svc/testkit/stores';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';
import { suiteFolder } from '@svc/testkit/folder';
import { checkCredits } from '../accounts/check-credits.ts';
import { inTransaction, withClient } from '../client.ts';
import { applyMigrations } from '../migrate.ts';
import { createSecretSeal } from '../webhooks/secret-seal.ts';
import { BackupError } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const KEY = randomBytes(32);

let database: TestDatabase;
let stores: Stores;
const folder = suiteFolder();
beforeAll(async () => {
  database = await createTestDatabase();
  stores = await emptyStores(database);
});
afterAll(async () => {
  await database.close();
});

/** An empty database, without tables. */
async function bareDatabase(): Promise<TestDatabase> {
  const bare = await createTestDatabase();
  await withClient(bare.url, (client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  return bare;
}

const path = (name: string) => join(folder, name);
const countsOf = async ({ client }: TestDatabase) => ({
  accounts: await client.account.count(),
  ledger: await client.ledgerEntry.count(),
  rows: await client.batchRow.count(),
  lines: await client.tariffLine.count(),
  plans: await client.plan.count(),
});

const measuresOf = async ({ client }: TestDatabase) => [
  await client.measurePack.findMany(),
  await client.ownMeasure.findMany(),
];

/** The secret of the only webhook, opened by the key of a backup. */
async function openedSecret({ client }: TestDatabase, backup: string): Promise<string> {
  const { id, secretSealed } = await client.webhook.findFirstOrThrow();
  const key = Buffer.from(readFileSync(join(backup, 'secret-key'), 'utf8').trim(), 'base64');
  return createSecretSeal([key]).open(Buffer.from(secretSealed), id);
}

/** Copies rows into a database whose tables may lack columns. */
async function copyTables(from: TestDatabase, to: TestDatabase, tables: readonly string[]): Promise<void> {
  const rowsOf = (table: string) =>
    from.client.$queryRawUnsafe<{ all: unknown }[]>(`SELECT json_agg(t) AS all FROM ${table} t`);
  await withClient(to.url, (client) =>
    inTransaction(client, async () => {
      for (const table of tables) {
        const [{ all } = { all: [] }] = await rowsOf(table);
        const copied = `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`;
        await client.query(copied, [JSON.stringify(all)]);
      }
    }),
  );
}

describe('a backup', () => {
  it('taken under load is consistent, and restores sums, secrets, measures and numbers', async () => {
    const owner = await addActor(stores, { signupCredits: '10' });
    await addVersion(stores);
    await addBatch(stores, owner, [productRow('tab\there'), productRow('line\nend'), productRow('\\N')]);
    const seal = createSecretSeal([KEY]);
    const hook = { id: 'a'.repeat(32), accountId: owner.accountId, url: 'https://a.example.com', events: [] };
    const secretSealed = Uint8Array.from(seal.seal('whsec_secret', hook.id));
    await database.client.webhook.create({ data: { ...hook, secretSealed } });
    const loadedAt = later(1);
    const pack = { market: 'US', packId: 'own', sha256: 'a'.repeat(64), knownUntil: loadedAt } as const;
    await database.client.measurePack.create({
      data: { ...pack, content: Buffer.from([0, 9, 10, 92]), active: true, loadedAt, activatedAt: loadedAt },
    });
    await database.client.ownMeasure.create({
      data: {
        market: 'US',
        measureId: 'us-own',
        cells: { id: 'us-own' },
        createdAt: loadedAt,
        createdBy: 'Ana',
      },
    });

    let isWriting = true;
    const load = (async () => {
      while (isWriting) {
        await stores.accounts.grant(owner.accountId, '1', 'load', null, later(1));
        await addActor(stores);
      }
    })();
    const manifest = await writeBackup(database.url, path('whole'), KEY.toString('base64'));
    isWriting = false;
    await load;

    const restored = await bareDatabase();
    try {
      await restoreBackup(restored.url, path('whole'));
      const counts = await countsOf(restored);
      const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows;
      expect(counts).toEqual({
        accounts: rowsOf('accounts'),
        ledger: rowsOf('ledger_entries'),
        rows: 3,
        lines: rowsOf('tariff_lines'),
        plans: (await countsOf(database)).plans,
      });
      expect(await measuresOf(restored)).toEqual(await measuresOf(database));
      expect(counts.ledger).toBeGreaterThan(0);
      expect((await checkCredits(restored.client)).faults).toEqual([]);

      expect(await openedSecret(restored, path('whole'))).toBe('whsec_secret');

      const rows = await restored.client.batchRow.findMany({ orderBy: { rowIndex: 'asc' } });
      expect(rows.map(({ cells }) => cells[0])).toEqual(['tab\there', 'line\nend', '\\N']);
      // New rows continue after the old ones, triggers and constraints apply again.
      await restored.client.auditEntry.create({
        data: { via: 'command', action: 'key.create', subject: 'x' },
      });
      await expect(restored.client.$executeRaw`UPDATE accounts SET balance = -1`).rejects.toThrow('violates');
      await expect(restored.client.$executeRaw`DELETE FROM ledger_entries WHERE seq = 1`).rejects.toThrow(
        'violates',
      );
    } finally {
      await restored.close();
    }
  });

  it('is readable by its owner only', async () => {
    const modes = ['whole', 'whole/manifest.json', 'whole/secret-key', 'whole/accounts.copy.gz'];
    expect(modes.map((name) => statSync(path(name)).mode & 0o077)).toEqual([0, 0, 0, 0]);
  });

  it('requires an empty folder, and an empty database for a restore', async () => {
    await expect(writeBackup(database.url, path('whole'), null)).rejects.toThrow(BackupError);
    await expect(restoreBackup(database.url, path('whole'))).rejects.toThrow('the database is not empty');
  });

  it('that was truncated or damaged is rejected before anything is written', async () => {
    const bare = await bareDatabase();
    try {
      await writeBackup(database.url, path('damaged'), null);
      appendFileSync(join(path('damaged'), 'accounts.copy.gz'), 'x');
      await expect(restoreBackup(bare.url, path('damaged'))).rejects.toThrow('its checksum differs');
      rmSync(join(path('damaged'), 'accounts.copy.gz'));
      await expect(restoreBackup(bare.url, path('damaged'))).rejects.toThrow('accounts.copy.gz is missing');
      for (const [text, reason] of [
        ['{"format": 1, "tab', 'truncated'],
        ['null', 'truncated'],
        ['{"format": 1}', 'truncated'],
        ['{"format": 2}', 'has the form 2'],
      ] as const) {
        writeFileSync(join(path('damaged'), 'manifest.json'), text);
        const failure = restoreBackup(bare.url, path('damaged'));
        await expect(failure).rejects.toThrow(BackupError);
        await expect(failure).rejects.toThrow(reason);
      }
      rmSync(join(path('damaged'), 'manifest.json'));
      await expect(restoreBackup(bare.url, path('damaged'))).rejects.toThrow('is no backup');
      const tables = await withClient(bare.url, (client) =>
        client.query("SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'"),
      );
      expect(tables.rowCount).toBe(0);
    } finally {
      await bare.close();
    }
  });

  it('from an earlier release is migrated, and from a newer one is rejected', async () => {
    await writeBackup(database.url, path('other'), null);
    const manifest = join(path('other'), 'manifest.json');
    const own = JSON.parse(readFileSync(manifest, 'utf8'));
    const newer = {
      ...own,
      migrations: [...own.migrations, { name: '29990101000000_later', checksum: 'x' }],
    };
    writeFileSync(manifest, JSON.stringify(newer));
    const bare = await bareDatabase();
    try {
      await expect(restoreBackup(bare.url, path('other'))).rejects.toThrow('newer release');
    } finally {
      await bare.close();
    }
  });

  it('of a database without the latest migrations restores with them', async () => {
    // The database of an earlier release: the last migration is not there yet.
    const [earlier, present] = [await bareDatabase(), await bareDatabase()];
    try {
      const { migrations } = JSON.parse(readFileSync(join(path('whole'), 'manifest.json'), 'utf8'));
      await applyMigrations(earlier.url, migrations.slice(0, -3));
      await copyTables(database, earlier, [
        'accounts',
        'ledger_entries',
        'webhooks',
        'measure_packs',
        'own_measures',
      ]);
      await writeBackup(earlier.url, path('earlier'), KEY.toString('base64'));
      await restoreBackup(present.url, path('earlier'));
      const [counts, before] = [await countsOf(present), await countsOf(database)];
      expect([counts.accounts, counts.ledger]).toEqual([before.accounts, before.ledger]);
      expect((await checkCredits(present.client)).faults).toEqual([]);
      expect(await measuresOf(present)).toEqual(await measuresOf(database));
      expect(await openedSecret(present, path('earlier'))).toBe('whsec_secret');
      expect(await present.client.idempotencyKey.count()).toBe(0);
    } finally {
      await earlier.close();
      await present.close();
    }
  });
});
