import type { OverriddenPair, Productivity, ReportReader } from '@svc/domain/reports/productivity';
import { previousPeriod, type Period } from '@svc/domain/usage/period';
import { REVIEW_STATUSES } from '@svc/domain/lookups/lookup-status';
import { type PrismaClient, Prisma } from '../generated/prisma/client.ts';
import { tallyDays, boundsSql } from '../tallies/day-tallies.ts';
import { DECISION_TALLIES } from '../tallies/decision-tallies.ts';
import { LOOKUP_TALLIES } from '../tallies/lookup-tallies.ts';
import { assembleReport, type AccountRow, type CommentRow } from './assemble-report.ts';
import {
  bothPeriods,
  decisionGroupsSql,
  lookupGroupsSql,
  mediansSql,
  type DecisionGroup,
  type DecisionGroupRow,
  type LookupGroupRow,
  type MedianRow,
} from './report-sums.sql.ts';
import { ownedBy } from '../owner-sql.ts';
import { statesSql } from '../state-sql.ts';

const TOP_OVERRIDDEN_MAX = 10;

// The statuses are literals so that the partial index of the queue applies.
const WAITS_FOR_PERSON = statesSql(REVIEW_STATUSES);

export function createReportReader(db: PrismaClient): ReportReader {
  return { productivity: (period) => readProductivity(db, period) };
}

async function readProductivity(db: PrismaClient, period: Period): Promise<Productivity> {
  const [lookups, { decisions, medians }, comments, queue, topOverridden] = await Promise.all([
    readLookups(db, period),
    readDecisions(db, period),
    db.$queryRaw<CommentRow[]>(commentsSql(period)),
    db.$queryRaw<{ waiting: number }[]>(reviewQueueSql(period)),
    db.$queryRaw<OverriddenPair[]>(topOverriddenSql(period)),
  ]);
  const accounts = await readAccounts(db, [
    ...accountsOf(lookups),
    ...accountsOf(decisions),
    ...authorsOf(comments),
  ]);
  const reviewQueue = queue[0]?.waiting ?? 0;

  return assembleReport({ lookups, decisions, medians, comments, accounts, reviewQueue, topOverridden });
}

async function readLookups(db: PrismaClient, period: Period): Promise<LookupGroupRow[]> {
  const tallied = await tallyDays(db, LOOKUP_TALLIES, bothPeriods(period));
  return db.$queryRaw<LookupGroupRow[]>(lookupGroupsSql(period, tallied));
}

async function readDecisions(db: PrismaClient, period: Period) {
  const tallied = await tallyDays(db, DECISION_TALLIES, bothPeriods(period));
  const decisions = await db.$queryRaw<DecisionGroupRow[]>(decisionGroupsSql(period, tallied));
  const groups = decisions.flatMap((row) => groupOf(row, period));
  const medians = groups.length === 0 ? [] : await db.$queryRaw<MedianRow[]>(mediansSql(groups));
  return { decisions, medians };
}

function groupOf(row: DecisionGroupRow, period: Period): readonly DecisionGroup[] {
  const isAccount = row.part === 'account' && row.is_current && row.key !== '';
  if (!isAccount && row.part !== 'total') return [];

  return [
    {
      period: row.is_current ? period : previousPeriod(period),
      is_current: row.is_current,
      account_id: isAccount ? row.key : null,
      decisions: row.approved + row.overridden + row.rejected,
    },
  ];
}

function accountsOf(rows: readonly (LookupGroupRow | DecisionGroupRow)[]): readonly string[] {
  return rows.filter((row) => row.part === 'account' && row.is_current).map((row) => row.key);
}

function authorsOf(rows: readonly CommentRow[]): readonly string[] {
  return rows.map((row) => row.account_id);
}

function readAccounts(db: PrismaClient, ids: readonly string[]): Promise<AccountRow[]> {
  return db.account.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true, role: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}

function commentsSql(period: Period): Prisma.Sql {
  const { start, end } = boundsSql(period);
  return Prisma.sql`
    SELECT by_id AS account_id, count(*)::int AS comments FROM lookup_events
    WHERE kind = 'comment' AND at >= ${start} AND at < ${end} AND by_id IS NOT NULL
      AND ${ownedBy(null, Prisma.sql`by_id`)}
    GROUP BY by_id`;
}

function reviewQueueSql(period: Period): Prisma.Sql {
  const { start, end } = boundsSql(period);
  return Prisma.sql`
    SELECT count(*)::int AS waiting FROM lookups
    WHERE status IN (${WAITS_FOR_PERSON}) AND decision IS NULL AND NOT resolved
      AND ${ownedBy(null)} AND created_at >= ${start} AND created_at < ${end}`;
}

/** Overridden codes with their final codes, most frequent first. */
function topOverriddenSql(period: Period): Prisma.Sql {
  const { start, end } = boundsSql(period);

  return Prisma.sql`
    SELECT market::text AS market, recommended_code AS "recommendedCode", final_code AS "finalCode",
      count(*)::int AS count, max(decided_at) AS "lastAt"
    FROM lookups WHERE decision = 'overridden' AND decided_at >= ${start} AND decided_at < ${end}
    GROUP BY market, recommended_code, final_code
    ORDER BY count DESC, "lastAt" DESC, market, recommended_code, final_code
    LIMIT ${TOP_OVERRIDDEN_MAX}`;
}
