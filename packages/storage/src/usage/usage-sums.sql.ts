import { boundsOf, type Period } from '@svc/domain/usage/period';
import { Prisma } from '../generated/prisma/client.ts';

/** One group of the usage query: which grouping it belongs to, its key, and its sums. */
export interface UsageRow {
  readonly part: 'total' | 'day' | 'kind' | 'market' | 'status';
  readonly key: string;
  readonly lookups: number;
  readonly credits: string;
  readonly charged: number;
  readonly avg_ms: number | null;
}

/** All sums of a period in one pass over an index that has every column it needs. */
export function usageSumsSql(accountId: string, period: Period): Prisma.Sql {
  const { start, end } = boundsOf(period);
  return Prisma.sql`
    SELECT
      CASE WHEN grouping(day) = 0 THEN 'day' WHEN grouping(kind) = 0 THEN 'kind' WHEN grouping(market) = 0 THEN 'market'
        WHEN grouping(status) = 0 THEN 'status' ELSE 'total' END AS part,
      coalesce(day::text, kind::text, market::text, status::text, '') AS key,
      count(*)::int AS lookups, coalesce(sum(fee), 0)::text AS credits, count(fee) FILTER (WHERE fee > 0)::int AS charged,
      avg(processing_ms) FILTER (WHERE status NOT IN ('queued', 'processing'))::float8 AS avg_ms
    FROM (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, kind, market, status, charged_fee AS fee, processing_ms
      FROM lookups
      WHERE account_id = ${accountId} AND created_at >= ${start}::timestamptz AND created_at < ${end}::timestamptz
    ) l
    GROUP BY GROUPING SETS ((), (day), (kind), (market), (status))
    ORDER BY 1, 2`;
}
