import { Prisma } from '../generated/prisma/client.ts';
import { NO_DAYS, sumsSql, withinDay, type DayTallies, type TalliedPeriod } from './day-tallies.ts';

const SUMS = Prisma.sql`
  (count(*) FILTER (WHERE decision = 'approved'))::int AS approved,
  (count(*) FILTER (WHERE decision = 'overridden'))::int AS overridden,
  (count(*) FILTER (WHERE decision = 'rejected'))::int AS rejected,
  sum(round(date_part('epoch', decided_at - finished_at) * 1000))::bigint AS wait_ms`;

const COLUMNS = Prisma.sql`account_id, market, approved, overridden, rejected, wait_ms`;
const DAY_ROWS = Prisma.sql`
  SELECT coalesce(decided_by_id, '') AS account_id, market, ${SUMS} FROM lookups
  WHERE decision IS NOT NULL AND ${withinDay('decided_at')} GROUP BY decided_by_id, market`;

export const DECISION_TALLIES: DayTallies = {
  table: 'decision_tally_days',
  sums: 'decision_tallies',
  columns: COLUMNS,
  rows: DAY_ROWS,
  span: Prisma.sql`
    SELECT min(decided_at) AS first, max(decided_at) AS last FROM lookups WHERE decision IS NOT NULL`,
  open: NO_DAYS,
};

/** Sums of a period by day, deciding account and market; `wait_ms` is the time from finish to decision. */
export function decisionSumsSql(period: TalliedPeriod): Prisma.Sql {
  return sumsSql(period, Prisma.sql`SELECT day, ${COLUMNS} FROM decision_tallies WHERE TRUE`, DAY_ROWS);
}
