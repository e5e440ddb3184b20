import { DECISIONS } from '@svc/domain/lookups/lookup';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import { previousPeriod, type Period } from '@svc/domain/usage/period';
import { Prisma } from '../generated/prisma/client.ts';
import { boundsSql, type TalliedPeriod } from '../tallies/day-tallies.ts';
import { decisionSumsSql } from '../tallies/decision-tallies.ts';
import { lookupSumsSql } from '../tallies/lookup-tallies.ts';

const HOUR_MS = 3_600_000;

export type GroupPart = 'total' | 'day' | 'market' | 'account';

interface GroupKeys {
  readonly part: GroupPart;
  readonly key: string;
  readonly is_current: boolean;
}

export interface LookupGroupRow extends GroupKeys {
  readonly queued: number;
  readonly processing: number;
  readonly proposed: number;
  readonly needs_review: number;
  readonly needs_info: number;
  readonly error: number;
  readonly batch_rows: number;
}

export interface DecisionGroupRow extends GroupKeys {
  readonly approved: number;
  readonly overridden: number;
  readonly rejected: number;
  /** Mean hours from finish to decision. */
  readonly average: number;
}

/** Median hours from finish to decision, over all decisions of a period or those of one account. */
export interface MedianRow {
  readonly account_id: string | null;
  readonly is_current: boolean;
  readonly median: number | null;
}

export function bothPeriods(period: Period): Period {
  return { from: previousPeriod(period).from, to: period.to };
}

const PART = Prisma.sql`
  CASE WHEN grouping(day) = 0 THEN 'day' WHEN grouping(market) = 0 THEN 'market'
    WHEN grouping(account_id) = 0 THEN 'account' ELSE 'total' END AS part,
  coalesce(day::text, market::text, account_id::text, '') AS key, is_current`;

const GROUPINGS = Prisma.sql`
  GROUP BY GROUPING SETS ((is_current), (is_current, day), (is_current, market), (is_current, account_id))`;

export function lookupGroupsSql(period: Period, tallied: TalliedPeriod): Prisma.Sql {
  return groupsSql(period, lookupSumsSql(tallied, null), [...LOOKUP_STATUSES, 'batch_rows'].map(sumSql));
}

export function decisionGroupsSql(period: Period, tallied: TalliedPeriod): Prisma.Sql {
  const average = Prisma.sql`(sum(wait_ms) / sum(${Prisma.raw(DECISIONS.join(' + '))}) / ${HOUR_MS})::float8 AS average`;
  return groupsSql(period, decisionSumsSql(tallied), [...DECISIONS.map(sumSql), average]);
}

function sumSql(column: string): Prisma.Sql {
  return Prisma.raw(`coalesce(sum(${column}), 0)::int AS ${column}`);
}

function groupsSql(period: Period, sums: Prisma.Sql, columns: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`
    SELECT ${PART}, ${Prisma.join([...columns])}
    FROM (SELECT sums.*, day >= ${period.from}::date AS is_current FROM (${sums}) sums) groups
    ${GROUPINGS}`;
}

export interface DecisionGroup {
  readonly period: Period;
  readonly is_current: boolean;
  /** Deciding account; null for all. */
  readonly account_id: string | null;
  readonly decisions: number;
}

/**
 * Medians of the times to a decision. Each group is a separate branch with literal limits: for a short period the
 * planner sorts its decisions, for a long one it scans an index to the middle.
 */
export function mediansSql(groups: readonly DecisionGroup[]): Prisma.Sql {
  return Prisma.join(groups.map(medianSql), ' UNION ALL ');
}

function medianSql({ period, is_current, account_id, decisions }: DecisionGroup): Prisma.Sql {
  const { start, end } = boundsSql(period);
  const decider = account_id === null ? Prisma.empty : Prisma.sql`AND decided_by_id = ${account_id}`;

  return Prisma.sql`
    SELECT ${account_id}::text AS account_id, ${is_current}::boolean AS is_current, (
      SELECT avg(seconds / 3600) FROM (
        SELECT date_part('epoch', decided_at - finished_at) AS seconds FROM lookups
        WHERE decided_at >= ${start} AND decided_at < ${end} ${decider}
        ORDER BY date_part('epoch', decided_at - finished_at) OFFSET ${Math.ceil(decisions / 2) - 1} LIMIT ${decisions % 2 === 0 ? 2 : 1}
      ) middle
    ) AS median`;
}
