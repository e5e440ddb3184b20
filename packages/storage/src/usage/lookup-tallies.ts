import { boundsOf, type Period } from '@svc/domain/usage/period';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

/** The days of a period: those that are tallied are read from their sums, the others from their lookups. */
export interface TalliedPeriod {
  readonly period: Period;
  /** Days that lookups were created on and that have no tally, in order. */
  readonly live: readonly string[];
}

/** Tallies the days of a period that are over and whose lookups have all ended, and tells which are left. */
export async function tallyDays(db: PrismaClient, period: Period): Promise<TalliedPeriod> {
  const missing = await untalliedDays(db, period);
  const settled = missing.filter((row) => row.is_settled).map((row) => row.day);
  const tallied = new Set(settled.length === 0 ? [] : await tally(db, settled));
  return { period, live: missing.map((row) => row.day).filter((day) => !tallied.has(day)) };
}

interface MissingDay {
  readonly day: string;
  readonly is_settled: boolean;
}

// Only days between the first lookup and the last can have any. A day is settled when no call of it can be under way.
function untalliedDays(db: Pick<Db, '$queryRaw'>, { from, to }: Period): Promise<MissingDay[]> {
  return db.$queryRaw<MissingDay[]>`
    WITH unfinished AS (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day FROM lookups WHERE status = 'queued'
      UNION SELECT (created_at AT TIME ZONE 'UTC')::date FROM lookups WHERE status = 'processing'
    ), days AS (
      SELECT generate_series(
        greatest(${from}::date, (SELECT (min(created_at) AT TIME ZONE 'UTC')::date FROM lookups)),
        least(${to}::date, (SELECT (max(created_at) AT TIME ZONE 'UTC')::date FROM lookups)), interval '1 day')::date AS day
    )
    SELECT d.day::text AS day, d.day < (now() AT TIME ZONE 'UTC')::date - 1
      AND NOT EXISTS (SELECT FROM unfinished u WHERE u.day = d.day) AS is_settled
    FROM days d WHERE NOT EXISTS (SELECT FROM lookup_tally_days t WHERE t.day = d.day)
    ORDER BY d.day`;
}

// The lock is taken by a statement of its own: the sums are then of a moment at which no change of these days is open.
// Who finds somebody else tallying reads the rows this time.
function tally(db: PrismaClient, days: readonly string[]): Promise<readonly string[]> {
  return db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended('svc.lookup_tallies', 0)) AS taken`;
    if (lock?.taken !== true) return [];
    await tx.$executeRaw`
      WITH tallied AS (
        INSERT INTO lookup_tally_days (day) SELECT unnest(${[...days]}::date[]) ON CONFLICT DO NOTHING RETURNING day
      )
      INSERT INTO lookup_tallies (day, account_id, market, kind, status, lookups, charged, credits, processing_ms)
      SELECT t.day, l.* FROM tallied t, LATERAL (${daySumsSql()}) l`;
    return days;
  });
}

/** Sums of one day `t.day` over its lookups. */
function daySumsSql(accountId: string | null = null): Prisma.Sql {
  const owned = accountId === null ? Prisma.empty : Prisma.sql`account_id = ${accountId} AND`;
  return Prisma.sql`
    SELECT account_id, market, kind, status, count(*)::int AS lookups,
      (count(*) FILTER (WHERE charged_fee > 0))::int AS charged, coalesce(sum(charged_fee), 0) AS credits,
      coalesce(sum(processing_ms), 0) AS processing_ms
    FROM lookups
    WHERE ${owned} created_at >= t.day::timestamp AT TIME ZONE 'UTC'
      AND created_at < (t.day + 1)::timestamp AT TIME ZONE 'UTC'
    GROUP BY account_id, market, kind, status`;
}

/** Sums of a period by day, account, market, kind and status; of one account, or of all when it is null. */
export function lookupSumsSql({ period, live }: TalliedPeriod, accountId: string | null): Prisma.Sql {
  const owned = accountId === null ? Prisma.empty : Prisma.sql`AND account_id = ${accountId}`;
  const tallied = Prisma.sql`
    SELECT day, account_id, market, kind, status, lookups, charged, credits, processing_ms FROM lookup_tallies
    WHERE day BETWEEN ${period.from}::date AND ${period.to}::date ${owned} AND NOT day = ANY(${[...live]}::date[])`;
  if (live.length === 0) return tallied;
  return Prisma.sql`
    ${tallied} UNION ALL
    SELECT t.day, l.* FROM unnest(${[...live]}::date[]) t(day), LATERAL (${daySumsSql(accountId)}) l`;
}

/** First instant of a period and the first after it, as parameters of a query. */
export function boundsSql(period: Period): { readonly start: Prisma.Sql; readonly end: Prisma.Sql } {
  const { start, end } = boundsOf(period);
  return { start: Prisma.sql`${start}::timestamptz`, end: Prisma.sql`${end}::timestamptz` };
}
