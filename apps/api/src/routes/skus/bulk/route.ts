import { exampleRows, exampleTest, type ProductFields } from '@svc/domain/batches/check/example-rows';
import { saveSkus, ITEM_ISSUES } from '@svc/domain/skus/save-skus';
import type { SkuDraft } from '@svc/domain/skus/sku';
import { LANGUAGES } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { recordSkus } from '../recorded-skus.ts';
import { SKU_FIELDS, SKU_MARKET, skuDraft, SkuItem } from '../sku-body.ts';
import * as v from '../../../http/schema/index.ts';
import { codeStatusField, marketName } from '../sku-schema.ts';

const bulkBody = (itemsMax: number) =>
  v.object({
    items: v.array(SkuItem, { max: itemsMax }),
    check_codes: v.withDefault(v.boolean({ about: 'Check codes against the active schedules' }), true),
    classify_missing: v.flag('Classify the SKUs that have no code'),
  });

const bulkAnswer = (itemsMax: number) =>
  v.object({
    upserted: v.integer({ min: 0, about: 'SKUs created or updated' }),
    classification_queued: v.integer({ min: 0, about: 'Lookups created' }),
    duplicates: v.integer({ min: 0, about: 'Items replaced by a later item with the same sku and market' }),
    examples_skipped: v.integer({ min: 0, about: 'Items equal to the example rows of the template' }),
    items: v.array(
      v.object({
        id: v.integer(),
        sku: v.text({ max: 128 }),
        market: marketName(),
        code_status: codeStatusField(),
        issues: v.array(
          v.object({
            code: v.oneOf(ITEM_ISSUES),
            field: v.text({ max: 40 }),
            message: v.text({ max: 1000 }),
          }),
          { max: ITEM_ISSUES.length, about: 'Remarks on the item, which is saved nevertheless' },
        ),
      }),
      { max: itemsMax },
    ),
  });

/** True if an unvalidated body requests the classification of SKUs without a code. */
function asksToClassify(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'classify_missing' in body && body.classify_missing === true
  );
}

// A template may be filled in in any language.
const isExampleProduct = exampleTest(
  LANGUAGES.flatMap((language) => {
    const t = translator(language);
    return exampleRows((key) => t(`batches.${key}`));
  }),
);

/** Synchronizes the catalog with another system: many SKUs at once, all or none. */
export const skusBulk = ({ account, skus, clock, config, enqueueLookups }: ApiDeps) =>
  operation({
    id: 'skus.bulk',
    route: 'POST /api/skus/bulk',
    summary: 'Create or update many SKUs',
    access: 'entry',
    idempotent: true,
    defaultMarket: SKU_MARKET,
    catalogWrite: true,
    featureOf: (body) => (asksToClassify(body) ? 'feature.batch' : null),
    body: bulkBody(config.maxSkuBulkItems),
    bodyList: { field: 'items', maxEntries: config.maxSkuBulkItems, entryFields: SKU_FIELDS },
    response: bulkAnswer(config.maxSkuBulkItems),
    answers: {
      200: 'Saved SKUs, in the order sent',
      403: 'classify_missing: the plan lacks batches, or allows fewer rows than SKUs have no code',
      422: 'Invalid input, or too many items; nothing is saved',
    },
    errorCodes: ['plan_limit'],
    run: async ({ actor, body, language, t }) => {
      const drafts = body.items.map(skuDraft);
      const deps = { skus, enqueue: enqueueLookups, isExample: isExampleItem, now: clock };
      const { saved, duplicates, classificationQueued, examplesSkipped } = await saveSkus(
        { ...deps, creditsPerLookup: String(config.creditsPerLookup) },
        actor,
        { drafts, checkCodes: body.check_codes, classifyMissing: body.classify_missing, language },
      );

      await recordSkus({ account }, actor, saved);
      return json(200, {
        upserted: saved.length,
        classification_queued: classificationQueued,
        duplicates,
        examples_skipped: examplesSkipped,
        items: saved.map(({ id, sku, market, codeStatus, issues }) => ({
          id,
          sku,
          market,
          code_status: codeStatus,
          issues: issues.map(({ code, field, params }) => ({
            code,
            field,
            message: t(`labels.item_${code}`, params),
          })),
        })),
      });
    },
  });

function isExampleItem(draft: SkuDraft): boolean {
  const product: ProductFields = {
    description: draft.description,
    material: draft.material ?? '',
    use: draft.use ?? '',
    composition: draft.composition ?? '',
    origin: draft.origin ?? '',
    notes: draft.notes ?? '',
  };

  return isExampleProduct(product);
}
