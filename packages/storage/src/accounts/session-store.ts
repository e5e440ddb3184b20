import type { KeyOwner } from '@svc/domain/accounts/account-store';
import type {
  NewSession,
  SessionLife,
  SessionStore,
  SignInBounds,
  SignInTry,
} from '@svc/domain/sign-in/session-store';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { actorOf, OWNER_COLUMNS, type OwnerRow } from './owner-row.ts';

function admitTry(
  db: PrismaClient,
  subjects: readonly string[],
  at: Date,
  bounds: SignInBounds,
): Promise<SignInTry> {
  const since = new Date(at.getTime() - bounds.withinMs);

  return db.$transaction(async (tx) => {
    await lockSubjects(tx, subjects);
    await tx.signInFailure.deleteMany({ where: { at: { lte: since } } });

    const until = await rejectedUntil(tx, subjects, bounds);
    if (until !== null) return { kind: 'refused', until };

    const data = subjects.map((subject) => ({ subject, at }));
    const rows = await tx.signInFailure.createManyAndReturn({ data, select: { id: true } });

    return { kind: 'admitted', ids: rows.map(({ id }) => id) };
  });
}

// Attempts of one subject wait for each other, so that each counts the earlier ones; a fixed lock order prevents
// deadlocks.
async function lockSubjects(tx: Pick<Db, '$queryRaw'>, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects.toSorted()) {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('svc.sign_in.' || ${subject}::text, 0))::text`;
  }
}

async function rejectedUntil(
  tx: Pick<Db, 'signInFailure'>,
  subjects: readonly string[],
  { failures, withinMs }: SignInBounds,
): Promise<Date | null> {
  for (const subject of subjects) {
    // The failure that must expire before another attempt is allowed.
    const [blocking] = await tx.signInFailure.findMany({
      where: { subject },
      orderBy: { at: 'desc' },
      skip: failures - 1,
      take: 1,
    });
    if (blocking !== undefined) return new Date(blocking.at.getTime() + withinMs);
  }

  return null;
}

/** Minimum interval between recorded calls of a session. */
const NOTE_AFTER_MS = 60_000;
const LISTED_MAX = 200;
const USER_AGENT_MAX_CHARS = 300;

export function createSessionStore(db: PrismaClient): SessionStore {
  return {
    findCredentials: async (email) => {
      const row = await db.account.findUnique({
        where: { email },
        select: { id: true, active: true, passwordHash: true },
      });
      return row === null ? null : { accountId: row.id, active: row.active, passwordHash: row.passwordHash };
    },
    admitTry: (subjects, at, bounds) => admitTry(db, subjects, at, bounds),
    forgiveTry: async (ids, subject) => {
      await db.signInFailure.deleteMany({ where: { OR: [{ id: { in: [...ids] } }, { subject }] } });
    },
    start: (session, passwordHash) => start(db, session, passwordHash),
    findOwner: (tokenHash, now, life) => findOwner(db, tokenHash, now, life),
    end: async (id) => {
      await db.session.deleteMany({ where: { id } });
    },
    list: (accountId, now) =>
      db.session.findMany({
        where: { accountId, expiresAt: { gt: now } },
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
        take: LISTED_MAX,
        select: { id: true, createdAt: true, lastSeenAt: true, expiresAt: true, userAgent: true },
      }),
    endOf: async (accountId, id) => (await db.session.deleteMany({ where: { id, accountId } })).count === 1,
  };
}

// Locks the account's row first, as a password change and a deactivation do: the later of two sees the earlier one's
// effect.
function start(db: PrismaClient, session: NewSession, passwordHash: string | null): Promise<boolean> {
  const { accountId, at, rehashed = null } = session;

  return db.$transaction(async (tx) => {
    const where = { id: accountId, passwordHash, active: true };
    const renewed = rehashed === null ? {} : { passwordHash: rehashed };
    const noted = await tx.account.updateMany({ where, data: { lastLoginAt: at, ...renewed } });
    if (noted.count === 0) return false;

    await addSession(tx, session);

    return true;
  });
}

/** Inserts a session and deletes expired ones; `tx` must be a transaction that locked the account's row. */
export async function addSession(tx: Pick<Db, 'session'>, session: NewSession): Promise<void> {
  const { id, accountId, tokenHash, at, expiresAt, userAgent = null } = session;
  await tx.session.deleteMany({ where: { expiresAt: { lte: at } } });
  await tx.session.create({
    data: {
      id,
      accountId,
      tokenHash,
      createdAt: at,
      lastSeenAt: at,
      expiresAt,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX_CHARS) ?? null,
    },
  });
}

interface SessionRow extends OwnerRow {
  readonly session_id: string;
  /** Null for a session started with a password. */
  readonly identity_checked_at: Date | null;
}

async function findOwner(
  db: PrismaClient,
  tokenHash: string,
  now: Date,
  { idleMs, maxMs }: SessionLife,
): Promise<KeyOwner | null> {
  const noted = new Date(now.getTime() - NOTE_AFTER_MS);
  const idleEnd = new Date(now.getTime() + idleMs);
  const begunAfter = new Date(now.getTime() - maxMs);
  const rows = await db.$queryRaw<SessionRow[]>`
    WITH noted AS (
      UPDATE sessions SET last_seen_at = ${now}::timestamptz, 
        expires_at = least(${idleEnd}::timestamptz, created_at + make_interval(secs => ${maxMs}::float8 / 1000))
      WHERE token_hash = ${tokenHash} AND expires_at > ${now}::timestamptz AND last_seen_at < ${noted}::timestamptz
        AND EXISTS (SELECT FROM accounts a WHERE a.id = sessions.account_id AND a.active)
    )
    SELECT s.id AS session_id, i.checked_at AS identity_checked_at, ${OWNER_COLUMNS}
    FROM sessions s JOIN accounts a ON a.id = s.account_id LEFT JOIN plans p ON p.key = a.plan_key
      LEFT JOIN session_identities i ON i.session_id = s.id
    WHERE s.token_hash = ${tokenHash} AND s.expires_at > ${now}::timestamptz
      AND s.created_at > ${begunAfter}::timestamptz`;
  const row = rows[0];
  if (row === undefined) return null;
  if (!row.active) return { kind: 'deactivated' };

  const via = { role: row.role, via: 'session', keyName: null, sessionId: row.session_id } as const;
  const identity = row.identity_checked_at === null ? {} : { identityCheckedAt: row.identity_checked_at };

  return { kind: 'active', actor: { ...actorOf(row), ...via, ...identity } };
}
