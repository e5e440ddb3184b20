import { setTimeout as sleep } from 'node:timers/promises';
import {
  createPostgresBackend,
  Queue,
  Worker,
  type ConnectionOptions,
  type Processor,
  type QueueOptions,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';

const AGAIN_AFTER_MS = 1000;

interface Connecting {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

/** Redis in production and wherever it is found, else PostgreSQL. */
export type QueueBackend =
  | { readonly kind: 'redis'; readonly url: string }
  | { readonly kind: 'postgres'; readonly url: string };

export function chooseBackend(redisUrl: string | null, databaseUrl: string): QueueBackend {
  return redisUrl === null ? { kind: 'postgres', url: databaseUrl } : { kind: 'redis', url: redisUrl };
}

const POSTGRES_SCHEMA = 'bullmq';
// The queue is a latency hint: sweeps find jobs that a PostgreSQL crash loses, so no commit waits for disk.
const POSTGRES_OPTIONS = '-c synchronous_commit=off';
const PRODUCER_POOL = 3;
const CONSUMER_POOL = 4;
const RECONNECT_MAX_MS = 2000;
// Longer than the 4 s that running jobs have to finish, shorter than the 12 s that the process has.
const CLOSE_MAX_MS = 5000;
// A producer fails fast when Redis is unreachable: the database has the work, a sweep finds it.
const PRODUCER_REDIS = { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2000 } as const;
// ioredis statuses between connection attempts; a call may wait for an attempt.
const AWAY: ReadonlySet<string> = new Set(['reconnecting', 'close', 'end']);
// BullMQ's blocking commands must wait as long as Redis is unreachable.
const CONSUMER_REDIS = { maxRetriesPerRequest: null, connectTimeout: 5000 } as const;

export interface OpenQueue {
  readonly queue: Queue;
  isAway(): boolean;
  isBroken(): boolean;
  close(): Promise<void>;
}

interface OpenWorker {
  close(): Promise<void>;
}

export function openQueue(
  backend: QueueBackend,
  name: string,
  options: Omit<QueueOptions, 'connection'>,
): OpenQueue {
  if (backend.kind === 'redis') {
    const { connection, end } = openRedis(backend.url, PRODUCER_REDIS);
    const queue = new Queue(name, { ...options, connection: asConnection(connection) });
    const isAway = (): boolean => AWAY.has(connection.status);
    const close = () => queue.close().finally(end);
    return { queue, isAway, isBroken: () => false, close };
  }

  const connection = {
    connectionString: backend.url,
    schema: POSTGRES_SCHEMA,
    options: POSTGRES_OPTIONS,
    max: PRODUCER_POOL,
  };
  const queue = new Queue(name, { ...options, connection }, createPostgresBackend);
  let isBroken = false;

  // BullMQ never retries a first connection that failed.
  queue.waitUntilReady().catch(() => {
    isBroken = true;
  });

  // The queue types of the two backends differ only by their connection.
  const plain = queue as unknown as Queue;

  return { queue: plain, isAway: () => false, isBroken: () => isBroken, close: () => queue.close() };
}

/** Opens the consuming side of a queue; `onFault` receives each error of the queue itself. */
export function openWorker(
  backend: QueueBackend,
  name: string,
  processor: Processor,
  options: Omit<WorkerOptions, 'connection'>,
  onFault: (error: Error) => void,
): OpenWorker {
  if (backend.kind === 'redis') {
    const { connection, end } = openRedis(backend.url, CONSUMER_REDIS);
    const worker = new Worker(name, processor, { ...options, connection: asConnection(connection) });
    worker.on('error', onFault);
    return { close: () => withinCloseLimit(worker.close()).finally(end) };
  }

  const connection = {
    connectionString: backend.url,
    schema: POSTGRES_SCHEMA,
    options: POSTGRES_OPTIONS,
    max: CONSUMER_POOL,
  };

  const opened = openUntilReady(() => {
    const worker = new Worker(name, processor, { ...options, connection }, createPostgresBackend);
    worker.on('error', onFault);
    return worker;
  });

  return { close: () => withinCloseLimit(opened.close()) };
}

/** BullMQ waits without limit for a queue that is away; the sweeps continue the jobs it leaves. */
async function withinCloseLimit(closing: Promise<void>): Promise<void> {
  const closed = new AbortController();
  const limit = sleep(CLOSE_MAX_MS, undefined, { signal: closed.signal }).catch(() => undefined);
  await Promise.race([closing.finally(() => closed.abort()), limit]);
}

/** Creates the queue's tables in PostgreSQL; run once with the migrations. */
export async function prepareBackend(backend: QueueBackend): Promise<void> {
  if (backend.kind === 'redis') return;

  const connection = { connectionString: backend.url, schema: POSTGRES_SCHEMA, max: 2, migrate: true };
  const queue = new Queue('prepare', { connection }, createPostgresBackend);

  try {
    await queue.waitUntilReady();
  } finally {
    await queue.close();
  }
}

/** A connection to Redis that its owner ends, with the duplicates that BullMQ made of it. */
interface OwnRedis {
  readonly connection: Redis;
  readonly end: () => void;
}

function openRedis(url: string, options: typeof PRODUCER_REDIS | typeof CONSUMER_REDIS): OwnRedis {
  let ended = false;
  const redis = new Redis(url, {
    ...options,
    retryStrategy: (attempt) => (ended ? null : Math.min(attempt * 100, RECONNECT_MAX_MS)),
  });

  // Without a listener ioredis prints each failed reconnect; the queue's owner logs them instead.
  redis.on('error', () => undefined);

  const end = (): void => {
    ended = true;
    redis.disconnect();
  };

  return { connection: redis, end };
}

// BullMQ types its connection by its bundled ioredis, which is the same library.
function asConnection(redis: Redis): ConnectionOptions {
  return redis as unknown as ConnectionOptions;
}

/** Recreates a client every second until it connects (BullMQ does not retry the first connection). */
function openUntilReady(make: () => Connecting): { close(): Promise<void> } {
  const closing = new AbortController();

  const open = async (): Promise<Connecting | null> => {
    while (!closing.signal.aborted) {
      const made = make();
      try {
        await made.waitUntilReady();
        return made;
      } catch {
        // The failed client has already reported its error.
        await made.close();
      }

      await sleep(AGAIN_AFTER_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }

    return null;
  };

  const opened = open();

  return {
    close: async () => {
      closing.abort();
      await (await opened)?.close();
    },
  };
}
