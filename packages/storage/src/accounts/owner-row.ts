import { isCreditExempt, type Role } from '@svc/domain/accounts/account';
import type { Actor, PlanGrant } from '@svc/domain/accounts/actor';
import type { Entitlement } from '@svc/domain/accounts/plan';
import { Prisma } from '../generated/prisma/client.ts';

export interface OwnerRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly active: boolean;
  readonly sandbox: boolean;
  readonly trial_ends_at: Date | null;
  readonly plan_key: string | null;
  readonly trial_days: number | null;
  readonly entitlements: readonly EntitlementRow[] | null;
}

type EntitlementRow = Omit<Entitlement, 'category'>;

export const OWNER_COLUMNS = Prisma.sql`
  a.id, a.name, a.email, a.role::text AS role, a.active, a.sandbox, a.trial_ends_at, a.plan_key, p.trial_days,
  (SELECT jsonb_agg(jsonb_build_object('key', e.key, 'kind', e.kind, 'enabled', e.enabled, 'value', e.value))
   FROM entitlements e WHERE e.plan_key = a.plan_key) AS entitlements`;

/** Fields of an actor that do not depend on the authentication method. */
export function actorOf(row: OwnerRow): Omit<Actor, 'role' | 'via' | 'keyName'> {
  return {
    accountId: row.id,
    accountName: row.name,
    email: row.email,
    creditExempt: isCreditExempt(row),
    sandbox: row.sandbox,
    plan: planGrantOf(row),
    trialEndsAt: row.trial_ends_at,
  };
}

function planGrantOf(row: OwnerRow): PlanGrant | null {
  if (row.plan_key === null) return null;

  const entitlements = row.entitlements ?? [];
  const features = entitlements.filter((entry) => entry.kind === 'feature');
  const keysOf = (isOn: boolean): ReadonlySet<string> =>
    new Set(features.filter((entry) => entry.enabled === isOn).map((entry) => entry.key));
  const limits = entitlements.filter((entry) => entry.kind === 'limit');

  return {
    key: row.plan_key,
    features: keysOf(true),
    withheld: keysOf(false),
    limits: new Map(limits.map((entry) => [entry.key, entry.value])),
    hasTrial: row.trial_days !== null,
  };
}
