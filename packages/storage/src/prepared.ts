import type pg from 'pg';
import { inTransaction } from './client.ts';
import type { Prisma, PrismaClient } from './generated/prisma/client.ts';

/** Pool of a client; none while the client is within a transaction, whose statements share one connection. */
type FindPool = () => pg.Pool | undefined;

const pools = new WeakMap<object, FindPool>();
const names = new Map<string, string>();

/** Prefix of a frequent statement of few texts; each connection prepares each text once. */
const PREPARED = /^\s*\/\* prepared as (\w+) \*\//;

/** Part of a read of one record by its id: it has the same plan for every value, and planning its joins takes longer. */
const BY_ID = /WHERE \(?"t0"\."id" = \$/;

export function setPool(client: object, find: FindPool): void {
  pools.set(client, find);
}

export function poolOf(client: object): pg.Pool | undefined {
  return pools.get(client)?.();
}

/** Runs a statement by the driver alone, outside transactions: the ORM takes a millisecond for a result document. */
export async function runPrepared<Row extends pg.QueryResultRow>(
  client: Pick<PrismaClient, '$queryRaw'>,
  sql: Prisma.Sql,
): Promise<Row[]> {
  const pool = poolOf(client);
  if (pool === undefined) return client.$queryRaw<Row[]>(sql);
  const { text, values } = sql;
  const { rows } = await pool.query<Row>({ name: statementName(text), text, values });
  return rows;
}

export type Run = <Row extends pg.QueryResultRow>(sql: Prisma.Sql) => Promise<Row[]>;

/** Runs statements in one transaction, by the driver alone unless another transaction surrounds them. */
export async function inDriverTransaction<T>(
  client: PrismaClient,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const pool = poolOf(client);
  if (pool === undefined) return client.$transaction((tx) => work((sql) => tx.$queryRaw(sql)));

  const connection = await pool.connect();
  // A lost connection fails the current statement; without a listener it would end the process.
  const ignore = (): void => undefined;
  connection.on('error', ignore);
  try {
    const run: Run = async ({ text, values }) => (await connection.query(text, values)).rows;
    return await inTransaction(connection, () => work(run));
  } finally {
    connection.off('error', ignore);
    connection.release();
  }
}

// The server rejects one name with two texts.
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const prefix = PREPARED.exec(sql)?.[1] ?? (BY_ID.test(sql) ? 'by_id' : undefined);
  if (prefix === undefined) return '';

  const name = `${prefix}_${names.size}`;
  names.set(sql, name);
  return name;
}
