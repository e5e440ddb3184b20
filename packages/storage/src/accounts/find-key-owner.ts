import { lesserRole, type Role } from '@svc/domain/accounts/account';
import type { KeyOwner } from '@svc/domain/accounts/account-store';
import type { Db } from '../prisma.ts';
import { actorOf, OWNER_COLUMNS, type OwnerRow } from './owner-row.ts';

// Frequent calls are recorded once a minute; concurrent ones do not wait for each other.
const NOTE_AFTER_SECONDS = 60;

interface KeyOwnerRow extends OwnerRow {
  readonly key_id: string;
  readonly key_role: Role;
  readonly key_name: string;
  readonly read_only: boolean;
}

/** Finds account, role and plan of an unrevoked key and records its use, in one query because it runs on every call. */
export async function findKeyOwner(db: Db, hash: string): Promise<KeyOwner | null> {
  const rows = await db.$queryRaw<KeyOwnerRow[]>`/* prepared as key_owner */
    WITH due AS (
      SELECT id FROM api_keys
      WHERE hash = ${hash} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
        AND (last_used_at IS NULL OR last_used_at < now() - make_interval(secs => ${NOTE_AFTER_SECONDS}))
      FOR NO KEY UPDATE SKIP LOCKED
    ), noted AS (
      UPDATE api_keys u SET last_used_at = now() FROM due WHERE u.id = due.id
    )
    SELECT k.id AS key_id, k.role::text AS key_role, k.name AS key_name, k.read_only, ${OWNER_COLUMNS}
    FROM api_keys k JOIN accounts a ON a.id = k.account_id LEFT JOIN plans p ON p.key = a.plan_key
    WHERE k.hash = ${hash} AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())`;
  const row = rows[0];
  if (row === undefined) return null;
  if (!row.active) return { kind: 'deactivated' };

  const role = lesserRole(row.role, row.key_role);
  const key = { keyName: row.key_name, keyId: row.key_id, ...(row.read_only ? { readOnly: true } : {}) };
  const via = { via: 'api_key', ...key } as const;

  return { kind: 'active', actor: { ...actorOf(row), role, ...via } };
}
