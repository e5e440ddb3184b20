import type { EntitlementChange, Plan } from './plan.ts';

/** Keeps plans and what they grant. Each method is one transaction. */
export interface PlanStore {
  list(): Promise<readonly Plan[]>;
  find(key: string): Promise<Plan | null>;
  /** Changes entitlements that the plan has; keys that it lacks are passed over. */
  change(key: string, changes: readonly EntitlementChange[]): Promise<void>;
}
