import type { OverriddenPair, Productivity, ReportReader } from '@svc/domain/reports/productivity';
import type { Period } from '@svc/domain/usage/period';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { tallyDays } from '../usage/lookup-tallies.ts';
import { assembleReport, type AccountRow, type CommentRow } from './assemble-report.ts';
import { commentsSql, reviewQueueSql, topOverriddenSql } from './report-lists.sql.ts';
import {
  bothPeriods,
  decisionGroupsSql,
  decisionHoursSql,
  lookupGroupsSql,
  type DecisionGroupRow,
  type HoursRow,
  type LookupGroupRow,
} from './report-sums.sql.ts';

/** Reports in PostgreSQL. */
export function createReportReader(db: PrismaClient): ReportReader {
  return { productivity: (period) => readProductivity(db, period) };
}

async function readProductivity(db: PrismaClient, period: Period): Promise<Productivity> {
  const [lookups, decisions, hours, comments, queue, topOverridden] = await Promise.all([
    readLookups(db, period),
    db.$queryRaw<DecisionGroupRow[]>(decisionGroupsSql(period)),
    db.$queryRaw<HoursRow[]>(decisionHoursSql(period)),
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
  return assembleReport({ lookups, decisions, hours, comments, accounts, reviewQueue, topOverridden });
}

async function readLookups(db: PrismaClient, period: Period): Promise<LookupGroupRow[]> {
  const tallied = await tallyDays(db, bothPeriods(period));
  return db.$queryRaw<LookupGroupRow[]>(lookupGroupsSql(period, tallied));
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
