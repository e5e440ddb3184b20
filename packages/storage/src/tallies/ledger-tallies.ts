import { Prisma } from '../generated/prisma/client.ts';
import { ownedBy } from '../owner-sql.ts';
import { NO_DAYS, sumsSql, withinDay, type DayTallies, type TalliedPeriod } from './day-tallies.ts';

function dayRows(accountId: string | null): Prisma.Sql {
  return Prisma.sql`
    SELECT account_id, kind, count(*)::int AS bookings,
      coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS added,
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS removed
    FROM ledger_entries WHERE ${ownedBy(accountId)} AND ${withinDay('created_at')} GROUP BY account_id, kind`;
}

const COLUMNS = Prisma.sql`account_id, kind, bookings, added, removed`;

export const LEDGER_TALLIES: DayTallies = {
  table: 'ledger_tally_days',
  sums: 'ledger_tallies',
  columns: COLUMNS,
  rows: dayRows(null),
  span: Prisma.sql`SELECT min(created_at) AS first, max(created_at) AS last FROM ledger_entries`,
  open: NO_DAYS,
};

/** Sums of a period by day, account and kind; of one account, or of all but sandboxes if null. */
export function ledgerSumsSql(period: TalliedPeriod, accountId: string | null): Prisma.Sql {
  return sumsSql(
    period,
    Prisma.sql`SELECT day, ${COLUMNS} FROM ledger_tallies WHERE ${ownedBy(accountId)}`,
    dayRows(accountId),
  );
}
