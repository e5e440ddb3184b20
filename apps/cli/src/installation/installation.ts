import { chooseBackend } from '@svc/queues/backend';
import type { QueueDefinition } from '@svc/queues/define-queue';
import { createProducer } from '@svc/queues/producer';
import { systemClock } from '@svc/runtime/clock';
import { silentLogger } from '@svc/runtime/logger';
import {
  COMMAND_LINE,
  createAdministration,
  recordAs,
  type Administration,
} from '@svc/service/administration';
import { openDatabase, type Database, type Db } from '@svc/storage/prisma';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SourceSettings } from '@svc/service/sources/source-address';
import type { InstallationAddress } from './find-installation.ts';

export interface Installation {
  readonly db: Database['client'];
  /** For work that opens its own connection. */
  readonly databaseUrl: string;
  /** Initial credits of a new account, as decimal text. */
  readonly signupCredits: string;
  /** Webhook secret keys, the current one first; empty if not configured. */
  readonly secretKeys: readonly Uint8Array[];
  readonly sources: SourceSettings;
  /** Data folder of the service; also for interrupted downloads. */
  readonly dataDir: string;
  /** Runs an administrative change and its audit entry in one transaction. */
  readonly administer: <T>(act: (acts: Administration & { readonly tx: Db }) => Promise<T>) => Promise<T>;
  readonly record: Administration['record'];
  /** Enqueues a job; false if the queue does not respond, in which case a sweep finds the work. */
  readonly enqueue: <P>(definition: QueueDefinition<P>, payload: P) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const POOL_SIZE = 4;
const ENQUEUE_TRIES = 10;
const ENQUEUE_PAUSE_MS = 100;

/** Opens the database and queue of an installation; connects on first use. */
export function openInstallation(
  { databaseUrl, redisUrl }: InstallationAddress,
  facts: Pick<Installation, 'signupCredits' | 'secretKeys' | 'sources' | 'dataDir'>,
): Installation {
  const database = openDatabase(databaseUrl, POOL_SIZE);
  const producer = createProducer(chooseBackend(redisUrl, databaseUrl), silentLogger);

  return {
    db: database.client,
    databaseUrl,
    ...facts,
    administer: (act) =>
      database.client.$transaction((tx) =>
        act({ tx, ...createAdministration(tx, COMMAND_LINE, systemClock) }),
      ),
    record: recordAs(database.client, COMMAND_LINE, systemClock),
    enqueue: async (definition, payload) => {
      // The first enqueue may precede the connection.
      for (let left = ENQUEUE_TRIES; left > 0; left -= 1) {
        if (await producer.enqueue(definition, payload)) return true;
        await sleep(ENQUEUE_PAUSE_MS);
      }
      return false;
    },
    close: async () => {
      await producer.close();
      await database.close();
    },
  };
}
