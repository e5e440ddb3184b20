import { refuse, type FieldFault } from '../errors/refusal.ts';
import type { EntitlementChange, Plan } from './plan.ts';
import type { PlanStore } from './plan-store.ts';

/**
 * Changes what a plan grants and answers the plan as it is then. Refuses with 404 when there is no such plan, and
 * with 422 naming every entry that does not fit the plan.
 */
export async function editPlan(
  plans: PlanStore,
  key: string,
  changes: readonly EntitlementChange[],
): Promise<Plan> {
  const plan = await findPlan(plans, key);
  const errors = changes.flatMap((change, place) => faultsOf(plan, change, place));
  if (errors.length > 0) throw refuse('validation_error', { errors });
  await plans.change(key, changes);
  return findPlan(plans, key);
}

async function findPlan(plans: PlanStore, key: string): Promise<Plan> {
  const plan = await plans.find(key);
  if (plan === null) throw refuse('not_found', { message: 'plan_unknown', params: { plan: key } });
  return plan;
}

function faultsOf({ entitlements }: Plan, change: EntitlementChange, place: number): readonly FieldFault[] {
  const entry = entitlements.find(({ key }) => key === change.key);

  const fault = (field: string, message: string): FieldFault[] => [
    { field: `entitlements.${place}.${field}`, message },
  ];

  if (entry === undefined) return fault('key', 'must be the key of an entitlement of the plan');
  if (entry.kind === 'feature' && change.value !== undefined) return fault('value', 'a feature has no value');
  if (entry.kind === 'limit' && change.enabled !== undefined)
    return fault('enabled', 'a limit has no switch');

  return [];
}
