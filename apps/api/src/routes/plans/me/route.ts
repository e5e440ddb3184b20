import type { Entitlement, Plan, PlanStore } from '@svc/domain/accounts/plan';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { entitlementJson, EntitlementSchema, planLabel } from '../entitlement.ts';

interface Grant {
  readonly plan: Plan | null;
  readonly entitlements: readonly Entitlement[];
}

const words = () => v.text({ max: 200 });

const MyPlan = v.entity('MyPlan', {
  plan: v.nullable(v.object({ key: words(), label: words(), trial_ends_at: v.nullable(v.timestamp()) })),
  restricted: v.boolean({ about: 'False for an account without a plan' }),
  entitlements: v.array(EntitlementSchema, { max: 200 }),
});

export const plansMe = ({ account: { plans } }: ApiDeps) =>
  operation({
    id: 'plans.me',
    route: 'GET /api/plans/me',
    summary: 'Read your plan',
    access: 'entry',
    response: MyPlan,
    answers: { 200: 'The plan and what it grants' },
    run: async ({ actor, t }) => {
      const { plan, entitlements } = await readGrant(plans, actor.plan?.key ?? null);

      return json(200, {
        plan:
          plan === null
            ? null
            : {
                key: plan.key,
                label: planLabel(plan, t),
                trial_ends_at: actor.trialEndsAt?.toISOString() ?? null,
              },
        restricted: plan !== null,
        entitlements: entitlements.map((entry) => entitlementJson(entry, t)),
      });
    },
  });

/** Entitlements of an account: those of its plan, or all if it has no plan. */
async function readGrant(plans: PlanStore, planKey: string | null): Promise<Grant> {
  const plan = planKey === null ? null : await plans.find(planKey);
  if (plan !== null) return { plan, entitlements: plan.entitlements };

  const known = new Map(
    (await plans.list()).flatMap(({ entitlements }) => entitlements.map((entry) => [entry.key, entry])),
  );
  const all = [...known.values()].map((entry) => ({ ...entry, enabled: true, value: null }));

  return { plan: null, entitlements: all };
}
