import { ITEM_ISSUES } from '@svc/domain/skus/save-skus';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean, integer } from '../../../http/schema/number.ts';
import { withDefault } from '../../../http/schema/presence.ts';
import { oneOf, text } from '../../../http/schema/text.ts';
import { SkuItem } from '../sku-body.ts';
import { codeStatusField, marketName } from '../sku-schema.ts';

export const bulkBody = (itemsMax: number) =>
  object({
    items: array(SkuItem, { max: itemsMax }),
    check_codes: withDefault(boolean({ about: 'Check codes against the active schedules' }), true),
    classify_missing: withDefault(boolean({ about: 'Classify the SKUs that have no code' }), false),
  });

export const bulkAnswer = (itemsMax: number) =>
  object({
    upserted: integer({ min: 0, about: 'SKUs created or updated' }),
    classification_queued: integer({ min: 0, about: 'Lookups created' }),
    duplicates: integer({ min: 0, about: 'Items replaced by a later item with the same sku and market' }),
    examples_skipped: integer({ min: 0, about: 'Items equal to the example rows of the template' }),
    items: array(
      object({
        id: integer(),
        sku: text({ max: 128 }),
        market: marketName(),
        code_status: codeStatusField(),
        issues: array(
          object({ code: oneOf(ITEM_ISSUES), field: text({ max: 40 }), message: text({ max: 1000 }) }),
          { max: ITEM_ISSUES.length, about: 'Remarks on the item, which is saved nevertheless' },
        ),
      }),
      { max: itemsMax },
    ),
  });

/** True if an unvalidated body requests the classification of SKUs without a code. */
export function asksToClassify(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'classify_missing' in body && body.classify_missing === true
  );
}
