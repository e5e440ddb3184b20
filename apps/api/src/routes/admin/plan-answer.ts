import type { Plan } from '@svc/domain/accounts/plan';
import type { Translate } from '@svc/i18n/translate';
import { array, object } from '../../http/schema/collection.ts';
import { integer } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { text } from '../../http/schema/text.ts';
import { entitlementJson, EntitlementSchema, planLabel } from '../plans/entitlement.ts';

const WORDS_MAX = 200;
const words = () => text({ max: WORDS_MAX });

export const PlanSchema = named(
  'Plan',
  object({
    key: words(),
    label: words(),
    trial_days: nullable(integer({ min: 0 })),
    entitlements: array(EntitlementSchema, { max: 200 }),
  }),
);

export function planJson(plan: Plan, t: Translate) {
  return {
    key: plan.key,
    label: planLabel(plan, t),
    trial_days: plan.trialDays,
    entitlements: plan.entitlements.map((entry) => entitlementJson(entry, t)),
  };
}
