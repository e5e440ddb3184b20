import type { Actor } from '@svc/domain/accounts/actor';

/** Account that the caller's lists and records are limited to; null for reviewers and administrators, who see all. */
export function ownerOf(actor: Actor): string | null {
  return actor.role === 'entry' ? actor.accountId : null;
}
