import { roleAllows, type Role } from '../accounts/account.ts';
import type { Actor } from '../accounts/actor.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { NewSession } from './session-store.ts';

const MINUTE_MS = 60_000;

/** Grace period of a session after its last check while the provider does not respond. */
const PROVIDER_AWAY_MS = 60 * MINUTE_MS;
/** Time reserved for one check before another call may try. */
const CHECK_MS = 30_000;

/** Provider data stored with a session. */
export interface HeldIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Sealed refresh token; null if the provider gave none. */
  readonly refresh: Uint8Array | null;
}

export interface IdentitySessions {
  /** Starts a session of an active account; false if it was deactivated meanwhile. */
  begin(session: NewSession, refresh: Uint8Array | null): Promise<boolean>;
  /** Provider data; null for a session started with a password. */
  find(sessionId: string): Promise<HeldIdentity | null>;
  /** Claims the check of a session last checked at `checkedAt`; null if another call has it. */
  claimCheck(
    sessionId: string,
    times: { readonly checkedAt: Date; readonly now: Date; readonly until: Date },
  ): Promise<HeldIdentity | null>;
  noteCheck(sessionId: string, refresh: Uint8Array | null, at: Date): Promise<void>;
}

/** The provider's response to a check: the current role and the next refresh token. */
interface CheckedIdentity {
  readonly role: Role | null;
  readonly refresh: Uint8Array | null;
}

interface RecheckDeps {
  readonly sessions: Pick<IdentitySessions, 'claimCheck' | 'noteCheck'>;
  /** Null if no provider is configured. */
  readonly provider: {
    /** Checks with the provider; null if it has ended the sign-in. Throws if it is unreachable. */
    readonly check: (check: HeldIdentity) => Promise<CheckedIdentity | null>;
    readonly intervalMs: number;
  } | null;
  /** Changes the role of the account; a lower role ends its sessions. */
  readonly setRole: (actor: Actor, role: Role) => Promise<void>;
  /** Ends the session and writes an audit entry. */
  readonly end: (actor: Actor, reason: string) => Promise<void>;
  readonly onFault: (error: unknown) => void;
  readonly now: () => Date;
}

/**
 * Checks the session with the identity provider once per interval. Null if it has ended, including by a lower role;
 * throws 503 after an hour without a response.
 */
export async function recheckIdentity(deps: RecheckDeps, actor: Actor): Promise<Actor | null> {
  const { identityCheckedAt: checkedAt, sessionId } = actor;
  if (checkedAt === undefined || sessionId === undefined) return actor;
  const { provider } = deps;
  if (provider === null) return ended(deps, actor, 'no identity provider is configured');

  const now = deps.now();
  const overdueMs = now.getTime() - checkedAt.getTime() - provider.intervalMs;
  if (overdueMs < 0) return actor;
  const until = new Date(now.getTime() + CHECK_MS);
  const check = await deps.sessions.claimCheck(sessionId, { checkedAt, now, until });
  if (check === null) return tolerated(actor, overdueMs);

  try {
    const checked = await provider.check(check);
    return await applied(deps, actor, sessionId, checked);
  } catch (error) {
    deps.onFault(error);
    return tolerated(actor, overdueMs);
  }
}

function tolerated(actor: Actor, overdueMs: number): Actor {
  if (overdueMs < PROVIDER_AWAY_MS) return actor;
  throw new DomainError('service_unavailable', { message: 'identity_provider_away' });
}

async function ended(deps: RecheckDeps, actor: Actor, reason: string): Promise<null> {
  await deps.end(actor, reason);
  return null;
}

async function applied(
  deps: RecheckDeps,
  actor: Actor,
  sessionId: string,
  checked: CheckedIdentity | null,
): Promise<Actor | null> {
  if (checked === null) return ended(deps, actor, 'the identity provider ended it');
  if (checked.role === null) return ended(deps, actor, 'the account has no role any more');
  await deps.sessions.noteCheck(sessionId, checked.refresh, deps.now());
  if (checked.role === actor.role) return actor;
  await deps.setRole(actor, checked.role);
  // A lower role has ended every session of the account.
  return roleAllows(checked.role, actor.role) ? { ...actor, role: checked.role } : null;
}
