import { describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';
import { applyMigrations, DatabaseNewerError } from './migrate.ts';

const NEWER = '29991231000000_of_another_release';

const database = suiteDatabase();

describe('applyMigrations', () => {
  it('finds nothing to do in a current database', async () => {
    expect(await applyMigrations(database.url)).toEqual([]);
  });

  it('rejects a database of a newer release, naming the unknown migrations', async () => {
    await database.client.$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
      VALUES ('x', 'y', ${NEWER}, now(), 1)`;
    await expect(applyMigrations(database.url)).rejects.toThrow(DatabaseNewerError);
    await expect(applyMigrations(database.url)).rejects.toThrow(NEWER);

    // A migration that was rolled back did not change the tables.
    await database.client.$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE id = 'x'`;
    expect(await applyMigrations(database.url)).toEqual([]);
  });
});
