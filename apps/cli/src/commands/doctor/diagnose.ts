import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { inspectDatabase, type DatabaseState } from '@svc/storage/inspect-database';
import { openDatabase } from '@svc/storage/prisma';
import { checkLaw, checkSchedules, checkSecrets, checkWorkers } from './check-content.ts';
import { checkState, connectFault } from './check-database.ts';
import { checkFolder, checkModels, checkPort, checkSecretKey } from './check-machine.ts';
import { checkPostgresQueue, checkRedis } from './check-queue.ts';
import { failed, type Finding } from './finding.ts';

export interface InstallationFacts {
  readonly host: string;
  readonly port: number;
  readonly folders: readonly string[];
  /** Null if no service runs on the data folder and none is configured. */
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** SECRET_KEY or the data folder's key; empty for none. */
  readonly secretKey: string;
  readonly defaultMarket: string;
  /** True if a service appears to run on the data folder. */
  readonly isStarted: boolean;
  readonly freeBytes: (folder: string) => number;
  readonly damagedModels: () => readonly string[];
  readonly now: () => Date;
}

/** Examines an installation, read-only; returns all findings, including passed checks. */
export async function diagnose(facts: InstallationFacts): Promise<readonly Finding[]> {
  const { host, port, folders, redisUrl, databaseUrl, freeBytes } = facts;

  return [
    ...folders.map((folder) => checkFolder(folder, freeBytes)),
    await checkPort(host, port, facts.isStarted),
    checkSecretKey(facts.secretKey),
    checkModels(facts.damagedModels()),
    ...(redisUrl === null ? [] : [await checkRedis(redisUrl)]),
    ...(databaseUrl === null ? [notRunning()] : await examineDatabase(databaseUrl, facts)),
  ];
}

function notRunning(): Finding {
  return failed(
    'database',
    'no service runs on DATA_DIR, and DATABASE_URL is not set',
    'npm start; where it ends at once, its last lines and the logs in DATA_DIR give the reason',
  );
}

async function examineDatabase(url: string, facts: InstallationFacts): Promise<readonly Finding[]> {
  let state: DatabaseState;
  try {
    state = await inspectDatabase(url, facts.now);
  } catch (error) {
    return [connectFault(error)];
  }

  const { migrations, role } = state;
  const isCurrent = [migrations.missing, migrations.failed, migrations.unknown].every(
    ({ length }) => length === 0,
  );
  return [
    ...checkState(state),
    ...(facts.redisUrl === null ? [checkPostgresQueue(state.hasQueue)] : []),
    // Tables of another release, or without rights, are unreadable.
    ...(isCurrent && role.unreadable === 0 ? await examineContent(url, facts, state.clockAheadMs) : []),
  ];
}

async function examineContent(
  url: string,
  { now, secretKey, defaultMarket }: InstallationFacts,
  clockAheadMs: number,
): Promise<readonly Finding[]> {
  const database = openDatabase(url, 1);
  const db = database.client;
  const at = new Date(now().getTime() + clockAheadMs);
  try {
    return [
      ...(await checkSecrets(db, readSecretKeys(secretKey) ?? [])),
      ...(await checkSchedules(db, defaultMarket)),
      ...(await checkLaw(db, at)),
      ...(await checkWorkers(db, at)),
    ];
  } catch (error) {
    return [connectFault(error)];
  } finally {
    await database.close();
  }
}
