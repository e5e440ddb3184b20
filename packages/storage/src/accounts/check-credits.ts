import type { CreditCheck, CreditFault } from '@svc/domain/credits/credit-check';
import type { Db } from '../prisma.ts';

interface SumsRow {
  readonly id: string;
  readonly balance: string;
  readonly ledger: string;
  readonly held: string;
  readonly holds: string;
  readonly booked: string;
  readonly charged: string;
}

/**
 * Adds up the credits of every account in one statement, so that running work cannot look like an error: balance
 * against ledger, reserved fees against unfinished lookups, charged fees against charged lookups.
 */
export async function checkCredits(db: Pick<Db, '$queryRaw'>): Promise<CreditCheck> {
  const rows = await db.$queryRaw<SumsRow[]>`
    WITH ledger AS (
      SELECT account_id, sum(amount) AS total, -coalesce(sum(amount) FILTER (WHERE kind = 'usage'), 0) AS booked
      FROM ledger_entries GROUP BY account_id
    ), work AS (
      SELECT account_id, sum(held_fee) FILTER (WHERE finished_at IS NULL) AS holds, sum(charged_fee) AS charged
      FROM lookups GROUP BY account_id
    )
    SELECT a.id, a.balance::text AS balance, coalesce(l.total, 0)::numeric(14, 2)::text AS ledger,
      a.held::text AS held, coalesce(w.holds, 0)::numeric(14, 2)::text AS holds,
      coalesce(l.booked, 0)::numeric(14, 2)::text AS booked, coalesce(w.charged, 0)::numeric(14, 2)::text AS charged
    FROM accounts a LEFT JOIN ledger l ON l.account_id = a.id LEFT JOIN work w ON w.account_id = a.id
    ORDER BY a.created_at, a.id`;

  return { accounts: rows.length, faults: rows.flatMap(faultsOf) };
}

function faultsOf({ id, ...sums }: SumsRow): readonly CreditFault[] {
  const faults: readonly CreditFault[] = [
    { accountId: id, kind: 'balance', found: sums.balance, expected: sums.ledger },
    { accountId: id, kind: 'held', found: sums.held, expected: sums.holds },
    { accountId: id, kind: 'fees', found: sums.booked, expected: sums.charged },
  ];

  return faults.filter(({ found, expected }) => found !== expected);
}
