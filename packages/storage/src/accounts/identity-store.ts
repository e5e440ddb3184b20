import type { IdentityStore } from '@svc/domain/sign-in/identity';
import type { IdentitySessions } from '@svc/domain/sign-in/recheck-identity';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { addSession } from './session-store.ts';

export function createIdentityStore(db: Pick<Db, 'account'>): IdentityStore {
  return {
    find: async (identityIssuer, identitySubject) => {
      const row = await db.account.findFirst({
        where: { identityIssuer, identitySubject },
        select: { id: true },
      });
      return row?.id ?? null;
    },
    link: async (id, identityIssuer, identitySubject) => {
      const where = { id, identityIssuer: null };
      const { count } = await db.account.updateMany({ where, data: { identityIssuer, identitySubject } });
      return count === 1;
    },
  };
}

export function createIdentitySessions(db: PrismaClient): IdentitySessions {
  return {
    begin: (session, refresh) =>
      db.$transaction(async (tx) => {
        const { id: sessionId, accountId, at } = session;
        const where = { id: accountId, active: true };
        const noted = await tx.account.updateMany({ where, data: { lastLoginAt: at } });
        if (noted.count === 0) return false;
        await addSession(tx, session);
        await tx.sessionIdentity.create({
          data: { sessionId, refreshToken: bytesOf(refresh), checkedAt: at },
        });
        return true;
      }),
    find: (sessionId) => readHeld(db, sessionId),
    claimCheck: async (sessionId, { checkedAt, now, until }) => {
      const free = { OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }] };
      const { count } = await db.sessionIdentity.updateMany({
        where: { sessionId, checkedAt, ...free },
        data: { claimedUntil: until },
      });
      return count === 0 ? null : readHeld(db, sessionId);
    },
    noteCheck: async (sessionId, refresh, at) => {
      const data = { refreshToken: bytesOf(refresh), checkedAt: at, claimedUntil: null };
      await db.sessionIdentity.updateMany({ where: { sessionId }, data });
    },
  };
}

async function readHeld(db: PrismaClient, sessionId: string) {
  const row = await db.sessionIdentity.findUnique({
    where: { sessionId },
    select: {
      refreshToken: true,
      session: { select: { account: { select: { identityIssuer: true, identitySubject: true } } } },
    },
  });
  if (row === null) return null;
  const { identityIssuer, identitySubject } = row.session.account;
  return { issuer: identityIssuer ?? '', subject: identitySubject ?? '', refresh: row.refreshToken };
}

// Prisma accepts only bytes with a dedicated buffer.
function bytesOf(bytes: Uint8Array | null): Uint8Array<ArrayBuffer> | null {
  return bytes === null ? null : new Uint8Array(bytes);
}
