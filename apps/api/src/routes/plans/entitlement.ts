import type { Entitlement, Plan } from '@svc/domain/accounts/plan';
import { isMessageKey, type Translate } from '@svc/i18n/translate';
import * as v from '../../http/schema/index.ts';

const WORDS_MAX = 1000;
const words = () => v.text({ max: WORDS_MAX });

const UNITS: Readonly<Record<string, 'labels.unit_row'>> = { batch_max_rows: 'labels.unit_row' };

export const EntitlementSchema = v.entity('Entitlement', {
  key: words(),
  kind: v.oneOf(['feature', 'limit']),
  category: words(),
  label: words(),
  unit_label: v.nullable(words()),
  enabled: v.nullable(v.boolean({ about: 'Of a feature; null for a limit' })),
  value: v.nullable(v.integer({ about: 'Of a limit that is not unlimited' })),
  unlimited: v.nullable(v.boolean({ about: 'Of a limit; null for a feature' })),
});

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
