import { boundsOf, type Period } from '@svc/domain/usage/period';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

/** Stored sums by day, which reduce a year of a million rows to a few thousand. */
export interface DayTallies {
  /** Table of the aggregated days. Triggers in the migrations remove a day when one of its rows changes. */
  readonly table: string;
  readonly sums: string;
  readonly columns: Prisma.Sql;
  readonly rows: Prisma.Sql;
  /** First and last instant of all rows, as `first` and `last`. */
  readonly span: Prisma.Sql;
  /** Finished days, as `day`, that cannot be aggregated yet. */
  readonly open: Prisma.Sql;
}

/** Days of a period: aggregated days are read from their sums, the others from their rows. */
export interface TalliedPeriod {
  readonly period: Period;
  /** Days that may have rows but have no sums, in order. */
  readonly live: readonly string[];
}

/** Aggregates the finished days of a period, and returns the remaining ones. */
export async function tallyDays(
  db: PrismaClient,
  tallies: DayTallies,
  period: Period,
): Promise<TalliedPeriod> {
  const missing = await untalliedDays(db, tallies, period);
  const settled = missing.filter((row) => row.is_settled).map((row) => row.day);
  const tallied = new Set(settled.length === 0 ? [] : await tally(db, tallies, settled));
  return { period, live: missing.map((row) => row.day).filter((day) => !tallied.has(day)) };
}

interface MissingDay {
  readonly day: string;
  readonly is_settled: boolean;
}

// A day is closed one day after its end, when no call that belongs to it can still run.
function untalliedDays(
  db: Pick<Db, '$queryRaw'>,
  { table, span, open }: DayTallies,
  { from, to }: Period,
): Promise<MissingDay[]> {
  return db.$queryRaw<MissingDay[]>`
    WITH open AS (${open}), days AS (
      SELECT generate_series(
        greatest(${from}::date, (first AT TIME ZONE 'UTC')::date), least(${to}::date, (last AT TIME ZONE 'UTC')::date),
        interval '1 day')::date AS day
      FROM (${span}) span WHERE first IS NOT NULL
    )
    SELECT d.day::text AS day, d.day < (now() AT TIME ZONE 'UTC')::date - 1
      AND NOT EXISTS (SELECT FROM open o WHERE o.day = d.day) AS is_settled
    FROM days d WHERE NOT EXISTS (SELECT FROM ${Prisma.raw(table)} t WHERE t.day = d.day)
    ORDER BY d.day`;
}

// A separate statement takes the lock, so that the sums are of a moment without open changes to these days. If another
// process is aggregating, the rows are read instead.
function tally(
  db: PrismaClient,
  { table, sums, columns, rows }: DayTallies,
  days: readonly string[],
): Promise<readonly string[]> {
  return db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`svc.${table}`}, 0)) AS taken`;
    if (lock?.taken !== true) return [];

    await tx.$executeRaw`
      WITH tallied AS (
        INSERT INTO ${Prisma.raw(table)} (day) SELECT unnest(${[...days]}::date[]) ON CONFLICT DO NOTHING RETURNING day
      )
      INSERT INTO ${Prisma.raw(sums)} (day, ${columns}) SELECT t.day, l.* FROM tallied t, LATERAL (${rows}) l`;

    return days;
  });
}

/** Condition that a column is within the day `t.day` in UTC. */
export function withinDay(column: string): Prisma.Sql {
  return Prisma.raw(
    `${column} >= t.day::timestamp AT TIME ZONE 'UTC' AND ${column} < (t.day + 1)::timestamp AT TIME ZONE 'UTC'`,
  );
}

export function boundsSql(period: Period): { readonly start: Prisma.Sql; readonly end: Prisma.Sql } {
  const { start, end } = boundsOf(period);
  return { start: Prisma.sql`${start}::timestamptz`, end: Prisma.sql`${end}::timestamptz` };
}

/** Sums of a period's aggregated days, and of the rows of each other day as `t(day)`. */
export function sumsSql({ period, live }: TalliedPeriod, tallied: Prisma.Sql, rows: Prisma.Sql): Prisma.Sql {
  const kept = Prisma.sql`${tallied} AND day BETWEEN ${period.from}::date AND ${period.to}::date`;
  if (live.length === 0) return kept;
  return Prisma.sql`
    ${kept} AND NOT day = ANY(${[...live]}::date[])
    UNION ALL SELECT t.day, l.* FROM unnest(${[...live]}::date[]) t(day), LATERAL (${rows}) l`;
}

export const NO_DAYS = Prisma.sql`SELECT NULL::date AS day WHERE FALSE`;
