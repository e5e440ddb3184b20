import { Prisma } from '../generated/prisma/client.ts';
import type { TalliedPeriod } from '../tallies/day-tallies.ts';
import { lookupSumsSql } from '../tallies/lookup-tallies.ts';

export interface UsageRow {
  readonly part: 'total' | 'day' | 'kind' | 'market' | 'status';
  readonly key: string;
  readonly lookups: number;
  readonly credits: string;
  readonly charged: number;
  /** Mean duration of finished lookups; null if there are none. */
  readonly avg_ms: number | null;
}

const COLUMN_PARTS = [
  ['kind', 'batch', 'batch_rows', 'credits_of_batch_rows'],
  ['kind', 'single', 'singles', 'credits_of_singles'],
  ['kind', 'sku', 'skus', 'credits_of_skus'],
  ['status', 'error', 'error', 'credits_of_error'],
  ['status', 'needs_info', 'needs_info', 'credits_of_needs_info'],
  ['status', 'needs_review', 'needs_review', 'credits_of_needs_review'],
  ['status', 'processing', 'processing', '0'],
  ['status', 'proposed', 'proposed', 'credits_of_proposed'],
  ['status', 'queued', 'queued', '0'],
] as const;

const COLUMNS = Prisma.raw(
  [...new Set(COLUMN_PARTS.flatMap(([, , lookups, credits]) => [lookups, credits]))]
    .filter((column) => column !== '0')
    .map((column) => `coalesce(sum(${column}), 0) AS ${column}`)
    .join(', '),
);
const UNPIVOTED = Prisma.raw(
  COLUMN_PARTS.map(([part, key, lookups, credits]) => `('${part}', '${key}', ${lookups}, ${credits})`).join(
    ', ',
  ),
);

export function usageSumsSql(accountId: string, tallied: TalliedPeriod): Prisma.Sql {
  return Prisma.sql`
    WITH groups AS (
      SELECT CASE WHEN grouping(day) = 0 THEN 'day' WHEN grouping(market) = 0 THEN 'market' ELSE 'total' END AS part,
        coalesce(day::text, market::text, '') AS key, ${COLUMNS}, coalesce(sum(charged), 0) AS charged,
        coalesce(sum(processing_ms), 0) AS processing_ms
      FROM (${lookupSumsSql(tallied, accountId)}) sums
      GROUP BY GROUPING SETS ((), (day), (market))
    ), parts AS (
      SELECT part, key, singles + batch_rows + skus AS lookups,
        credits_of_singles + credits_of_batch_rows + credits_of_skus AS credits, charged,
        processing_ms / nullif(proposed + needs_review + needs_info + error, 0) AS avg_ms
      FROM groups
      UNION ALL
      SELECT p.part, p.key, p.lookups, p.credits, 0, NULL
      FROM groups g, LATERAL (VALUES ${UNPIVOTED}) p(part, key, lookups, credits)
      WHERE g.part = 'total' AND p.lookups > 0
    )
    SELECT part, key, lookups::int AS lookups, credits::text AS credits, charged::int AS charged, avg_ms::float8 AS avg_ms
    FROM parts ORDER BY part, key`;
}
