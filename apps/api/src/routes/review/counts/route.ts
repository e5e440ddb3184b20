import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { reviewFilter } from '../review-query.ts';
import { ReviewCountsQuery, ReviewCountsSchema } from './schema.ts';

/** How many lookups wait for a person, by status. */
export const countReview = ({ reviews }: ApiDeps) =>
  operation({
    id: 'review.counts',
    method: 'get',
    path: '/api/review/counts',
    summary: 'Count the review queue',
    tag: 'review',
    access: 'entry',
    query: ReviewCountsQuery,
    response: ReviewCountsSchema,
    answers: { 200: 'Members of the queue by status' },
    run: async ({ actor, query }) => {
      const { needs_info, needs_review, error } = await reviews.counts(reviewFilter(query, actor));
      const total = needs_info + needs_review + error;
      return json(200, { total, counts: { needs_info, needs_review, error } });
    },
  });
