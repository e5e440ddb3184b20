import { createLookup } from '@svc/domain/lookups/create-lookup';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { createLookupDeps } from '../create-lookup-deps.ts';
import { lookupAnswer } from '../lookup-answer.ts';
import { LookupSchema } from '../lookup-schema.ts';
import { ClassifyBody } from './schema.ts';

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
