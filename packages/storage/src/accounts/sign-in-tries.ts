import type { SignInBounds, SignInTry } from '@svc/domain/sign-in/session-store';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

export function admitTry(
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
