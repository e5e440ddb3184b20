import { createLookup } from '@svc/domain/lookups/create-lookup';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { object } from '../../../http/schema/collection.ts';
import { languageTag } from '../../../http/schema/language-tag.ts';
import { integerId } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { descriptionField, marketField, productFields } from '../../product-fields.ts';
import { createLookupDeps } from '../create-lookup-deps.ts';
import { lookupAnswer } from '../lookup-answer.ts';
import { LookupSchema } from '../lookup-schema.ts';

/** Body of a classification. */
const ClassifyBody = object({
  description: descriptionField(),
  ...productFields(),
  market: optional(marketField()),
  tariff_version: optional(nullable(text({ max: FIELD_MAX_CHARS.tariff_version }))),
  sku_id: optional(nullable(integerId())),
  language: optional(nullable(languageTag({ max: FIELD_MAX_CHARS.language }))),
});

/** Describe a product, get a lookup that is classified in the background. */
export const classify = (deps: ApiDeps) =>
  operation({
    id: 'lookups.classify',
    method: 'post',
    path: '/api/classify',
    summary: 'Classify a product',
    tag: 'lookups',
    access: 'entry',
    defaultMarket: deps.config.defaultMarket,
    body: ClassifyBody,
    response: LookupSchema,
    answers: {
      202: 'The lookup, queued',
      402: 'Credits do not cover it, or the trial is over and a SKU is named',
      503: 'The market has no schedule',
    },
    refusals: ['out_of_credits', 'trial_ended'],
    run: async ({ actor, body, language, t }) => {
      const { market, tariff_version, sku_id, language: asked, ...product } = body;
      const lookup = await createLookup(createLookupDeps(deps), actor, {
        kind: 'single',
        input: { ...product, answers: [], unsupportedLanguage: asked?.unsupported ?? null },
        market: market ?? deps.config.defaultMarket,
        tariffVersion: tariff_version ?? null,
        skuId: sku_id ?? null,
        isSkuAsked: true,
        language: asked?.language ?? language,
        parentLookupId: null,
        note: null,
      });

      return lookupAnswer(202, lookup, { language, t });
    },
  });
