import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';
import { setPool, statementName } from './prepared.ts';

/** Models and raw statements, within a transaction or not. */
export type Db = Omit<PrismaClient, `$${string}` | symbol> & Pick<PrismaClient, '$queryRaw' | '$executeRaw'>;

export interface Database {
  readonly client: PrismaClient;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 60_000;
const TRANSACTION_TIMEOUT_MS = 60_000;

/** Time limits of statements and lock waits; unlimited by default. */
interface StatementBounds {
  readonly statementTimeoutMs?: number;
  readonly lockTimeoutMs?: number;
}

/** Limits of serving processes: an abandoned statement must not occupy a connection forever. */
export const SERVICE_BOUNDS: StatementBounds = { statementTimeoutMs: 120_000, lockTimeoutMs: 30_000 };

export function openDatabase(url: string, poolSize: number, bounds: StatementBounds = {}): Database {
  const { statementTimeoutMs, lockTimeoutMs } = bounds;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    // A process frozen within a transaction must not keep its locks.
    idle_in_transaction_session_timeout: TRANSACTION_TIMEOUT_MS,
    ...(statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs }),
    ...(lockTimeoutMs === undefined ? {} : { lock_timeout: lockTimeoutMs }),
  });
  // Without a listener, losing an idle connection ends the process.
  pool.on('error', () => undefined);
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    // Unnamed statements are planned on every call, which suits most of them.
    statementNameGenerator: ({ sql }) => statementName(sql),
  });
  const client = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: CONNECT_TIMEOUT_MS, timeout: TRANSACTION_TIMEOUT_MS },
  });

  setPool(client, () => pool);

  return { client, close: () => client.$disconnect() };
}

/** Opens a database for some work and closes it after. */
export async function withDatabase<T>(
  url: string,
  poolSize: number,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url, poolSize);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
