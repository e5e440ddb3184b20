import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;
const POOL_SIZE = 2;
/** Maximum delay of a call by counting it, in milliseconds. */
const COUNT_MS = 1000;

interface RateUse {
  /** Calls a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the minute of this limit ends, at least 1. */
  readonly resetSeconds: number;
  readonly isExceeded: boolean;
}

interface Caller {
  readonly accountId: string;
  /** Absent for a session, which only the account's limit covers. */
  readonly keyId?: string | undefined;
}

/** Calls a minute, counted over all processes. */
export interface RateLimits {
  /** Counts a call; null if no limit covers the caller. */
  readonly count: (caller: Caller) => Promise<RateUse | null>;
  readonly close: () => Promise<void>;
}

/** Calls a minute; 0 for unlimited. */
interface Limits {
  readonly perKey: number;
  readonly perAccount: number;
}

interface Limiter {
  readonly limit: number;
  readonly idOf: (caller: Caller) => string | undefined;
  readonly shared: RateLimiterPostgres;
  readonly own: RateLimiterMemory;
}

/**
 * Creates limits counted in the database; null if none is set. `onFault` is called when a call could only be counted in
 * this process.
 */
export function createRateLimits(
  url: string,
  { perKey, perAccount }: Limits,
  onFault: (error: unknown) => void,
): RateLimits | null {
  if (perKey === 0 && perAccount === 0) return null;

  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: COUNT_MS,
    statement_timeout: COUNT_MS,
    query_timeout: COUNT_MS,
    // Counts lost in a server crash are harmless.
    options: '-c synchronous_commit=off',
  });
  pool.on('error', () => undefined);

  const limiters: readonly Limiter[] = [
    createLimiter(pool, 'key', perKey, ({ keyId }) => keyId),
    createLimiter(pool, 'account', perAccount, ({ accountId }) => accountId),
  ].filter(({ limit }) => limit > 0);

  return {
    count: async (caller) => {
      const uses: RateUse[] = [];
      for (const limiter of limiters) {
        const id = limiter.idOf(caller);
        if (id === undefined) continue;
        const use = useOf(limiter, await consume(limiter, id, onFault));
        // A call rejected by one limit does not count against the next.
        if (use.isExceeded) return use;
        uses.push(use);
      }
      return uses.toSorted((a, b) => a.remaining - b.remaining)[0] ?? null;
    },
    close: () => pool.end(),
  };
}

function createLimiter(pool: pg.Pool, name: string, limit: number, idOf: Limiter['idOf']): Limiter {
  const options = { keyPrefix: name, points: limit, duration: WINDOW_SECONDS };
  return {
    limit,
    idOf,
    shared: new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A caller over its limit costs no statement.
      inMemoryBlockOnConsumed: limit + 1,
    }),
    own: new RateLimiterMemory(options),
  };
}

interface Consumed {
  readonly result: RateLimiterRes;
  readonly isExceeded: boolean;
}

async function consume(
  { shared, own }: Limiter,
  id: string,
  onFault: (error: unknown) => void,
): Promise<Consumed> {
  try {
    return await settle(shared.consume(id));
  } catch (error) {
    onFault(error);
    return settle(own.consume(id));
  }
}

/** Returns the limiter's result, which it throws when a limit is exceeded. */
async function settle(consuming: Promise<RateLimiterRes>): Promise<Consumed> {
  try {
    return { result: await consuming, isExceeded: false };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { result: error, isExceeded: true };
    throw error;
  }
}

function useOf({ limit }: Limiter, { result, isExceeded }: Consumed): RateUse {
  return {
    limit,
    remaining: isExceeded ? 0 : Math.max(0, limit - result.consumedPoints),
    resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    isExceeded,
  };
}
