import type { Period } from '@svc/domain/usage/period';
import type { LedgerKindTotals, Usage, UsagePart, UsageReader, UsageSum } from '@svc/domain/usage/usage';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { createLedgerReads } from './ledger-reads.ts';
import { tallyDays } from '../tallies/day-tallies.ts';
import { LEDGER_TALLIES, ledgerSumsSql } from '../tallies/ledger-tallies.ts';
import { LOOKUP_TALLIES, lookupSumsSql } from '../tallies/lookup-tallies.ts';
import { usageSumsSql, type UsageRow } from './usage-sums.sql.ts';

export function createUsageReader(db: PrismaClient): UsageReader {
  return {
    usage: async (accountId, period) =>
      toUsage(
        await db.$queryRaw<UsageRow[]>(usageSumsSql(accountId, await tallyDays(db, LOOKUP_TALLIES, period))),
      ),
    totals: async (accountId, period) => {
      const sums = lookupSumsSql(await tallyDays(db, LOOKUP_TALLIES, period), accountId);
      const rows = await db.$queryRaw<{ lookups: number; credits: string }[]>`
        SELECT coalesce(sum(singles + batch_rows + skus), 0)::int AS lookups,
          coalesce(sum(credits_of_singles + credits_of_batch_rows + credits_of_skus), 0)::text AS credits
        FROM (${sums}) sums`;

      return { lookups: rows[0]?.lookups ?? 0, creditsUsed: rows[0]?.credits ?? '0' };
    },
    ledgerByKind: (accountId, period) => ledgerByKind(db, accountId, period),
    ...createLedgerReads(db),
  };
}

async function ledgerByKind(
  db: PrismaClient,
  accountId: string,
  period: Period,
): Promise<LedgerKindTotals[]> {
  const sums = ledgerSumsSql(await tallyDays(db, LEDGER_TALLIES, period), accountId);
  return db.$queryRaw<LedgerKindTotals[]>`
    SELECT kind::text AS kind, sum(bookings)::int AS count, sum(added)::text AS added, sum(removed)::text AS removed
    FROM (${sums}) sums GROUP BY sums.kind ORDER BY sums.kind`;
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
