import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { inspectDatabase, type DatabaseState } from '@svc/storage/inspect-database';
import { openDatabase, type Database } from '@svc/storage/prisma';
import { readEvictionPolicy } from '@svc/queues/eviction-policy';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createSecretStore } from '@svc/storage/webhooks/secret-store';
import { readHeartbeats, WORKERS, WORKER_SILENT_SECONDS } from '@svc/storage/heartbeats';
import { MARKETS } from '@svc/tariff/market';
import { checkState, connectFault } from './check-database.ts';
import { checkFolder, checkModels, checkPort, checkSecretKey } from './check-machine.ts';
import { failed, type Finding, faultText, ok, warning } from './finding.ts';
import { counted } from '../../command-line/words.ts';

type Client = Database['client'];

const isoDay = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length);

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
  const database = openDatabase(url, 1);
  const db = database.client;
  const at = new Date(now().getTime() + clockAheadMs);
  const keys = readSecretKeys(secretKey);
  try {
    return [
      ...(keys === null ? [] : await checkSecrets(db, keys)),
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

async function checkSecrets(db: Client, keys: readonly Uint8Array[]): Promise<readonly Finding[]> {
  const secrets = await createSecretStore(db).list();
  const seal = createSecretSeal(keys);
  const closed = secrets.filter(({ webhookId, sealed }) => {
    try {
      seal.open(sealed, webhookId);
      return false;
    } catch {
      return true;
    }
  });
  if (closed.length === 0) return [];

  return [
    failed(
      'secret key',
      `it does not decrypt the secrets of ${counted(closed.length, 'webhook')}: ${closed.map(({ webhookId }) => webhookId).join(', ')}`,
      'add the earlier key to SECRET_KEY after a comma, or delete these webhooks and register them again',
    ),
  ];
}

async function checkSchedules(db: Client, defaultMarket: string): Promise<readonly Finding[]> {
  const active = await db.dataset.findMany({
    where: { state: 'active' },
    select: { market: true, version: true, isDemo: true },
  });
  const check = 'schedules';
  const load =
    'tariff datasets fetch or tariff datasets load, then tariff datasets activate (docs/schedules.md)';

  if (!active.some(({ market }) => market === defaultMarket)) {
    const found = active.length === 0 ? 'none is active' : `none is active for ${defaultMarket}`;
    return [failed(check, found, load)];
  }
  const samples = active.filter(({ isDemo }) => isDemo).map(({ market }) => market);
  if (samples.length > 0)
    return [warning(check, `sample data in ${MARKETS.filter((m) => samples.includes(m)).join(', ')}`, load)];
  return [ok(check, active.map(({ market, version }) => `${market} ${version}`).join(', '))];
}

async function checkLaw(db: Client, now: Date): Promise<readonly Finding[]> {
  const packs = await db.measurePack.findMany({
    where: { active: true },
    select: { market: true, packId: true, knownUntil: true },
    orderBy: { market: 'asc' },
  });
  const today = isoDay(now);
  const ended = packs.filter(({ knownUntil }) => isoDay(knownUntil) < today);
  const cure =
    'install a newer release, or load a newer pack: tariff measures load and tariff measures activate (docs/measures.md)';

  if (packs.length === 0)
    return [failed('law', 'no pack of measures is active', 'run migrate.js or npm start')];
  if (ended.length === 0) return [ok('law', packs.map(({ packId }) => packId).join(', '))];
  return ended.map(({ market, packId, knownUntil }) =>
    warning('law', `duties of ${market} are known until ${isoDay(knownUntil)} (${packId})`, cure),
  );
}

async function checkWorkers(db: Client, now: Date): Promise<readonly Finding[]> {
  const reported = await readHeartbeats(db, now);
  const silent = WORKERS.filter((worker) => (reported[worker] ?? Infinity) > WORKER_SILENT_SECONDS);
  if (silent.length === 0) return [ok('workers', 'all have reported within a minute')];

  const seen = silent.map((worker) => {
    const seconds = reported[worker];
    return `${worker} (${seconds === null ? 'never reported' : `silent for ${seconds} s`})`;
  });
  return [
    failed(
      'workers',
      `not running: ${seen.join(', ')}`,
      'start them (npm start or docker compose up -d) and read their logs',
    ),
  ];
}
