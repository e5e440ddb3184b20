import { DECISIONS, LOOKUP_KINDS } from '@svc/domain/lookups/lookup';
import { lookupSummary } from '@svc/wire/lookups/lookup-summary';
import type { ApiDeps } from '../../../deps.ts';
import { periodInOrder } from '../../../http/date-range.ts';
import { operation } from '../../../http/operation.ts';
import { pageFields, pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { LIMITS } from '../../limits.ts';
import { pageOf } from '../../page-schema.ts';
import { lookupFilter, lookupFilterFields, lookupSortField } from '../lookup-filter-query.ts';
import { LookupSummarySchema } from '../lookup-schema.ts';
import { languageHeader, readerOf, textLanguageField } from '../text-language.ts';

const ListLookupsQuery = v.checked(
  v.object({
    ...lookupFilterFields(),
    ...lookupSortField(),
    ...pageFields(LIMITS.page_size.lookups),
    ...textLanguageField(),
    kind: v.optional(v.oneOf(LOOKUP_KINDS)),
    sku_id: v.optional(v.integerId({ about: 'Only lookups of this SKU' })),
    decision: v.optional(v.oneOf(DECISIONS)),
  }),
  periodInOrder,
);

export const lookupsList = (deps: ApiDeps) =>
  operation({
    id: 'lookups.list',
    route: 'GET /api/lookups',
    summary: 'List lookups',
    access: 'entry',
    query: ListLookupsQuery,
    response: pageOf(LookupSummarySchema),
    answers: { 200: 'A page of lookups of the markets of the plan' },
    run: async ({ actor, query, language, t }) => {
      const reader = readerOf({ language, t }, query);
      const { offset, limit } = pageRange(query);
      const filter = {
        ...lookupFilter(query, actor),
        kind: query.kind,
        decision: query.decision,
        skuId: query.sku_id,
      };
      const { items, total } = await deps.lookups.list(filter, query.sort, offset, limit);
      const { page, page_size } = query;
      const summaries = items.map((item) => lookupSummary(item, reader.t));
      return json(200, { items: summaries, total, page, page_size }, languageHeader(reader));
    },
  });
