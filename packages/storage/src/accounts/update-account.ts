import type { AccountChange } from '@svc/domain/accounts/account-store';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

type Outcome = 'updated' | 'unknown' | 'last_admin';

/**
 * Updates an account unless that would leave no active administrator. Ends its sessions if it is deactivated or its
 * role lowered; `db` must be a transaction for both to be atomic.
 */
export async function updateAccount(db: Db, id: string, change: AccountChange): Promise<Outcome> {
  const staysAdmin = (change.role ?? 'admin') === 'admin' && change.active !== false;
  const rows = await db.$queryRaw<ChangedRow[]>(changeSql(id, change, !staysAdmin));
  const row = rows[0];
  if (row?.changed !== true) return row?.known === true ? 'last_admin' : 'unknown';

  // A separate statement also sees sessions begun while the first one waited for the account.
  if (row.lost) await db.session.deleteMany({ where: { accountId: id } });

  return 'updated';
}

interface ChangedRow {
  readonly changed: boolean;
  readonly known: boolean;
  readonly lost: boolean;
}

// If this could be the last administrator, locks all administrators first, in a fixed order: of two concurrent
// demotions the second waits and then sees the first.
function changeSql(id: string, change: AccountChange, isGuarded: boolean): Prisma.Sql {
  const admins = Prisma.sql`SELECT id FROM accounts WHERE role = 'admin' AND active ORDER BY id FOR UPDATE`;
  const guard = Prisma.sql`(EXISTS (SELECT 1 FROM admins WHERE admins.id <> ${id})
    OR NOT EXISTS (SELECT 1 FROM admins WHERE admins.id = ${id}))`;

  return Prisma.sql`
    WITH admins AS MATERIALIZED (${isGuarded ? admins : Prisma.sql`SELECT NULL::char(32) AS id WHERE false`}),
    before AS MATERIALIZED (
      SELECT id, role, active FROM accounts
      WHERE id = ${id} AND (SELECT count(*) FROM admins) >= 0 FOR NO KEY UPDATE
    ), changed AS (
      UPDATE accounts SET ${assignments(change)}
      FROM before b WHERE accounts.id = b.id AND ${isGuarded ? guard : Prisma.sql`true`}
      RETURNING (accounts.role < b.role OR (b.active AND NOT accounts.active)) AS lost
    )
    SELECT EXISTS (SELECT 1 FROM changed) AS changed, EXISTS (SELECT 1 FROM before) AS known,
      coalesce((SELECT lost FROM changed), false) AS lost`;
}

function assignments({ role, plan, active, trialEndsAt }: AccountChange): Prisma.Sql {
  return Prisma.join([
    Prisma.sql`id = accounts.id`,
    ...(role === undefined ? [] : [Prisma.sql`role = ${role}::role`]),
    ...(plan === undefined ? [] : [Prisma.sql`plan_key = ${plan}::text`]),
    ...(active === undefined ? [] : [Prisma.sql`active = ${active}::boolean`]),
    ...(trialEndsAt === undefined ? [] : [Prisma.sql`trial_ends_at = ${trialEndsAt}::timestamptz`]),
  ]);
}
