import type { Actor } from '../accounts/actor.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { LookupSummary } from './lookup.ts';
import type { LookupStore } from './lookup-store.ts';
import { rejectUnfinished } from './reject-by-state.ts';
import type { ReviewStore } from './review-store.ts';

interface ResolveLookupDeps {
  readonly lookups: LookupStore;
  readonly reviews: ReviewStore;
  readonly now: () => Date;
}

/** Removes a lookup from the review queue or returns it; an empty note means none. */
interface ResolveRequest {
  readonly lookupId: string;
  readonly resolved: boolean;
  readonly note: string;
}

/** Removes a finished lookup from the review queue, or returns it. Throws 404, or 409 while it runs. */
export async function resolveLookup(
  { lookups, reviews, now }: ResolveLookupDeps,
  actor: Actor,
  { lookupId, resolved, note }: ResolveRequest,
): Promise<LookupSummary> {
  const before = await lookups.find(lookupId, null);
  if (before === null) throw new DomainError('not_found');

  rejectUnfinished(before);

  const written = await reviews.resolve({
    lookupId,
    resolved,
    byId: actor.accountId,
    byName: actor.accountName,
    note: note === '' ? null : note,
    at: now(),
  });
  const after = written ? await lookups.find(lookupId, null) : null;
  if (after === null) throw new DomainError('not_found');

  return after;
}
