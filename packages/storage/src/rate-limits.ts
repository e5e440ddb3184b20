import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;
const POOL_SIZE = 2;
/** Time that counting may take from a call. */
const COUNT_MS = 1000;

/** Use of the tighter of a caller's limits. */
interface RateUse {
  /** Calls in a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the minute of this limit ends, at least 1. */
  readonly resetSeconds: number;
  readonly isExceeded: boolean;
}

/** A caller whose calls are counted. */
interface Caller {
  readonly accountId: string;
  /** Absent for a session, which the limit of the account alone covers. */
  readonly keyId?: string | undefined;
}

/** Calls of a minute, counted for all processes together. */
export interface RateLimits {
  /** Counts a call; null where no limit covers the caller. */
  readonly count: (caller: Caller) => Promise<RateUse | null>;
  readonly close: () => Promise<void>;
}

/** Calls a minute; 0 for no limit. */
interface Limits {
  readonly perKey: number;
  readonly perAccount: number;
}

interface Limiter {
  readonly limit: number;
  readonly idOf: (caller: Caller) => string | undefined;
  readonly shared: RateLimiterPostgres;
  /** Counts in this process while the database does not. */
  readonly own: RateLimiterMemory;
}

/** Limits on the database; null where none is set. `onFault` is called when a call could be counted in this process only. */
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
    // A count that is lost with the last moments of a server harms nobody.
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
        // A call that one limit rejects does not count against the next.
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
      // A caller beyond its limit costs no statement.
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

/** A limiter throws its result when a limit is exceeded. */
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
