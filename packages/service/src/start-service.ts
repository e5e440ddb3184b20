import { chooseBackend, type QueueBackend } from '@svc/queues/backend';
import { createJobTimes, type JobTimes } from '@svc/queues/consumer';
import { createProducer, type Producer } from '@svc/queues/producer';
import { systemClock, type Clock } from '@svc/runtime/clock';
import { every } from '@svc/runtime/every';
import { createLifecycle, stopOnSignals, type Lifecycle } from '@svc/runtime/lifecycle';
import { createLogger, type Logger } from '@svc/runtime/logger';
import { createMetrics, type Metrics } from '@svc/runtime/metrics';
import { logStrayRejections } from '@svc/runtime/stray-rejections';
import { openTracing, type Tracing } from '@svc/runtime/tracing';
import { openDatabase, SERVICE_BOUNDS, type Database, type Db } from '@svc/storage/prisma';

/** Time of PostgreSQL, so that processes on different hosts share one clock for leases. */
interface DatabaseClock {
  /** Current time; the host's clock until the first sync. */
  readonly now: Clock;
  /** Synchronises with the database; between syncs it advances by a monotonic clock. */
  sync(): Promise<void>;
}

interface ClockParts {
  readonly ask: () => Promise<Date>;
  readonly elapsed: () => number;
  readonly host: Clock;
}

/** Offset of PostgreSQL's time from the monotonic clock in milliseconds, and its uncertainty. */
interface Reading {
  readonly offset: number;
  readonly doubt: number;
}

// The first query of a process waits for its connection; one of three responds at once.
const QUESTIONS = 3;

const CLOCK_PAUSE_MS = 10_000;

interface ServiceConfig {
  readonly logLevel: string;
  readonly tracesUrl: string | null;
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  readonly redisUrl: string | null;
}

export interface Service {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly lifecycle: Lifecycle;
  readonly database: Database;
  readonly backend: QueueBackend;
  readonly producer: Producer;
  readonly times: JobTimes;
  /** Time of PostgreSQL; the host's until the first sync. */
  readonly clock: Clock;
  /** Synchronises the clock; processes that take leases await it first. Throws if the database does not respond. */
  syncClock(): Promise<void>;
  ready(): void;
}

/** Opens stores and queue, and stops them in order on SIGTERM. */
export function startService(name: string, config: ServiceConfig): Service {
  const logger = createLogger(name, config.logLevel);
  logStrayRejections(logger);

  const lifecycle = createLifecycle(logger);
  const parent = stopOnSignals(lifecycle, logger);
  const metrics = createMetrics();
  const tracing = openTracing(name, config.tracesUrl, logger);
  const database = openDatabase(config.databaseUrl, config.databasePoolSize, SERVICE_BOUNDS);

  lifecycle.onStop('tracing', 'store', () => tracing.close());
  lifecycle.onStop('database', 'store', () => database.close());

  const clock = startClock(database, logger, lifecycle);
  const backend = chooseBackend(config.redisUrl, config.databaseUrl);
  const producer = createProducer(backend, logger);

  lifecycle.onStop('producer', 'store', () => producer.close());

  return {
    logger,
    metrics,
    tracing,
    lifecycle,
    database,
    backend,
    producer,
    times: createJobTimes(metrics),
    clock: clock.now,
    syncClock: () => clock.sync(),
    ready: () => parent.ready(),
  };
}

function startClock({ client }: Database, logger: Logger, lifecycle: Lifecycle): DatabaseClock {
  const clock = createDatabaseClock({
    ask: () => readDatabaseTime(client),
    elapsed: () => performance.now(),
    host: systemClock,
  });
  const setting = every(CLOCK_PAUSE_MS, 'set the clock', logger, () => clock.sync());

  lifecycle.onStop('clock', 'work', () => setting.stop());

  return clock;
}

export function createDatabaseClock(parts: ClockParts): DatabaseClock {
  const { elapsed, host } = parts;
  let offset: number | null = null;

  return {
    now: () => (offset === null ? host() : new Date(offset + elapsed())),
    sync: async () => {
      const readings: Reading[] = [];
      for (let left = QUESTIONS; left > 0; left -= 1) readings.push(await read(parts));
      const best = readings.reduce((a, b) => (b.doubt < a.doubt ? b : a));
      // A slow response is imprecise: the clock changes only if it is certainly wrong.
      if (offset === null || Math.abs(best.offset - offset) > best.doubt) offset = best.offset;
    },
  };
}

// The time was correct at some moment between request and response.
async function read({ ask, elapsed }: ClockParts): Promise<Reading> {
  const asked = elapsed();
  const at = (await ask()).getTime();
  const answered = elapsed();
  return { offset: at - (asked + answered) / 2, doubt: (answered - asked) / 2 };
}

/** Reads the current time in PostgreSQL, not the start time of the transaction. */
export async function readDatabaseTime(db: Pick<Db, '$queryRaw'>): Promise<Date> {
  const rows = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database returned no time');
  return now;
}
