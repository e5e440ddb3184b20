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
import { openDatabase, SERVICE_BOUNDS, type Database } from '@svc/storage/prisma';
import { createDatabaseClock, readDatabaseTime, type DatabaseClock } from './database-clock.ts';

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
