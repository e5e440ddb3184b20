import type { Entitlement, PlanStore } from '@svc/domain/accounts/plan';
import type { MemoryState } from './state.ts';

export function createMemoryPlanStore({ plans }: Pick<MemoryState, 'plans'>): PlanStore {
  return {
    list: async () => [...plans.values()],
    find: async (key) => plans.get(key) ?? null,
    change: async (key, changes) => {
      const plan = plans.get(key);
      if (plan === undefined) return;

      const entitlements = plan.entitlements.map((entry) => {
        const own = changes.filter((change) => change.key === entry.key);
        return own.reduce<Entitlement>(
          (kept, { enabled, value }) => ({
            ...kept,
            enabled: enabled ?? kept.enabled,
            value: value === undefined ? kept.value : value,
          }),
          entry,
        );
      });

      plans.set(key, { ...plan, entitlements });
    },
  };
}
