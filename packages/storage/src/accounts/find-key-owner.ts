import type { KeyOwner } from '@svc/domain/accounts/account-store';
import type { PlanGrant } from '@svc/domain/accounts/actor';
import { lesserRole, type Role } from '@svc/domain/accounts/role';
import type { Db } from '../prisma.ts';

interface OwnerRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly key_role: Role;
  readonly key_name: string;
  readonly active: boolean;
  readonly trial_ends_at: Date | null;
  readonly plan_key: string | null;
  readonly trial_days: number | null;
  readonly entitlements: readonly EntitlementRow[] | null;
}

interface EntitlementRow {
  readonly key: string;
  readonly kind: 'feature' | 'limit';
  readonly enabled: boolean;
  readonly value: number | null;
}

/** Account, role and plan behind an unrevoked key, in one query: it runs on every call. */
export async function findKeyOwner(db: Db, hash: string): Promise<KeyOwner | null> {
  const rows = await db.$queryRaw<OwnerRow[]>`
    SELECT a.id, a.name, a.email, a.role::text AS role, k.role::text AS key_role, k.name AS key_name, a.active,
      a.trial_ends_at, a.plan_key, p.trial_days,
      (SELECT jsonb_agg(jsonb_build_object('key', e.key, 'kind', e.kind, 'enabled', e.enabled, 'value', e.value))
       FROM entitlements e WHERE e.plan_key = a.plan_key) AS entitlements
    FROM api_keys k JOIN accounts a ON a.id = k.account_id LEFT JOIN plans p ON p.key = a.plan_key
    WHERE k.hash = ${hash} AND k.revoked_at IS NULL`;
  const row = rows[0];
  if (row === undefined) return null;
  return row.active ? { kind: 'active', actor: toActor(row) } : { kind: 'deactivated' };
}

function toActor(row: OwnerRow) {
  return {
    accountId: row.id,
    accountName: row.name,
    email: row.email,
    role: lesserRole(row.role, row.key_role),
    creditExempt: row.role === 'admin',
    via: 'api_key' as const,
    keyName: row.key_name,
    plan: toGrant(row),
    trialEndsAt: row.trial_ends_at,
  };
}

function toGrant(row: OwnerRow): PlanGrant | null {
  if (row.plan_key === null) return null;
  const entitlements = row.entitlements ?? [];
  const features = entitlements
    .filter((entry) => entry.kind === 'feature' && entry.enabled)
    .map((entry) => entry.key);
  const limits = entitlements.filter((entry) => entry.kind === 'limit');
  return {
    key: row.plan_key,
    features: new Set(features),
    limits: new Map(limits.map((entry) => [entry.key, entry.value])),
    hasTrial: row.trial_days !== null,
  };
}
