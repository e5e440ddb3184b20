import type { Period } from '@svc/domain/usage/period';
import type { LedgerKindTotals, Usage, UsagePart, UsageReader, UsageSum } from '@svc/domain/usage/usage';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { createLedgerReads } from './ledger-reads.ts';
import { boundsSql, lookupSumsSql, tallyDays } from './lookup-tallies.ts';
import { usageSumsSql, type UsageRow } from './usage-sums.sql.ts';

/** Usage and ledger in PostgreSQL. */
export function createUsageReader(db: PrismaClient): UsageReader {
  return {
    usage: async (accountId, period) =>
      toUsage(await db.$queryRaw<UsageRow[]>(usageSumsSql(accountId, await tallyDays(db, period)))),
    totals: async (accountId, period) => {
      const sums = lookupSumsSql(await tallyDays(db, period), accountId);
      const rows = await db.$queryRaw<{ lookups: number; credits: string }[]>`
        SELECT coalesce(sum(lookups), 0)::int AS lookups, coalesce(sum(credits), 0)::text AS credits FROM (${sums}) sums`;
      return { lookups: rows[0]?.lookups ?? 0, creditsUsed: rows[0]?.credits ?? '0' };
    },
    ledgerByKind: (accountId, period) => ledgerByKind(db, accountId, period),
    ...createLedgerReads(db),
  };
}

function ledgerByKind(db: PrismaClient, accountId: string, period: Period): Promise<LedgerKindTotals[]> {
  const { start, end } = boundsSql(period);
  return db.$queryRaw<LedgerKindTotals[]>`
    SELECT kind::text AS kind, count(*)::int AS count,
      coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::text AS added,
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::text AS removed
    FROM ledger_entries WHERE account_id = ${accountId} AND created_at >= ${start} AND created_at < ${end}
    GROUP BY ledger_entries.kind ORDER BY ledger_entries.kind`;
}

function toUsage(rows: readonly UsageRow[]): Usage {
  const total = rows.find((row) => row.part === 'total');
  const part = (name: UsageRow['part']): readonly UsagePart[] =>
    rows.filter((row) => row.part === name).map((row) => ({ key: row.key, ...sumOf(row) }));
  return {
    totals: total === undefined ? { lookups: 0, creditsUsed: '0' } : sumOf(total),
    chargedLookups: total?.charged ?? 0,
    avgProcessingMs: Math.round(total?.avg_ms ?? 0),
    daily: new Map(rows.filter((row) => row.part === 'day').map((row) => [row.key, sumOf(row)])),
    byKind: part('kind'),
    byMarket: part('market'),
    byStatus: part('status'),
  };
}

function sumOf(row: UsageRow): UsageSum {
  return { lookups: row.lookups, creditsUsed: row.credits };
}
