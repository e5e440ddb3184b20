import { chooseBackend, prepareBackend } from '@svc/queues/backend';
import { createProducer } from '@svc/queues/producer';
import { silentLogger } from '@svc/runtime/logger';
import { applyMigrations } from '@svc/storage/migrate';
import { openDatabase } from '@svc/storage/prisma';
import { prepareAdministrator } from './prepare-administrator.ts';
import { requestSampleSchedules } from './sample-schedules.ts';

/** What the installation is prepared from. */
interface PrepareOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
  readonly dataDir: string;
  readonly sampleData: boolean;
  readonly say: (line: string) => void;
}

const POOL_SIZE = 2;

/** Brings the database to the state that the apps need before they start: tables, the first administrator, sample schedules. */
export async function prepareInstallation(options: PrepareOptions): Promise<void> {
  const { databaseUrl, redisUrl, say } = options;
  const applied = await applyMigrations(databaseUrl);
  if (applied.length > 0) say(`applied ${applied.length} database migrations`);

  const backend = chooseBackend(redisUrl, databaseUrl);
  await prepareBackend(backend);

  const database = openDatabase(databaseUrl, POOL_SIZE);
  const producer = createProducer(backend, silentLogger);

  try {
    await prepareAdministrator(database.client, options);
    if (options.sampleData) await requestSampleSchedules(database.client, producer, say);
  } finally {
    await producer.close();
    await database.close();
  }
}
