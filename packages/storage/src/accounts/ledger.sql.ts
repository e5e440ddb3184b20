import type { NewAccount } from '@svc/domain/accounts/account-store';
import { BALANCE_MAX } from '@svc/domain/credits/grant-credits';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * One statement: inserts the account and its signup credits as ledger row 1, a sandbox without a ledger; nothing if the
 * email is taken.
 */
export function createAccountSql(account: NewAccount): Prisma.Sql {
  const { sandbox = false } = account;
  return Prisma.sql`
    WITH made AS (
      INSERT INTO accounts (id, name, email, role, plan_key, trial_ends_at, password_hash, sandbox, balance, ledger_seq, created_at)
      VALUES (${account.id}, ${account.name}, ${account.email}, ${account.role}::role, ${account.plan},
        ${account.trialEndsAt}::timestamptz, ${account.passwordHash}, ${sandbox},
        ${sandbox ? '0' : account.signupCredits}::numeric, ${sandbox ? null : 1}, ${account.createdAt}::timestamptz)
      ON CONFLICT (email) DO NOTHING
      RETURNING id, sandbox, balance, created_at
    ), booked AS (
      INSERT INTO ledger_entries (account_id, seq, kind, amount, balance_before, balance_after, created_at)
      SELECT id, 1, 'signup', balance, 0, balance, created_at FROM made WHERE NOT sandbox
    )
    SELECT id FROM made`;
}

interface Grant {
  readonly accountId: string;
  readonly amount: string;
  readonly note: string | null;
  readonly byId: string | null;
  readonly at: Date;
}

/**
 * One statement: updates the balance and adds a ledger row; nothing if reserved fees need more or the balance would be
 * too large.
 */
export function grantCreditsSql(grant: Grant): Prisma.Sql {
  return Prisma.sql`
    WITH paid AS (
      UPDATE accounts SET balance = balance + ${grant.amount}::numeric, ledger_seq = coalesce(ledger_seq, 0) + 1
      WHERE id = ${grant.accountId} AND balance + ${grant.amount}::numeric BETWEEN held AND ${BALANCE_MAX}::numeric
      RETURNING id, balance, ledger_seq
    ), booked AS (
      INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after, note, created_by_id, created_at)
      SELECT id, ledger_seq, nullif(ledger_seq - 1, 0), 'grant', ${grant.amount}::numeric,
        balance - ${grant.amount}::numeric, balance, ${grant.note}, ${grant.byId}, ${grant.at}::timestamptz
      FROM paid
    )
    SELECT balance::text AS balance FROM paid`;
}
