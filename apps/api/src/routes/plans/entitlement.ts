import type { Entitlement, Plan } from '@svc/domain/accounts/plan';
import { isMessageKey, type Translate } from '@svc/i18n/translate';
import { object } from '../../http/schema/collection.ts';
import { boolean, integer } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { oneOf, text } from '../../http/schema/text.ts';

const WORDS_MAX = 1000;
const words = () => text({ max: WORDS_MAX });

const UNITS: Readonly<Record<string, 'labels.unit_row'>> = { batch_max_rows: 'labels.unit_row' };

export const EntitlementSchema = named(
  'Entitlement',
  object({
    key: words(),
    kind: oneOf(['feature', 'limit']),
    category: words(),
    label: words(),
    unit_label: nullable(words()),
    enabled: nullable(boolean({ about: 'Of a feature; null for a limit' })),
    value: nullable(integer({ about: 'Of a limit that is not unlimited' })),
    unlimited: nullable(boolean({ about: 'Of a limit; null for a feature' })),
  }),
);

export function entitlementJson({ key, kind, category, enabled, value }: Entitlement, t: Translate) {
  const unit = UNITS[key];
  const isLimit = kind === 'limit';

  return {
    key,
    kind,
    category,
    label: labelOf(`labels.entitlement_${key.replaceAll('.', '_')}`, key, t),
    unit_label: unit === undefined ? null : t(unit),
    enabled: isLimit ? null : enabled,
    value: isLimit ? value : null,
    unlimited: isLimit ? value === null : null,
  };
}

/** Plan name in the reader's language; a custom plan's own name. */
export function planLabel({ key, name }: Pick<Plan, 'key' | 'name'>, t: Translate): string {
  return labelOf(`labels.plan_${key}`, name, t);
}

function labelOf(key: string, fallback: string, t: Translate): string {
  return isMessageKey(key) ? t(key) : fallback;
}
