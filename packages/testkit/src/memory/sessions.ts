import type { KeyOwner } from '@svc/domain/accounts/account-store';
import type { PasswordStore } from '@svc/domain/sign-in/password-store';
import type { SignInLinkStore } from '@svc/domain/sign-in/sign-in-link';
import type {
  NewSession,
  SessionLife,
  SessionStore,
  SignInBounds,
  SignInTry,
} from '@svc/domain/sign-in/session-store';
import { accountSubject } from '@svc/domain/sign-in/sign-in-bounds';
import { actorOf, endSessions } from './accounts.ts';
import { after, type MemoryState } from './state.ts';

/** Minimum interval between recorded calls of a session. */
const NOTE_AFTER_MS = 60_000;

export function createMemorySessionStore(state: MemoryState): SessionStore {
  const { accounts, sessions, failures } = state;

  return {
    findCredentials: async (email) => {
      const account = [...accounts.values()].find((each) => each.email === email);
      if (account === undefined) return null;
      return { accountId: account.id, active: account.active, passwordHash: account.passwordHash };
    },
    admitTry: async (subjects, at, bounds) => admitTry(state, subjects, at, bounds),
    forgiveTry: async (ids, subject) => {
      for (const [id, failure] of failures)
        if (ids.includes(id) || failure.subject === subject) failures.delete(id);
    },
    start: async (session, passwordHash) => start(state, session, passwordHash),
    findOwner: async (tokenHash, now, life) => findOwner(state, tokenHash, now, life),
    end: async (id) => {
      sessions.delete(id);
    },
    list: async (accountId, now) =>
      [...sessions.values()]
        .filter((session) => session.accountId === accountId && session.expiresAt > now)
        .toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime())
        .map(({ accountId: _account, tokenHash: _token, ...session }) => session),
    endOf: async (accountId, id) => sessions.get(id)?.accountId === accountId && sessions.delete(id),
  };
}

export function createMemoryPasswordStore(state: MemoryState): PasswordStore {
  return {
    set: async ({ accountId, email, hash, from, keptSessionId }) => {
      const account = state.accounts.get(accountId);
      if (account === undefined || (from !== null && account.passwordHash !== from)) return false;

      account.passwordHash = hash;
      endSessions(state, accountId, keptSessionId);
      for (const [token, link] of state.links) if (link.accountId === accountId) state.links.delete(token);
      for (const [id, { subject }] of state.failures)
        if (subject === accountSubject(email)) state.failures.delete(id);

      return true;
    },
  };
}

export function createMemorySignInLinkStore({ accounts, links }: MemoryState): SignInLinkStore {
  return {
    keep: async ({ tokenHash, accountId, at, expiresAt }) => {
      for (const [hash, link] of links)
        if (link.accountId === accountId || link.expiresAt <= at) links.delete(hash);
      links.set(tokenHash, { accountId, expiresAt });
    },
    find: async (tokenHash, now) => {
      const link = links.get(tokenHash);
      const account = link === undefined || link.expiresAt <= now ? undefined : accounts.get(link.accountId);
      return account?.active === true ? { accountId: account.id, email: account.email } : null;
    },
    take: async (tokenHash, now) => {
      const link = links.get(tokenHash);
      return link !== undefined && link.expiresAt > now && links.delete(tokenHash);
    },
  };
}

function admitTry(
  { failures, nextId }: MemoryState,
  subjects: readonly string[],
  at: Date,
  { failures: most, withinMs }: SignInBounds,
): SignInTry {
  const since = after(at, -withinMs);
  for (const [id, failure] of failures) if (failure.at <= since) failures.delete(id);

  for (const subject of subjects) {
    const times = [...failures.values()].filter((failure) => failure.subject === subject);
    const blocking = times.map((failure) => failure.at.getTime()).toSorted((a, b) => b - a)[most - 1];
    if (blocking !== undefined) return { kind: 'refused', until: new Date(blocking + withinMs) };
  }

  const ids = subjects.map((subject) => {
    const id = BigInt(nextId());
    failures.set(id, { subject, at });
    return id;
  });

  return { kind: 'admitted', ids };
}

function start(
  { accounts, sessions }: MemoryState,
  { rehashed, userAgent, at, ...session }: NewSession,
  passwordHash: string | null,
): boolean {
  const account = accounts.get(session.accountId);
  if (account?.active !== true || account.passwordHash !== passwordHash) return false;

  account.lastLoginAt = at;
  account.passwordHash = rehashed ?? account.passwordHash;
  for (const other of sessions.values()) if (other.expiresAt <= at) sessions.delete(other.id);
  sessions.set(session.id, { ...session, createdAt: at, lastSeenAt: at, userAgent: userAgent ?? null });

  return true;
}

function findOwner(
  state: MemoryState,
  tokenHash: string,
  now: Date,
  { idleMs, maxMs }: SessionLife,
): KeyOwner | null {
  const session = [...state.sessions.values()].find((each) => each.tokenHash === tokenHash);
  if (session === undefined || session.expiresAt <= now || after(session.createdAt, maxMs) <= now)
    return null;

  const account = state.accounts.get(session.accountId);
  if (account === undefined) return null;
  if (!account.active) return { kind: 'deactivated' };

  if (session.lastSeenAt < after(now, -NOTE_AFTER_MS)) {
    session.lastSeenAt = now;
    session.expiresAt = new Date(Math.min(now.getTime() + idleMs, session.createdAt.getTime() + maxMs));
  }

  const via = { via: 'session', keyName: null, sessionId: session.id } as const;

  return { kind: 'active', actor: { ...actorOf(state, account), ...via } };
}
