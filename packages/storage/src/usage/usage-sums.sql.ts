import { Prisma } from '../generated/prisma/client.ts';
import { lookupSumsSql, type TalliedPeriod } from './lookup-tallies.ts';

/** One group of the usage query: which grouping it belongs to, its key, and its sums. */
export interface UsageRow {
  readonly part: 'total' | 'day' | 'kind' | 'market' | 'status';
  readonly key: string;
  readonly lookups: number;
  readonly credits: string;
  readonly charged: number;
  /** Mean duration of the finished lookups; null without one. */
  readonly avg_ms: number | null;
}

/** All sums of an account's period by day, kind, market and status, and in all. */
export function usageSumsSql(accountId: string, tallied: TalliedPeriod): Prisma.Sql {
  return Prisma.sql`
    SELECT
      CASE WHEN grouping(day) = 0 THEN 'day' WHEN grouping(kind) = 0 THEN 'kind' WHEN grouping(market) = 0 THEN 'market'
        WHEN grouping(status) = 0 THEN 'status' ELSE 'total' END AS part,
      coalesce(day::text, kind::text, market::text, status::text, '') AS key,
      coalesce(sum(lookups), 0)::int AS lookups, coalesce(sum(credits), 0)::text AS credits,
      coalesce(sum(charged), 0)::int AS charged,
      (sum(processing_ms) FILTER (WHERE status NOT IN ('queued', 'processing'))
        / nullif(sum(lookups) FILTER (WHERE status NOT IN ('queued', 'processing')), 0))::float8 AS avg_ms
    FROM (${lookupSumsSql(tallied, accountId)}) sums
    GROUP BY GROUPING SETS ((), (day), (kind), (market), (status))
    ORDER BY 1, 2`;
}
