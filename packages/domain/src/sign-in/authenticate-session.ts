import type { Actor } from '../accounts/actor.ts';
import { refuse } from '../errors/refusal.ts';
import { hashSessionToken, SESSION_IDLE_MS, SESSION_MAX_MS } from './session.ts';
import type { SessionStore } from './session-store.ts';

/** The actor behind a session token, or null for one that is unknown or has ended. Refuses with 401 when its account is deactivated. */
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
  if (owner.kind === 'deactivated') throw refuse('unauthenticated', { message: 'session_expired' });

  return owner.actor;
}
