import { previousPeriod, type Period } from '@svc/domain/usage/period';
import { Prisma } from '../generated/prisma/client.ts';
import { boundsSql, lookupSumsSql, type TalliedPeriod } from '../usage/lookup-tallies.ts';

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

/** Hours from finish to decision: of all decisions of a period, or of those of one account. */
export interface HoursRow {
  readonly account_id: string | null;
  readonly is_current: boolean;
  readonly average: number;
  readonly median: number;
}

/** A period and the one before it as one. */
export function bothPeriods(period: Period): Period {
  return { from: previousPeriod(period).from, to: period.to };
}

const PART = Prisma.sql`
  CASE WHEN grouping(day) = 0 THEN 'day' WHEN grouping(market) = 0 THEN 'market'
    WHEN grouping(account_id) = 0 THEN 'account' ELSE 'total' END AS part,
  coalesce(day::text, market::text, account_id::text, '') AS key, is_current`;

const GROUPINGS = Prisma.sql`
  GROUP BY GROUPING SETS ((is_current), (is_current, day), (is_current, market), (is_current, account_id))`;

/** Lookups created in a period and in the one before. */
export function lookupGroupsSql(period: Period, tallied: TalliedPeriod): Prisma.Sql {
  const sum = (condition: string): Prisma.Sql =>
    Prisma.sql`coalesce(sum(lookups) FILTER (WHERE ${Prisma.raw(condition)}), 0)::int`;
  return Prisma.sql`
    SELECT ${PART}, ${sum("status = 'queued'")} AS queued, ${sum("status = 'processing'")} AS processing,
      ${sum("status = 'proposed'")} AS proposed, ${sum("status = 'needs_review'")} AS needs_review,
      ${sum("status = 'needs_info'")} AS needs_info, ${sum("status = 'error'")} AS error,
      ${sum("kind = 'batch'")} AS batch_rows
    FROM (
      SELECT sums.*, day >= ${period.from}::date AS is_current FROM (${lookupSumsSql(tallied, null)}) sums
    ) groups
    ${GROUPINGS}`;
}

/** Decisions that were made in a period, or in the one before, and stand. */
export function decisionGroupsSql(period: Period): Prisma.Sql {
  const { start, end } = boundsSql(bothPeriods(period));
  const sum = (decision: string): Prisma.Sql =>
    Prisma.sql`coalesce(sum(count) FILTER (WHERE decision = ${decision}::decision), 0)::int`;
  return Prisma.sql`
    SELECT ${PART}, ${sum('approved')} AS approved, ${sum('overridden')} AS overridden, ${sum('rejected')} AS rejected
    FROM (
      SELECT days.*, day >= ${period.from}::date AS is_current
      FROM (
        SELECT (decided_at AT TIME ZONE 'UTC')::date AS day, market, decided_by_id AS account_id, decision,
          count(*) AS count
        FROM lookups WHERE decision IS NOT NULL AND decided_at >= ${start} AND decided_at < ${end}
        GROUP BY 1, 2, 3, 4
      ) days
    ) groups
    ${GROUPINGS}`;
}

/** Average and median time to a decision, of each period and of each account in it. `extract` would count in slow decimals. */
export function decisionHoursSql(period: Period): Prisma.Sql {
  const { start } = boundsSql(period);
  const { start: before, end } = boundsSql(bothPeriods(period));
  return Prisma.sql`
    SELECT is_current, account_id, avg(hours) AS average, percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS median
    FROM (
      SELECT decided_at >= ${start} AS is_current, decided_by_id AS account_id,
        date_part('epoch', decided_at - finished_at) / 3600 AS hours
      FROM lookups WHERE decision IS NOT NULL AND decided_at >= ${before} AND decided_at < ${end}
    ) decided
    GROUP BY GROUPING SETS ((is_current), (is_current, account_id))`;
}
