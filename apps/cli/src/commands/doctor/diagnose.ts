import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { inspectDatabase, type DatabaseState } from '@svc/storage/inspect-database';
import { withDatabase } from '@svc/storage/prisma';
import { checkLaw, checkSchedules, checkSecrets, checkWorkers } from './check-content.ts';
import { checkState, connectFault } from './check-database.ts';
import { checkFolder, checkModels, checkPort, checkSecretKey } from './check-machine.ts';
import { failed, type Finding, faultText, ok } from './finding.ts';
import { readEvictionPolicy } from '@svc/queues/eviction-policy';

export interface InstallationFacts {
  readonly host: string;
  readonly port: number;
  readonly folders: readonly string[];
  /** Null if no service runs on the data folder and none is configured. */
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** Faults of files of the data folder that cannot be read. */
  readonly unreadable: readonly string[];
  /** SECRET_KEY or the data folder's key; empty for none. */
  readonly secretKey: string;
  /** File of this key; null if it is SECRET_KEY. */
  readonly secretKeyFile: string | null;
  readonly defaultMarket: string;
  /** True if a service appears to run on the data folder. */
  readonly isStarted: boolean;
  readonly freeBytes: (folder: string) => number;
  readonly damagedModels: () => readonly string[];
  readonly now: () => Date;
}

const UNREADABLE_CURE =
  'run this under the account of the service; if that cannot read it either, restore the file or its owner';

/** Examines an installation, read-only; returns all findings, including passed checks. */
export async function diagnose(facts: InstallationFacts): Promise<readonly Finding[]> {
  const { host, port, folders, redisUrl, databaseUrl, freeBytes } = facts;

  return [
    ...folders.map((folder) => checkFolder(folder, freeBytes)),
    ...facts.unreadable.map((fault) => failed('files', fault, UNREADABLE_CURE)),
    await checkPort(host, port, facts.isStarted),
    checkSecretKey(facts.secretKey, facts.secretKeyFile),
    checkModels(facts.damagedModels()),
    ...(redisUrl === null ? [] : [await checkRedis(redisUrl)]),
    ...(databaseUrl === null ? [notRunning()] : await examineDatabase(databaseUrl, facts)),
  ];
}

function notRunning(): Finding {
  return failed(
    'database',
    'no service runs on DATA_DIR, and DATABASE_URL is not set',
    'npm start; if it ends at once, its last lines and the logs in DATA_DIR give the reason',
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
  const at = new Date(now().getTime() + clockAheadMs);
  const keys = readSecretKeys(secretKey);
  try {
    return await withDatabase(url, 1, async ({ client: db }) => [
      ...(keys === null ? [] : await checkSecrets(db, keys)),
      ...(await checkSchedules(db, defaultMarket)),
      ...(await checkLaw(db, at)),
      ...(await checkWorkers(db, at)),
    ]);
  } catch (error) {
    return [connectFault(error)];
  }
}

/** Checks that the Redis of the queue is usable and does not evict jobs. */
async function checkRedis(url: string): Promise<Finding> {
  const check = 'queue';
  try {
    const policy = await readEvictionPolicy(url);
    if (policy === null || policy === 'noeviction') return ok(check, 'Redis, without eviction');
    return failed(
      check,
      `Redis has maxmemory-policy ${policy}: when full it drops jobs`,
      'redis-cli CONFIG SET maxmemory-policy noeviction, and the same in redis.conf',
    );
  } catch (error) {
    const found = faultText(error);
    const cure = /NOAUTH|WRONGPASS|NOPERM/.test(found)
      ? 'correct the user and password in REDIS_URL'
      : 'start Redis, or correct REDIS_URL; without REDIS_URL the queue lives in PostgreSQL';
    return failed(check, `Redis cannot be used: ${found}`, cure);
  }
}

function checkPostgresQueue(hasQueue: boolean): Finding {
  if (hasQueue) return ok('queue', 'in PostgreSQL');
  return failed('queue', 'its tables are missing in PostgreSQL', 'run migrate.js or npm start');
}
