import { exampleRows, exampleTest, type ProductFields } from '@svc/domain/batches/check/example-rows';
import { saveSkus } from '@svc/domain/skus/save-skus';
import type { SkuDraft } from '@svc/domain/skus/sku';
import { LANGUAGES } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { recordSkus } from '../recorded-skus.ts';
import { SKU_FIELDS, SKU_MARKET, skuDraft } from '../sku-body.ts';
import { asksToClassify, bulkAnswer, bulkBody } from './schema.ts';

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
    method: 'post',
    path: '/api/skus/bulk',
    summary: 'Create or update many SKUs',
    tag: 'catalog',
    access: 'entry',
    idempotent: true,
    defaultMarket: SKU_MARKET,
    catalogWrite: true,
    featureOf: (body) => (asksToClassify(body) ? 'feature.batch' : null),
    body: bulkBody(config.maxSkuBulkItems),
    bodyList: { field: 'items', maxEntries: config.maxSkuBulkItems, entryFields: SKU_FIELDS },
    response: bulkAnswer(config.maxSkuBulkItems),
    answers: {
      200: 'What was saved, in the order sent',
      402: 'The free trial has ended',
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

      await recordSkus({ account, clock }, actor, saved);
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
