import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { classifySku } from '@svc/domain/skus/classify-sku';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { object } from '../../../http/schema/collection.ts';
import { languageTag } from '../../../http/schema/language-tag.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { createLookupDeps } from '../../lookups/create-lookup-deps.ts';
import { lookupAnswer } from '../../lookups/lookup-answer.ts';
import { LookupSchema } from '../../lookups/lookup-schema.ts';
import { SkuParams } from '../sku-schema.ts';

const ClassifySkuBody = object({
  language: optional(nullable(languageTag({ max: FIELD_MAX_CHARS.language }))),
  tariff_version: optional(nullable(text({ max: FIELD_MAX_CHARS.tariff_version }))),
});

/** Classifies the product of a SKU in the background; the result appears on the SKU. */
export const skusClassify = (deps: ApiDeps) =>
  operation({
    id: 'skus.classify',
    method: 'post',
    path: '/api/skus/{sku_id}/classify',
    summary: 'Classify a SKU',
    tag: 'catalog',
    access: 'entry',
    idempotent: true,
    createsLookup: true,
    catalogWrite: true,
    params: SkuParams,
    body: ClassifySkuBody,
    bodyRequired: false,
    response: LookupSchema,
    answers: {
      202: 'The lookup, queued',
      402: 'Trial ended or no credits',
      403: 'The plan lacks the market of the SKU',
      503: 'The market has no schedule',
    },
    errorCodes: ['out_of_credits', 'plan_feature'],
    run: async ({ actor, params, body, language, t }) => {
      const sku = { skuId: params.sku_id, tariffVersion: body.tariff_version ?? null };
      const wanted = { ...sku, asked: body.language ?? { language, unsupported: null } };
      const lookup = await classifySku({ ...createLookupDeps(deps), skus: deps.skus }, actor, wanted);
      return lookupAnswer(202, lookup, { language, t });
    },
  });
