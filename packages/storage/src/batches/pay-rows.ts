import { isCreditExempt } from '@svc/domain/accounts/account';
import type { ClassifiedRow } from '@svc/domain/batches/batch-work-store';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

interface Payment {
  readonly paid: readonly ClassifiedRow[];
  readonly unpaid: readonly ClassifiedRow[];
}

/** Fee per row of an account, decimal text; null if it is exempt. */
export async function feeOf(db: Db, accountId: string, fee: string): Promise<string | null> {
  const select = { role: true, sandbox: true } as const;
  const account = await db.account.findUniqueOrThrow({ where: { id: accountId }, select });
  return isCreditExempt(account) ? null : fee;
}

/**
 * Charges as many rows as the account covers and writes the fees to its ledger. The account stays locked until the
 * transaction ends and other payments wait, so call it late.
 */
export async function payRows(
  db: Db,
  accountId: string,
  rows: readonly ClassifiedRow[],
  fee: string | null,
  at: Date,
): Promise<Payment> {
  if (rows.length === 0 || fee === null) return { paid: rows, unpaid: [] };

  // The lock protects the balance until the fees are taken.
  const accounts = await db.$queryRaw<{ covered: number }[]>`
    SELECT CASE WHEN ${fee}::numeric = 0 THEN ${rows.length}
        ELSE least(${rows.length}, floor((balance - held) / nullif(${fee}::numeric, 0))) END::int AS covered
    FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
  const covered = accounts[0]?.covered ?? rows.length;
  const paid = rows.slice(0, covered);

  await db.$executeRaw(takeFeesSql(accountId, paid, fee, at));

  return { paid, unpaid: rows.slice(covered) };
}

/** One statement: updates the balance after all fees and adds a ledger row for each. */
function takeFeesSql(accountId: string, paid: readonly ClassifiedRow[], fee: string, at: Date): Prisma.Sql {
  const lookupIds = paid.map((row) => row.lookupId);

  return Prisma.sql`
    WITH taken AS (
      UPDATE accounts SET balance = balance - ${fee}::numeric * ${paid.length}::int,
        ledger_seq = coalesce(ledger_seq, 0) + ${paid.length}::int
      WHERE id = ${accountId} AND ${paid.length}::int > 0 AND ${fee}::numeric > 0
      RETURNING id, balance + ${fee}::numeric * ${paid.length}::int AS before, ledger_seq - ${paid.length}::int AS seq
    )
    INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after, lookup_id, created_at)
    SELECT t.id, t.seq + n.place, nullif(t.seq + n.place - 1, 0), 'usage', -${fee}::numeric,
      t.before - ${fee}::numeric * (n.place - 1), t.before - ${fee}::numeric * n.place, n.lookup_id, ${at}::timestamptz
    FROM taken t, unnest(${lookupIds}::text[]) WITH ORDINALITY AS n(lookup_id, place)
    ORDER BY n.place`;
}
