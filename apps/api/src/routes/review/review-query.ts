import type { Actor } from '@svc/domain/accounts/actor';
import type { LookupFilter } from '@svc/domain/lookups/lookup-filter';
import { object } from '../../http/schema/collection.ts';
import { boolean } from '../../http/schema/number.ts';
import { withDefault } from '../../http/schema/presence.ts';
import type { Infer } from '../../http/schema/schema.ts';
import { lookupFilter, lookupFilterFields } from '../lookups/lookup-filter-query.ts';

export function reviewFilterFields() {
  const about = 'List those too that were taken out of the queue';
  const outdated = 'Only those whose proposed code the active version cannot declare';
  return {
    ...lookupFilterFields(),
    include_resolved: withDefault(boolean({ about }), false),
    outdated: withDefault(boolean({ about: outdated }), false),
  } as const;
}

const shape = object(reviewFilterFields());

export function reviewFilter(query: Infer<typeof shape>, actor: Actor): LookupFilter {
  const { include_resolved: includeResolved, outdated } = query;
  return { ...lookupFilter(query, actor), review: { includeResolved }, outdated };
}
