import { DomainError, invalidField } from '@svc/domain/errors/domain-error';
import { createLookup, createLookups, type CreateLookupRequest } from '@svc/domain/lookups/create-lookup';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import type { Language } from '@svc/i18n/language';
import { MARKETS, type Market } from '@svc/tariff/market';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import {
  descriptionField,
  digitsField,
  draftField,
  marketField,
  productFields,
} from '../../product-fields.ts';
import { checkConsignment } from '../../tariff/landed-cost/landed-cost-of.ts';
import { ConsignmentSchema } from '../../tariff/landed-cost/schema.ts';
import { createLookupDeps } from '../create-lookup-deps.ts';
import { lookupAnswer } from '../lookup-answer.ts';
import { lookupFields } from '../lookup-schema.ts';

const ClassifyBody = v.object({
  description: descriptionField(),
  ...productFields(),
  market: v.optional(marketField()),
  markets: v.optional(
    v.array(marketField(), {
      min: 1,
      max: MARKETS.length,
      about: 'Several markets in one call, instead of `market`: one charged lookup for each, all or none',
    }),
  ),
  tariff_version: v.optional(v.nullable(v.text({ max: FIELD_MAX_CHARS.tariff_version }))),
  sku_id: v.optional(v.nullable(v.integerId())),
  digits: digitsField(),
  draft_id: draftField(),
  landed_cost: v.optional(ConsignmentSchema),
  language: v.optional(v.nullable(v.languageTag({ max: FIELD_MAX_CHARS.language }))),
});

const ClassifiedSchema = v.entity('ClassifiedLookup', {
  ...lookupFields,
  lookups: v.optional(
    v.array(v.object({ id: v.id(), market: v.oneOf(MARKETS), status: v.oneOf(LOOKUP_STATUSES) }), {
      max: MARKETS.length,
      about: 'With `markets`: the lookup of each market, in that order; the first is the one above',
    }),
  ),
});

export const lookupsClassify = (deps: ApiDeps) =>
  operation({
    id: 'lookups.classify',
    route: 'POST /api/classify',
    summary: 'Classify a product',
    access: 'entry',
    idempotent: true,
    createsLookup: true,
    defaultMarket: deps.config.defaultMarket,
    body: ClassifyBody,
    response: ClassifiedSchema,
    answers: {
      202: 'The lookup, queued',
      402: 'Not enough credits, or the trial has ended and a SKU is given',
      409: 'The draft was used for another product',
      503: 'The market has no schedule',
    },
    errorCodes: ['out_of_credits', 'forbidden', 'trial_ended'],
    run: async ({ actor, body, language, t }) => {
      const { market, markets, draft_id: draft, landed_cost: sent } = body;
      const wanted = market ?? deps.config.defaultMarket;
      const consignment =
        sent === undefined ? {} : { landed_cost: await checkConsignment(deps, sent, markets ?? [wanted]) };
      const request = requestOf({ ...body, ...consignment }, wanted, language);
      if (markets === undefined) {
        const lookup = await createLookup(createLookupDeps(deps), actor, request);
        return lookupAnswer(202, lookup, { language, t });
      }

      rejectBesideMarkets(markets, market, draft);
      const lookups = await createLookups(createLookupDeps(deps), actor, request, markets);
      const [first] = lookups;
      if (first === undefined) throw new DomainError('internal_error');
      const made = lookups.map(({ id: lookupId, market: of, status }) => ({
        id: lookupId,
        market: of,
        status,
      }));
      const { body: detail, headers } = lookupAnswer(202, first, { language, t });
      return json(202, { ...detail, lookups: made }, headers);
    },
  });

function requestOf(
  body: v.Infer<typeof ClassifyBody>,
  market: Market,
  reader: Language,
): CreateLookupRequest {
  const { description, material, use, composition, origin, notes, digits, language: asked } = body;
  const product = { description, material, use, composition, origin, notes };
  const { landed_cost: landedCost } = body;

  return {
    kind: 'single',
    input: {
      ...product,
      answers: [],
      ...(digits === undefined ? {} : { digits }),
      ...(landedCost === undefined ? {} : { landedCost }),
      unsupportedLanguage: asked?.unsupported ?? null,
    },
    market,
    tariffVersion: body.tariff_version ?? null,
    skuId: body.sku_id ?? null,
    isSkuAsked: true,
    language: asked?.language ?? reader,
    parentLookupId: null,
    note: null,
    draft: body.draft_id,
  };
}

// A repeated market would be charged twice; `market` together with `markets` is ambiguous.
function rejectBesideMarkets(
  markets: readonly Market[],
  market: Market | undefined,
  draft: string | undefined,
): void {
  if (draft !== undefined) throw invalidField('draft_id', 'must be left out beside markets');
  if (market !== undefined) throw invalidField('market', 'must be left out beside markets');
  if (new Set(markets).size < markets.length) throw invalidField('markets', 'must name each market once');
}
