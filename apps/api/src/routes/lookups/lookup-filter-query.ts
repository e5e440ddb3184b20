import { DAY_MS } from '@svc/domain/calendar-day';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { LOOKUP_SORTS, type LookupFilter } from '@svc/domain/lookups/lookup-filter';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import { listedMarkets, type Actor } from '@svc/domain/accounts/actor';
import { periodFields } from '../../http/date-range.ts';
import * as v from '../../http/schema/index.ts';
import { ownerOf } from '../owner.ts';
import { marketField } from '../product-fields.ts';

const FLAG_CODE = /^[a-z0-9_]{1,40}$/;

export function lookupFilterFields() {
  return {
    q: v.optionalWords(v.text({ max: FIELD_MAX_CHARS.q, trim: true })),
    status: v.optional(v.repeated(v.oneOf(LOOKUP_STATUSES), { max: LOOKUP_STATUSES.length })),
    market: v.optional(marketField()),
    ...periodFields(),
    created_by: v.optional(v.text({ max: FIELD_MAX_CHARS.created_by, about: 'An account id, or `me`' })),
    confidence_min: v.optional(v.number({ min: 0, max: 1 })),
    confidence_max: v.optional(v.number({ min: 0, max: 1 })),
    batch_id: v.optional(v.id({ about: 'Only lookups of this batch, and their reruns' })),
    flag: v.optional(v.text({ max: 40, pattern: FLAG_CODE, expected: 'a review flag code' })),
  } as const;
}

export function lookupSortField() {
  return { sort: v.withDefault(v.oneOf(LOOKUP_SORTS), 'newest') } as const;
}

const shape = v.object(lookupFilterFields());

export function lookupFilter(query: v.Infer<typeof shape>, actor: Actor): LookupFilter {
  return {
    ownerId: ownerOf(actor),
    q: query.q,
    statuses: query.status,
    markets: listedMarkets(actor, query.market),
    createdFrom: query.date_from === undefined ? undefined : new Date(query.date_from),
    createdBefore: query.date_to === undefined ? undefined : new Date(Date.parse(query.date_to) + DAY_MS),
    createdBy: query.created_by === 'me' ? actor.accountId : query.created_by,
    confidenceMin: query.confidence_min,
    confidenceMax: query.confidence_max,
    batchId: query.batch_id,
    flag: query.flag,
  };
}
