import { periodInOrder } from '../../../http/date-range.ts';
import { pageFields } from '../../../http/paging.ts';
import { object } from '../../../http/schema/collection.ts';
import { checked } from '../../../http/schema/open.ts';
import { LIMITS } from '../../limits.ts';
import { lookupSortField } from '../../lookups/lookup-filter-query.ts';
import { reviewFilterFields } from '../review-query.ts';

const { default: preset, max } = LIMITS.page_size.review;

/** Query of the review queue. */
export const ReviewQuery = checked(
  object({ ...reviewFilterFields(), ...lookupSortField(), ...pageFields({ preset, max }) }),
  periodInOrder,
);
