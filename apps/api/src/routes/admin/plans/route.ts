import { editPlan, type Plan } from '@svc/domain/accounts/plan';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean, integer } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { ADMIN_MAX_CHARS } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import type { Translate } from '@svc/i18n/translate';
import { named } from '../../../http/schema/open.ts';
import { entitlementJson, EntitlementSchema, planLabel } from '../../plans/entitlement.ts';

const WORDS_MAX = 200;
const words = () => text({ max: WORDS_MAX });

const PlanSchema = named(
  'Plan',
  object({
    key: words(),
    label: words(),
    trial_days: nullable(integer({ min: 0 })),
    entitlements: array(EntitlementSchema, { max: 200 }),
  }),
);

const VALUE_MAX = 1_000_000;

const EntitlementChanges = array(
  object({
    key: text({ max: ADMIN_MAX_CHARS.plan }),
    enabled: optional(boolean({ about: 'Of a feature' })),
    value: optional(nullable(integer({ min: 0, max: VALUE_MAX, about: 'Of a limit; null is unlimited' }))),
  }),
  { max: 100 },
);

export const adminPlansEdit = ({ account: { administer }, clock }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.plans_edit',
    route: 'PATCH /api/admin/plans/{plan_key}',
    summary: 'Change what a plan grants',
    params: object({ plan_key: text({ max: ADMIN_MAX_CHARS.plan }) }),
    body: object({ entitlements: EntitlementChanges }),
    response: PlanSchema,
    answers: { 200: 'The plan' },
    run: async ({ actor, params: { plan_key: key }, body: { entitlements }, t }) => {
      const plan = await administer(actor, clock(), async ({ plans, record }) => {
        const edited = await editPlan(plans, key, entitlements);
        await record('plan.update', key, { entitlements });
        return edited;
      });

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
    response: array(PlanSchema, { max: PLANS_MAX }),
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
