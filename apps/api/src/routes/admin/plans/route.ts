import { type Plan } from '@svc/domain/accounts/plan';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { ADMIN_MAX_CHARS } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import type { Translate } from '@svc/i18n/translate';
import { entitlementJson, EntitlementSchema, planLabel } from '../../plans/entitlement.ts';

const WORDS_MAX = 200;
const words = () => v.text({ max: WORDS_MAX });

const PlanSchema = v.entity('Plan', {
  key: words(),
  label: words(),
  trial_days: v.nullable(v.integer({ min: 0 })),
  entitlements: v.array(EntitlementSchema, { max: 200 }),
});

const VALUE_MAX = 1_000_000;

const EntitlementChanges = v.array(
  v.object({
    key: v.text({ max: ADMIN_MAX_CHARS.plan }),
    enabled: v.optional(v.boolean({ about: 'Of a feature' })),
    value: v.optional(
      v.nullable(v.integer({ min: 0, max: VALUE_MAX, about: 'Of a limit; null is unlimited' })),
    ),
  }),
  { max: 100 },
);

export const adminPlansEdit = ({ account: { administer } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.plans_edit',
    route: 'PATCH /api/admin/plans/{plan_key}',
    summary: 'Change what a plan grants',
    params: v.object({ plan_key: v.text({ max: ADMIN_MAX_CHARS.plan }) }),
    body: v.object({ entitlements: EntitlementChanges }),
    response: PlanSchema,
    answers: { 200: 'The plan' },
    run: async ({ actor, params: { plan_key: key }, body: { entitlements }, t }) => {
      const plan = await administer(actor, ({ editPlan }) => editPlan(key, entitlements));

      return json(200, planJson(plan, t));
    },
  });

const PLANS_MAX = 1000;

export const adminPlansList = ({ account: { plans } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.plans_list',
    route: 'GET /api/admin/plans',
    summary: 'List plans',
    response: v.array(PlanSchema, { max: PLANS_MAX }),
    answers: { 200: 'Plans' },
    run: async ({ t }) =>
      json(
        200,
        (await plans.list()).map((plan) => planJson(plan, t)),
      ),
  });

function planJson(plan: Plan, t: Translate) {
  return {
    key: plan.key,
    label: planLabel(plan, t),
    trial_days: plan.trialDays,
    entitlements: plan.entitlements.map((entry) => entitlementJson(entry, t)),
  };
}
