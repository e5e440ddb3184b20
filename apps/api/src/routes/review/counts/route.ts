import type { ApiDeps } from '../../../deps.ts';
import { periodInOrder } from '../../../http/date-range.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { checked } from '../../../http/schema/open.ts';
import { reviewFilter, reviewFilterFields } from '../review-query.ts';

const ReviewCountsQuery = checked(object(reviewFilterFields()), periodInOrder);

const count = () => integer({ min: 0 });

const ReviewCountsSchema = object({
  total: count(),
  counts: object({ needs_info: count(), needs_review: count(), error: count() }),
});

export const reviewCounts = ({ reviews }: ApiDeps) =>
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
