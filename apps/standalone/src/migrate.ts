import { chooseBackend, prepareBackend } from '@svc/queues/backend';
import { readDeploymentConfig } from '@svc/runtime/config/standalone';
import { applyMigrations } from '@svc/storage/migrate';
import { grantServiceRole } from '@svc/storage/runtime-role';
import { withDatabase } from '@svc/storage/prisma';
import { prepareMeasures } from './prepare/prepare-measures.ts';
import { describe, say } from './say.ts';

// Runs once before the containers of a multi-container installation; `npm start` migrates itself.
async function main(): Promise<void> {
  const { databaseUrl, databaseOwnerUrl, redisUrl } = readDeploymentConfig();
  const ownerUrl = databaseOwnerUrl ?? databaseUrl;
  const applied = await applyMigrations(ownerUrl);
  const backend = chooseBackend(redisUrl, ownerUrl);

  await prepareBackend(backend);
  await grantServiceRole(ownerUrl, databaseUrl);
  await withDatabase(ownerUrl, 1, ({ client }) => prepareMeasures(client, say));
  say(applied.length === 0 ? 'the database is up to date' : `applied ${applied.join(', ')}`);
  say(backend.kind === 'redis' ? 'the queue lives in Redis' : 'the queue lives in PostgreSQL');
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}
