import { boundsOf, previousPeriod, type Period } from '@svc/domain/usage/period';
import { Prisma } from '../generated/prisma/client.ts';

/** Bounds of a period and of the one before it, which ends where the period begins. */
function bounds(period: Period) {
  const { start, end } = boundsOf(period);
  return { before: boundsOf(previousPeriod(period)).start, start, end };
}

/** Which grouping a row belongs to; `total` has one row for each of the two periods. */
export type GroupPart = 'total' | 'day' | 'market' | 'account';

interface GroupKeys {
  readonly part: GroupPart;
  readonly key: string;
  readonly is_current: boolean;
}

/** Lookups of one group by their status. */
export interface LookupGroupRow extends GroupKeys {
  readonly queued: number;
  readonly processing: number;
  readonly proposed: number;
  readonly needs_review: number;
  readonly needs_info: number;
  readonly error: number;
  readonly batch_rows: number;
}

/** Decisions of one group by their kind. */
export interface DecisionGroupRow extends GroupKeys {
  readonly approved: number;
  readonly overridden: number;
  readonly rejected: number;
}

/** Hours from finish to decision, of all decisions of a period or of those of one account. */
export interface HoursRow {
  readonly account_id: string | null;
  readonly is_current: boolean;
  readonly average: number | null;
  readonly median: number | null;
}

const PART = Prisma.sql`
  CASE WHEN grouping(day) = 0 THEN 'day' WHEN grouping(market) = 0 THEN 'market'
    WHEN grouping(account_id) = 0 THEN 'account' ELSE 'total' END AS part,
  coalesce(day::text, market::text, account_id::text, '') AS key, is_current`;

// The last three are asked for of the period itself only; the rows of the one before are few and are passed over.
const GROUPINGS = Prisma.sql`GROUP BY GROUPING SETS ((is_current), (is_current, day), (is_current, market), (is_current, account_id))`;

/**
 * Lookups created in a period and in the one before. The inner grouping leaves few rows of many, and may run in
 * parallel, which grouping sets may not.
 */
export function lookupGroupsSql(period: Period): Prisma.Sql {
  const { before, start, end } = bounds(period);
  const sum = (status: string): Prisma.Sql =>
    Prisma.raw(`coalesce(sum(count) FILTER (WHERE status = '${status}'), 0)::int AS ${status}`);
  return Prisma.sql`
    SELECT ${PART}, ${sum('queued')}, ${sum('processing')}, ${sum('proposed')}, ${sum('needs_review')},
      ${sum('needs_info')}, ${sum('error')}, coalesce(sum(count) FILTER (WHERE kind = 'batch'), 0)::int AS batch_rows
    FROM (
      SELECT created_at >= ${start}::timestamptz AS is_current, (created_at AT TIME ZONE 'UTC')::date AS day,
        market, account_id, status, kind, count(*) AS count
      FROM lookups WHERE created_at >= ${before}::timestamptz AND created_at < ${end}::timestamptz
      GROUP BY 1, 2, 3, 4, 5, 6
    ) groups
    ${GROUPINGS}`;
}

/** Decisions that were made in a period, or in the one before, and stand. */
export function decisionGroupsSql(period: Period): Prisma.Sql {
  const { before, start, end } = bounds(period);
  const sum = (decision: string): Prisma.Sql =>
    Prisma.raw(`coalesce(sum(count) FILTER (WHERE decision = '${decision}'), 0)::int AS ${decision}`);
  return Prisma.sql`
    SELECT ${PART}, ${sum('approved')}, ${sum('overridden')}, ${sum('rejected')}
    FROM (
      SELECT decided_at >= ${start}::timestamptz AS is_current, (decided_at AT TIME ZONE 'UTC')::date AS day,
        market, decided_by_id AS account_id, decision, count(*) AS count
      FROM lookups
      WHERE decision IS NOT NULL AND decided_at >= ${before}::timestamptz AND decided_at < ${end}::timestamptz
      GROUP BY 1, 2, 3, 4, 5
    ) groups
    ${GROUPINGS}`;
}

/** Average and median time to a decision, of each period and of each account in the period itself. */
export function decisionHoursSql(period: Period): Prisma.Sql {
  const { before, start, end } = bounds(period);
  return Prisma.sql`
    SELECT is_current, NULL AS account_id, avg(hours)::float8 AS average,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS median
    FROM (
      SELECT decided_at >= ${start}::timestamptz AS is_current, decided_by_id,
        (extract(epoch FROM decided_at - finished_at) / 3600)::float8 AS hours
      FROM lookups
      WHERE decision IS NOT NULL AND decided_at >= ${before}::timestamptz AND decided_at < ${end}::timestamptz
    ) decided
    GROUP BY is_current`;
}
