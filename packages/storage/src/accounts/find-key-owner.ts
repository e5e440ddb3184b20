import type { KeyOwner } from '@svc/domain/accounts/account-store';
import { lesserRole, type Role } from '@svc/domain/accounts/role';
import type { Db } from '../prisma.ts';
import { actorOf, OWNER_COLUMNS, type OwnerRow } from './owner-row.ts';

interface KeyOwnerRow extends OwnerRow {
  readonly key_role: Role;
  readonly key_name: string;
}

/** Account, role and plan behind an unrevoked key, in one query: it runs on every call. */
export async function findKeyOwner(db: Db, hash: string): Promise<KeyOwner | null> {
  const rows = await db.$queryRaw<KeyOwnerRow[]>`/* prepared as key_owner */
    SELECT k.role::text AS key_role, k.name AS key_name, ${OWNER_COLUMNS}
    FROM api_keys k JOIN accounts a ON a.id = k.account_id LEFT JOIN plans p ON p.key = a.plan_key
    WHERE k.hash = ${hash} AND k.revoked_at IS NULL`;
  const row = rows[0];
  if (row === undefined) return null;
  if (!row.active) return { kind: 'deactivated' };
  const role = lesserRole(row.role, row.key_role);
  return { kind: 'active', actor: { ...actorOf(row), role, via: 'api_key', keyName: row.key_name } };
}
