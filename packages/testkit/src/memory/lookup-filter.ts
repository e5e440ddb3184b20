import type { LookupSummary } from '@svc/domain/lookups/lookup';
import type { LookupFilter, LookupSort } from '@svc/domain/lookups/lookup-filter';
import { REVIEW_STATUSES } from '@svc/domain/lookups/lookup-status';
import type { StoredLookup } from './state.ts';

export function matches(lookup: StoredLookup, filter: LookupFilter): boolean {
  return (
    isOwn(lookup, filter) &&
    isInQueue(lookup, filter) &&
    hasValues(lookup, filter) &&
    isInRange(lookup, filter)
  );
}

function isOwn(lookup: StoredLookup, { ownerId, createdBy }: LookupFilter): boolean {
  return isOwnedBy(lookup, ownerId) && (createdBy === undefined || lookup.accountId === createdBy);
}

/** True for a lookup of an account; of any but a sandbox if null. */
export function isOwnedBy({ accountId, sandbox }: StoredLookup, ownerId: string | null): boolean {
  return ownerId === null ? sandbox !== true : accountId === ownerId;
}

function isInQueue({ status, decision, resolved }: StoredLookup, { review }: LookupFilter): boolean {
  if (review === undefined) return true;
  const waits = REVIEW_STATUSES.some((each) => each === status) && decision === null;
  return waits && (review.includeResolved || !resolved);
}

function hasValues(lookup: StoredLookup, filter: LookupFilter): boolean {
  const { statuses = [], flag, markets, q = '' } = filter;
  const isEqual = (['kind', 'decision', 'skuId'] as const).every(
    (field) => filter[field] === undefined || lookup[field] === filter[field],
  );
  const words = [lookup.description, lookup.recommendedCode, lookup.finalCode].join('\n').toLowerCase();

  return (
    isEqual &&
    (markets === undefined || markets.includes(lookup.market)) &&
    (statuses.length === 0 || statuses.includes(lookup.status)) &&
    (flag === undefined || lookup.flags.some(({ code }) => code === flag)) &&
    words.includes(q.toLowerCase())
  );
}

function isInRange({ createdAt, confidence }: StoredLookup, filter: LookupFilter): boolean {
  const { createdFrom, createdBefore, confidenceMin = 0, confidenceMax = 1 } = filter;
  const isInTime =
    (createdFrom === undefined || createdAt >= createdFrom) &&
    (createdBefore === undefined || createdAt < createdBefore);
  return isInTime && confidence >= confidenceMin && confidence <= confidenceMax;
}

type Order = (a: LookupSummary, b: LookupSummary) => number;

const byId: Order = (a, b) => (a.id < b.id ? -1 : 1);
const oldest: Order = (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || byId(a, b);

const ORDERS: Readonly<Record<LookupSort, Order>> = {
  newest: (a, b) => oldest(b, a),
  oldest,
  confidence: (a, b) => a.confidence - b.confidence || oldest(a, b),
  risk: (a, b) => b.risk - a.risk || oldest(a, b),
};

/** Sort order of a list; ties are broken by id for stable paging. */
export function inOrder(sort: LookupSort): Order {
  return ORDERS[sort];
}

const DETAILS: ReadonlySet<string> = new Set([
  'input',
  'tariffVersion',
  'stage',
  'stageStartedAt',
  'normalized',
  'result',
  'missingInfo',
  'error',
  'finalDescription',
  'reviewNote',
  'decidedByName',
  'events',
  'attempts',
  'token',
  'leaseUntil',
  'fee',
  'finishedAt',
  'claimedAt',
]);

export function toSummary(lookup: StoredLookup): LookupSummary {
  const fields = Object.entries(lookup).filter(([field]) => !DETAILS.has(field));
  // Fields that a list omits were removed by name.
  return Object.fromEntries(fields) as unknown as LookupSummary;
}
