import { randomBytes } from 'node:crypto';
import { readTestServices } from '@svc/runtime/config/test-services';
import { openDatabase, type Database } from '@svc/storage/prisma';
import { createDatabase, TEMPLATE_DATABASE } from './test-servers.ts';

export interface TestDatabase extends Database {
  readonly url: string;
}

const POOL_SIZE = 8;

/** Creates a migrated database from a template, empty by default; close it in `afterAll`. */
export async function createTestDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const { databaseUrl } = readTestServices();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const maintenance = new URL(databaseUrl);

  maintenance.pathname = '/postgres';
  await createDatabase(maintenance.href, name, template);

  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;

  return { ...openDatabase(url.href, POOL_SIZE), url: url.href };
}
