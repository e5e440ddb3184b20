import { DAY_MS } from '../calendar-day.ts';
import { DomainError, type FieldError } from '../errors/domain-error.ts';
import type { AccountStore } from './account-store.ts';

/** Store of plans and their entitlements. Each method is one transaction. */
export interface PlanStore {
  list(): Promise<readonly Plan[]>;
  find(key: string): Promise<Plan | null>;
  /** Changes existing entitlements of the plan; ignores unknown keys. */
  change(key: string, changes: readonly EntitlementChange[]): Promise<void>;
}

/** An entitlement of a plan: a feature switch or a limit. */
export interface Entitlement {
  readonly key: string;
  readonly kind: 'feature' | 'limit';
  readonly category: string;
  /** Set for a feature. */
  readonly enabled: boolean;
  /** Set for a limit; null is unlimited. */
  readonly value: number | null;
}

export interface Plan {
  readonly key: string;
  readonly name: string;
  /** Trial length in days; null without a trial. */
  readonly trialDays: number | null;
  readonly entitlements: readonly Entitlement[];
}

export interface EntitlementChange {
  readonly key: string;
  readonly enabled?: boolean | undefined;
  /** Null makes a limit unlimited. */
  readonly value?: number | null | undefined;
}

/** End of a plan's free trial counted from a time; null without a plan or trial. */
export async function trialEnd(
  accounts: Pick<AccountStore, 'trialDays'>,
  plan: string | null,
  from: Date,
): Promise<Date | null> {
  const days = plan === null ? null : await accounts.trialDays(plan);
  return days === null ? null : new Date(from.getTime() + days * DAY_MS);
}

/**
 * Changes the entitlements of a plan and returns the plan. Throws 404 for an unknown plan, and 422 with every entry
 * that does not fit it.
 */
export async function editPlan(
  plans: PlanStore,
  key: string,
  changes: readonly EntitlementChange[],
): Promise<Plan> {
  const plan = await findPlan(plans, key);
  const errors = changes.flatMap((change, place) => faultsOf(plan, change, place));
  if (errors.length > 0) throw new DomainError('validation_error', { errors });
  await plans.change(key, changes);
  return findPlan(plans, key);
}

async function findPlan(plans: PlanStore, key: string): Promise<Plan> {
  const plan = await plans.find(key);
  if (plan === null) throw new DomainError('not_found', { message: 'plan_unknown', params: { plan: key } });
  return plan;
}

function faultsOf({ entitlements }: Plan, change: EntitlementChange, place: number): readonly FieldError[] {
  const entry = entitlements.find(({ key }) => key === change.key);

  const fault = (field: string, message: string): FieldError[] => [
    { field: `entitlements.${place}.${field}`, message },
  ];

  if (entry === undefined) return fault('key', 'must be the key of an entitlement of the plan');
  if (entry.kind === 'feature' && change.value !== undefined) return fault('value', 'a feature has no value');
  if (entry.kind === 'limit' && change.enabled !== undefined)
    return fault('enabled', 'a limit has no switch');

  return [];
}
