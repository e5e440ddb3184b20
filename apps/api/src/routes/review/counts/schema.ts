import { periodInOrder } from '../../../http/date-range.ts';
import { object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { checked } from '../../../http/schema/open.ts';
import { reviewFilterFields } from '../review-query.ts';

/** Query of the queue's counts. */
export const ReviewCountsQuery = checked(object(reviewFilterFields()), periodInOrder);

const count = () => integer({ min: 0 });

/** Members of the queue by status. */
export const ReviewCountsSchema = object({
  total: count(),
  counts: object({ needs_info: count(), needs_review: count(), error: count() }),
});
