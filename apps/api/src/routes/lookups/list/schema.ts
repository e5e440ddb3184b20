import { pageFields } from '../../../http/paging.ts';
import { periodInOrder } from '../../../http/date-range.ts';
import { object } from '../../../http/schema/collection.ts';
import { checked } from '../../../http/schema/open.ts';
import { optional } from '../../../http/schema/presence.ts';
import { oneOf } from '../../../http/schema/text.ts';
import { lookupFilterFields, lookupSortField } from '../lookup-filter-query.ts';

/** Query of the lookup list. */
export const ListLookupsQuery = checked(
  object({
    ...lookupFilterFields(),
    ...lookupSortField(),
    ...pageFields({ preset: 20, max: 200 }),
    kind: optional(oneOf(['single', 'batch', 'sku'])),
    decision: optional(oneOf(['approved', 'overridden', 'rejected'])),
  }),
  periodInOrder,
);
