import { lookupSummary } from '@svc/wire/lookups/lookup-summary';
import type { ApiDeps } from '../../deps.ts';
import { periodInOrder } from '../../http/date-range.ts';
import { operation } from '../../http/operation.ts';
import { pageFields, pageRange } from '../../http/paging.ts';
import { json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';
import { LIMITS } from '../limits.ts';
import { lookupSortField, lookupFilter, lookupFilterFields } from '../lookups/lookup-filter-query.ts';
import { LookupSummarySchema } from '../lookups/lookup-schema.ts';
import { languageHeader, readerOf, textLanguageField } from '../lookups/text-language.ts';
import { pageOf } from '../page-schema.ts';
import type { Actor } from '@svc/domain/accounts/actor';
import type { LookupFilter } from '@svc/domain/lookups/lookup-filter';

const shape = v.object(reviewFilterFields());

const ReviewQuery = v.checked(
  v.object({
    ...reviewFilterFields(),
    ...lookupSortField(),
    ...pageFields(LIMITS.page_size.review),
    ...textLanguageField(),
  }),
  periodInOrder,
);

export const reviewList = ({ lookups }: ApiDeps) =>
  operation({
    id: 'review.list',
    route: 'GET /api/review',
    summary: 'List the review queue',
    access: 'entry',
    query: ReviewQuery,
    response: pageOf(LookupSummarySchema),
    answers: { 200: 'A page of the queue, in the markets of the plan' },
    run: async ({ actor, query, language, t }) => {
      const reader = readerOf({ language, t }, query);
      const { offset, limit } = pageRange(query);
      const { items, total } = await lookups.list(reviewFilter(query, actor), query.sort, offset, limit);
      const { page, page_size } = query;
      const summaries = items.map((item) => lookupSummary(item, reader.t));
      return json(200, { items: summaries, total, page, page_size }, languageHeader(reader));
    },
  });

const ReviewCountsQuery = v.checked(v.object(reviewFilterFields()), periodInOrder);

const count = () => v.integer({ min: 0 });

const ReviewCountsSchema = v.object({
  total: count(),
  counts: v.object({ needs_info: count(), needs_review: count(), error: count() }),
});

export const reviewCounts = ({ reviews }: ApiDeps) =>
  operation({
    id: 'review.counts',
    route: 'GET /api/review/counts',
    summary: 'Count the review queue',
    access: 'entry',
    query: ReviewCountsQuery,
    response: ReviewCountsSchema,
    answers: { 200: 'Members of the queue by status, in the markets of the plan' },
    run: async ({ actor, query }) => {
      const { needs_info, needs_review, error } = await reviews.counts(reviewFilter(query, actor));
      const total = needs_info + needs_review + error;
      return json(200, { total, counts: { needs_info, needs_review, error } });
    },
  });

function reviewFilterFields() {
  const about = 'Include lookups removed from the queue';
  const outdated = 'Only lookups whose proposed code is not declarable in the active version';
  return {
    ...lookupFilterFields(),
    include_resolved: v.flag(about),
    outdated: v.withDefault(v.boolean({ about: outdated }), false),
  } as const;
}

function reviewFilter(query: v.Infer<typeof shape>, actor: Actor): LookupFilter {
  const { include_resolved: includeResolved, outdated } = query;
  return { ...lookupFilter(query, actor), review: { includeResolved }, outdated };
}
