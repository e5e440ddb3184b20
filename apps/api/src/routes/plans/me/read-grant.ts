import type { Entitlement, Plan } from '@svc/domain/accounts/plan';
import type { PlanStore } from '@svc/domain/accounts/plan-store';

/** A plan and what it grants. */
export interface Grant {
  readonly plan: Plan | null;
  readonly entitlements: readonly Entitlement[];
}

/** What an account may: what its plan grants, or without a plan everything that any plan can grant. */
export async function readGrant(plans: PlanStore, planKey: string | null): Promise<Grant> {
  const plan = planKey === null ? null : await plans.find(planKey);
  if (plan !== null) return { plan, entitlements: plan.entitlements };

  const known = new Map(
    (await plans.list()).flatMap(({ entitlements }) => entitlements.map((entry) => [entry.key, entry])),
  );
  const all = [...known.values()].map((entry) => ({ ...entry, enabled: true, value: null }));

  return { plan: null, entitlements: all };
}
