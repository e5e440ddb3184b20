import { listedMarkets, rejectMissingMarket } from '@svc/domain/accounts/actor';
import { DomainError } from '@svc/domain/errors/domain-error';
import { checkSkuCodes, replaceSku, saveSku } from '@svc/domain/skus/save-sku';
import { skuDetailJson, skuJson, skuListJson } from '@svc/wire/sku';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { ALERTS_SHOWN_MAX } from '@svc/domain/skus/sku';
import { classifySku } from '@svc/domain/skus/classify-sku';
import type { Market } from '@svc/tariff/market';
import type { ApiDeps } from '../../deps.ts';
import { operation } from '../../http/operation.ts';
import { json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';
import { pageFields, pageRange } from '../../http/paging.ts';
import { LIMITS } from '../limits.ts';
import { marketField } from '../product-fields.ts';
import { createLookupDeps } from '../lookups/create-lookup-deps.ts';
import { lookupAnswer } from '../lookups/lookup-answer.ts';
import { LookupSchema } from '../lookups/lookup-schema.ts';
import { recordSku } from './recorded-skus.ts';
import { SKU_MARKET, SkuBody, skuDraft, skuReplacement } from './sku-body.ts';
import {
  CodeStatusCountsSchema,
  codeStatusField,
  SkuListItemSchema,
  SkuParams,
  SkuSchema,
  SkuWithAlertsSchema,
} from './sku-schema.ts';

/** Creates a SKU, or updates the one with the same sku and market. */
export const skusSave = (deps: ApiDeps) =>
  operation({
    id: 'skus.save',
    route: 'POST /api/skus',
    summary: 'Create or update a SKU',
    access: 'entry',
    defaultMarket: SKU_MARKET,
    catalogWrite: true,
    query: v.object({
      only_new: v.flag('Return 409 if the SKU exists instead of updating it'),
    }),
    body: SkuBody,
    response: SkuSchema,
    answers: {
      200: 'The SKU, its code checked',
      409: 'With `only_new`: the SKU exists',
    },
    run: async ({ actor, query, body, language, t }) => {
      const draft = skuDraft(body);
      const before = await deps.skus.findNamed(draft.sku, draft.market);
      if (query.only_new && before !== null)
        throw new DomainError('conflict', { message: 'sku_exists', params: { sku: draft.sku } });
      const sku = await saveSku({ skus: deps.skus, now: deps.clock }, draft);
      await recordSku(deps, actor, before, sku);
      return json(200, skuJson(sku, { language, t }));
    },
  });

const PAGE_SIZE = LIMITS.page_size.skus;

const ListSkusQuery = v.object({
  q: v.optionalWords(
    v.text({ max: FIELD_MAX_CHARS.q, trim: true, about: 'In sku, description, codes or external_ref' }),
  ),
  market: v.optional(marketField()),
  code_status: v.optional(codeStatusField()),
  has_code: v.optional(v.boolean()),
  has_alert: v.optional(v.boolean({ about: 'Has an alert that nobody acknowledged' })),
  ...pageFields(PAGE_SIZE),
});

const SkuPageSchema = v.object({
  items: v.array(SkuListItemSchema, { max: PAGE_SIZE.max }),
  total: v.integer({ min: 0 }),
  page: v.integer({ min: 1 }),
  page_size: v.integer({ min: 1 }),
  counts: CodeStatusCountsSchema,
});

export const skusList = ({ skus }: ApiDeps) =>
  operation({
    id: 'skus.list',
    route: 'GET /api/skus',
    summary: 'List SKUs',
    access: 'entry',
    query: ListSkusQuery,
    response: SkuPageSchema,
    answers: {
      200: 'A page of SKUs of the markets of the plan, newest first; the counts ignore the filter code_status',
    },
    run: async ({ actor, query, language, t }) => {
      const { q, market, code_status, has_code, has_alert, page, page_size } = query;
      const { offset, limit } = pageRange(query);
      const markets = listedMarkets(actor, market);
      const filter = { q, markets, codeStatus: code_status, hasCode: has_code, hasAlert: has_alert };
      const { items, total, counts } = await skus.list(filter, offset, limit);
      const shown = items.map((item) => skuListJson(item, { language, t }));

      return json(200, { items: shown, total, page, page_size, counts });
    },
  });

export const skusGet = ({ skus }: ApiDeps) =>
  operation({
    id: 'skus.get',
    route: 'GET /api/skus/{sku_id}',
    summary: 'Read a SKU',
    access: 'entry',
    params: SkuParams,
    response: SkuWithAlertsSchema,
    answers: {
      200: `The SKU with its latest ${ALERTS_SHOWN_MAX} alerts`,
      403: 'The plan lacks the market of the SKU',
    },
    errorCodes: ['plan_feature'],
    run: async ({ actor, params, language, t }) => {
      const sku = await skus.findWithAlerts(params.sku_id, ALERTS_SHOWN_MAX);
      if (sku === null) throw new DomainError('not_found');
      rejectMissingMarket(actor, sku.market);
      return json(200, skuDetailJson(sku, { language, t }));
    },
  });

/** Replaces every field of a SKU; omitted fields are cleared. */
export const skusReplace = (deps: ApiDeps) =>
  operation({
    id: 'skus.replace',
    route: 'PUT /api/skus/{sku_id}',
    summary: 'Replace a SKU',
    access: 'entry',
    catalogWrite: true,
    params: SkuParams,
    body: SkuBody,
    response: SkuSchema,
    answers: {
      200: 'The SKU, its code checked',
      422: 'Invalid input, or a changed `sku` or `market`',
    },
    run: async ({ actor, params, body, language, t }) => {
      const before = await deps.skus.find(params.sku_id);
      const saving = { skus: deps.skus, now: deps.clock };
      const sku = await replaceSku(saving, actor, params.sku_id, skuReplacement(body));
      await recordSku(deps, actor, before, sku);
      return json(200, skuJson(sku, { language, t }));
    },
  });

/** Deletes a SKU and its alerts; its lookups stay. */
export const skusRemove = (deps: ApiDeps) =>
  operation({
    id: 'skus.remove',
    route: 'DELETE /api/skus/{sku_id}',
    summary: 'Delete a SKU',
    access: 'reviewer',
    catalogWrite: true,
    params: SkuParams,
    response: v.object({ ok: v.boolean() }),
    answers: {
      200: 'Deleted',
      403: 'The plan lacks the market of the SKU',
    },
    errorCodes: ['plan_feature'],
    run: async ({ actor, params }) => {
      const before = await deps.skus.find(params.sku_id);
      if (before !== null) rejectMissingMarket(actor, before.market);
      if (!(await deps.skus.remove(params.sku_id))) throw new DomainError('not_found');
      await recordSku(deps, actor, before, null);
      return json(200, { ok: true });
    },
  });

const ClassifySkuBody = v.object({
  language: v.optional(v.nullable(v.languageTag({ max: FIELD_MAX_CHARS.language }))),
  tariff_version: v.optional(v.nullable(v.text({ max: FIELD_MAX_CHARS.tariff_version }))),
});

/** Classifies the product of a SKU in the background; the result appears on the SKU. */
export const skusClassify = (deps: ApiDeps) =>
  operation({
    id: 'skus.classify',
    route: 'POST /api/skus/{sku_id}/classify',
    summary: 'Classify a SKU',
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

const IDS_MAX = 100_000;
const VERSION_MAX = 64;

/** Body of a code check; if omitted, the whole catalog is checked. */
const CheckCodesBody = v.object({
  sku_ids: v.optional(v.array(v.integerId(), { max: IDS_MAX })),
  market: v.optional(marketField()),
});

const version = () => v.text({ max: VERSION_MAX });

const CheckCodesAnswer = v.object({
  checked: v.integer({ min: 0, about: 'SKUs with a code' }),
  changed: v.integer({ min: 0, about: 'SKUs whose code_status changed' }),
  counts: CodeStatusCountsSchema,
  checked_version: v.nullable(version()),
  checked_versions: v.object({
    US: v.optional(version()),
    EU: v.optional(version()),
    VN: v.optional(version()),
  } satisfies Record<Market, unknown>),
});

export const skusCheckCodes = ({ skus, clock }: ApiDeps) =>
  operation({
    id: 'skus.check_codes',
    route: 'POST /api/skus/check-codes',
    summary: 'Check codes of SKUs',
    access: 'entry',
    turn: 'account',
    catalogWrite: true,
    body: CheckCodesBody,
    bodyRequired: false,
    response: CheckCodesAnswer,
    answers: { 200: 'Result of the check, in the markets of the plan' },
    run: async ({ actor, body }) => {
      const selection = { skuIds: body.sku_ids, markets: listedMarkets(actor, body.market) };
      const { checked, changed, counts, versions } = await checkSkuCodes({ skus, now: clock }, selection);
      const distinct = new Set(Object.values(versions));
      const [only = null] = distinct.size === 1 ? distinct : [];
      return json(200, { checked, changed, counts, checked_version: only, checked_versions: versions });
    },
  });
