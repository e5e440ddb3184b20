import { lookupSummary } from '@svc/wire/lookup-summary';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { LookupSummarySchema } from '../../lookups/lookup-schema.ts';
import { pageOf } from '../../page-schema.ts';
import { reviewFilter } from '../review-query.ts';
import { ReviewQuery } from './schema.ts';

/** A page of the lookups that wait for a person. */
export const listReview = ({ lookups }: ApiDeps) =>
  operation({
    id: 'review.list',
    method: 'get',
    path: '/api/review',
    summary: 'List the review queue',
    tag: 'review',
    access: 'entry',
    query: ReviewQuery,
    response: pageOf(LookupSummarySchema),
    answers: { 200: 'A page of the queue' },
    run: async ({ actor, query, t }) => {
      const { offset, limit } = pageRange(query);
      const { items, total } = await lookups.list(reviewFilter(query, actor), query.sort, offset, limit);
      const { page, page_size } = query;
      return json(200, { items: items.map((item) => lookupSummary(item, t)), total, page, page_size });
    },
  });
