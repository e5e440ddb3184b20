import type { Actor } from '../accounts/actor.ts';
import { DomainError } from '../errors/domain-error.ts';
import { hashSessionToken, SESSION_IDLE_MS, SESSION_MAX_MS } from './session.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Returns the actor of a session token; null if it is unknown or has ended. Throws 401 if its account is deactivated.
 */
export async function authenticateSession(
  sessions: Pick<SessionStore, 'findOwner'>,
  token: string,
  now: Date,
): Promise<Actor | null> {
  const owner = await sessions.findOwner(hashSessionToken(token), now, {
    idleMs: SESSION_IDLE_MS,
    maxMs: SESSION_MAX_MS,
  });
  if (owner === null) return null;
  if (owner.kind === 'deactivated') throw new DomainError('unauthenticated', { message: 'session_expired' });

  return owner.actor;
}
