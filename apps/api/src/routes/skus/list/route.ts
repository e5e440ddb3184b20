import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { skuListJson } from '@svc/wire/sku';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { pageFields, pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean, integer } from '../../../http/schema/number.ts';
import { optional, optionalWords } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { LIMITS } from '../../limits.ts';
import { marketField } from '../../product-fields.ts';
import { CodeStatusCountsSchema, codeStatusField, SkuListItemSchema } from '../sku-schema.ts';

const PAGE_SIZE = LIMITS.page_size.skus;

const ListSkusQuery = object({
  q: optionalWords(
    text({ max: FIELD_MAX_CHARS.q, trim: true, about: 'In sku, description, codes or external_ref' }),
  ),
  market: optional(marketField()),
  code_status: optional(codeStatusField()),
  has_code: optional(boolean()),
  has_alert: optional(boolean({ about: 'Has an alert that nobody acknowledged' })),
  ...pageFields(PAGE_SIZE),
});

const SkuPageSchema = object({
  items: array(SkuListItemSchema, { max: PAGE_SIZE.max }),
  total: integer({ min: 0 }),
  page: integer({ min: 1 }),
  page_size: integer({ min: 1 }),
  counts: CodeStatusCountsSchema,
});

export const skusList = ({ skus }: ApiDeps) =>
  operation({
    id: 'skus.list',
    method: 'get',
    path: '/api/skus',
    summary: 'List SKUs',
    tag: 'catalog',
    access: 'entry',
    query: ListSkusQuery,
    response: SkuPageSchema,
    answers: { 200: 'A page of SKUs, newest first; the counts leave code_status aside' },
    run: async ({ query, language, t }) => {
      const { q, market, code_status, has_code, has_alert, page, page_size } = query;
      const { offset, limit } = pageRange(query);
      const filter = { q, market, codeStatus: code_status, hasCode: has_code, hasAlert: has_alert };
      const { items, total, counts } = await skus.list(filter, offset, limit);
      const shown = items.map((item) => skuListJson(item, { language, t }));

      return json(200, { items: shown, total, page, page_size, counts });
    },
  });
