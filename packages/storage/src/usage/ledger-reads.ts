import { boundsOf, type Period } from '@svc/domain/usage/period';
import type { LedgerFilter, LedgerRow, LedgerTotals, UsageReader } from '@svc/domain/usage/usage';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { tallyDays } from '../tallies/day-tallies.ts';
import { LEDGER_TALLIES, ledgerSumsSql } from '../tallies/ledger-tallies.ts';

const CHUNK_ROWS = 2000;
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9998-12-31';

export function createLedgerReads(
  db: PrismaClient,
): Pick<UsageReader, 'ledger' | 'ledgerTotals' | 'ledgerChunks'> {
  const page = (filter: LedgerFilter, range: Prisma.Sql): Promise<PlacedRow[]> =>
    db.$queryRaw<PlacedRow[]>`
      SELECT l.id::float8 AS id, l.created_at AS "createdAt", l.kind::text AS kind, l.amount::text AS amount,
        l.balance_after::text AS "balanceAfter", l.lookup_id AS "lookupId", l.note, by_account.name AS "createdByName",
        a.id AS "accountId", a.name AS "accountName", a.email AS "accountEmail", l.tokens,
        ${placeOf(filter)}::float8 AS place
      FROM ledger_entries l JOIN accounts a ON a.id = l.account_id
      LEFT JOIN accounts by_account ON by_account.id = l.created_by_id
      WHERE ${ledgerWhere(filter)} ${range}`;

  return {
    ledger: async (filter, offset, limit) =>
      (await page(filter, Prisma.sql`${newestFirst(filter)} OFFSET ${offset} LIMIT ${limit}`)).map(toRow),
    ledgerTotals: (filter) => ledgerTotals(db, filter),
    ledgerChunks: async function* (filter) {
      let after: Prisma.Sql = Prisma.empty;
      for (;;) {
        const rows = await page(filter, Prisma.sql`${after} ${newestFirst(filter)} LIMIT ${CHUNK_ROWS}`);
        const last = rows.at(-1);
        if (last === undefined) return;
        yield rows.map(toRow);
        after = Prisma.sql`AND ${placeOf(filter)} < ${last.place}::bigint`;
      }
    },
  };
}

interface PlacedRow extends LedgerRow {
  readonly place: number;
}

function toRow({ place: _place, ...row }: PlacedRow): LedgerRow {
  return row;
}

// Sort by booking order: sorted by time, bookings that waited for each other would be out of order. Ids are assigned
// while the account is locked: across accounts they give the order that `seq` gives within one.
function placeOf({ accountId }: LedgerFilter): Prisma.Sql {
  return accountId === null ? Prisma.sql`l.id` : Prisma.sql`l.seq`;
}

function newestFirst(filter: LedgerFilter): Prisma.Sql {
  return Prisma.sql`ORDER BY ${placeOf(filter)} DESC`;
}

async function ledgerTotals(
  db: PrismaClient,
  { accountId, period, kind }: LedgerFilter,
): Promise<LedgerTotals & { readonly count: number }> {
  const sums = ledgerSumsSql(await tallyDays(db, LEDGER_TALLIES, wholePeriod(period)), accountId);
  const ofKind = kind === undefined ? Prisma.empty : Prisma.sql`WHERE sums.kind = ${kind}::ledger_kind`;
  const rows = await db.$queryRaw<(LedgerTotals & { readonly count: number })[]>`
    SELECT coalesce(sum(bookings), 0)::int AS count, coalesce(sum(added), 0)::text AS added,
      coalesce(sum(removed), 0)::text AS removed, coalesce(sum(added - removed), 0)::text AS net
    FROM (${sums}) sums ${ofKind}`;

  return rows[0] ?? { count: 0, added: '0', removed: '0', net: '0' };
}

function wholePeriod({ from, to }: Partial<Period>): Period {
  return { from: from ?? FIRST_DAY, to: to ?? LAST_DAY };
}

function ledgerWhere({ accountId, period, kind }: LedgerFilter): Prisma.Sql {
  const { start, end } = boundsOf(wholePeriod(period));
  const parts = [
    Prisma.sql`l.created_at >= ${start}::timestamptz AND l.created_at < ${end}::timestamptz`,
    ...(accountId === null ? [] : [Prisma.sql`l.account_id = ${accountId}`]),
    ...(kind === undefined ? [] : [Prisma.sql`l.kind = ${kind}::ledger_kind`]),
  ];

  return Prisma.join(parts, ' AND ');
}
