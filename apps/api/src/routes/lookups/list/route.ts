import { lookupSummary } from '@svc/wire/lookup-summary';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { pageOf } from '../../page-schema.ts';
import { lookupFilter } from '../lookup-filter-query.ts';
import { LookupSummarySchema } from '../lookup-schema.ts';
import { ListLookupsQuery } from './schema.ts';

/** A page of lookups with their summary fields. */
export const listLookups = (deps: ApiDeps) =>
  operation({
    id: 'lookups.list',
    method: 'get',
    path: '/api/lookups',
    summary: 'List lookups',
    tag: 'lookups',
    access: 'entry',
    query: ListLookupsQuery,
    response: pageOf(LookupSummarySchema),
    answers: { 200: 'A page of lookups' },
    run: async ({ actor, query, t }) => {
      const { offset, limit } = pageRange(query);
      const filter = { ...lookupFilter(query, actor), kind: query.kind, decision: query.decision };
      const { items, total } = await deps.lookups.list(filter, query.sort, offset, limit);
      const { page, page_size } = query;
      return json(200, { items: items.map((item) => lookupSummary(item, t)), total, page, page_size });
    },
  });
