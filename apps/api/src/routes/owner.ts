import type { Actor } from '@svc/domain/accounts/actor';

/** Account that the caller may see; null for reviewers and administrators, who see all. */
export function ownerOf(actor: Actor): string | null {
  return actor.role === 'entry' ? actor.accountId : null;
}
