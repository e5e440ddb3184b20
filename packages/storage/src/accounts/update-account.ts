import type { AccountChange } from '@svc/domain/accounts/account-store';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

type Outcome = 'updated' | 'unknown' | 'last_admin';

/** Changes an account unless that would leave no active administrator. */
export async function updateAccount(db: Db, id: string, change: AccountChange): Promise<Outcome> {
  const staysAdmin = (change.role ?? 'admin') === 'admin' && change.active !== false;
  return staysAdmin ? changeFreely(db, id, change) : changeGuarded(db, id, change);
}

async function changeFreely(db: Db, id: string, change: AccountChange): Promise<Outcome> {
  const { role, plan, active, trialEndsAt } = change;
  const data = {
    ...(role === undefined ? {} : { role }),
    ...(plan === undefined ? {} : { planKey: plan }),
    ...(active === undefined ? {} : { active }),
    ...(trialEndsAt === undefined ? {} : { trialEndsAt }),
  };
  return (await db.account.updateMany({ where: { id }, data })).count > 0 ? 'updated' : 'unknown';
}

interface GuardedRow {
  readonly changed: boolean;
  readonly known: boolean;
}

// The administrators are locked first and in one order: of two that lower each other at the same time the
// second waits, and then sees that it is the last.
async function changeGuarded(db: Db, id: string, change: AccountChange): Promise<Outcome> {
  const rows = await db.$queryRaw<GuardedRow[]>`
    WITH admins AS MATERIALIZED (
      SELECT id FROM accounts WHERE role = 'admin' AND active ORDER BY id FOR UPDATE
    ), changed AS (
      UPDATE accounts SET ${assignments(change)}
      WHERE id = ${id}
        AND (EXISTS (SELECT 1 FROM admins WHERE admins.id <> ${id})
          OR NOT EXISTS (SELECT 1 FROM admins WHERE admins.id = ${id}))
      RETURNING accounts.id
    )
    SELECT EXISTS (SELECT 1 FROM changed) AS changed, EXISTS (SELECT 1 FROM accounts WHERE id = ${id}) AS known`;
  const row = rows[0];
  if (row?.changed === true) return 'updated';
  return row?.known === true ? 'last_admin' : 'unknown';
}

function assignments({ role, plan, active, trialEndsAt }: AccountChange): Prisma.Sql {
  return Prisma.join([
    Prisma.sql`id = id`,
    ...(role === undefined ? [] : [Prisma.sql`role = ${role}::role`]),
    ...(plan === undefined ? [] : [Prisma.sql`plan_key = ${plan}::text`]),
    ...(active === undefined ? [] : [Prisma.sql`active = ${active}::boolean`]),
    ...(trialEndsAt === undefined ? [] : [Prisma.sql`trial_ends_at = ${trialEndsAt}::timestamptz`]),
  ]);
}
