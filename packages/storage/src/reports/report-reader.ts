import type { OverriddenPair, Productivity, ReportReader } from '@svc/domain/reports/productivity';
import { previousPeriod, type Period } from '@svc/domain/usage/period';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { tallyDays } from '../tallies/day-tallies.ts';
import { DECISION_TALLIES } from '../tallies/decision-tallies.ts';
import { LOOKUP_TALLIES } from '../tallies/lookup-tallies.ts';
import { assembleReport, type AccountRow, type CommentRow } from './assemble-report.ts';
import { commentsSql, reviewQueueSql, topOverriddenSql } from './report-lists.sql.ts';
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
