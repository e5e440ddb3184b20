import type { Actor } from '@svc/domain/accounts/actor';

/** The account that a caller's lists and records are cut to; null for reviewers and administrators, who see all. */
export function ownerOf(actor: Actor): string | null {
  return actor.role === 'entry' ? actor.accountId : null;
}
