import type { Db } from './prisma.ts';

const BATCHES_AT_ONCE = 20;

/** Deletes never-started batches uploaded before a time, some at a time; returns their number. */
export async function purgeNotStarted(db: Db, before: Date): Promise<number> {
  return db.$executeRaw`
    DELETE FROM batches WHERE id IN (
      SELECT id FROM batches WHERE status = 'uploaded' AND updated_at < ${before}::timestamptz
      ORDER BY updated_at LIMIT ${BATCHES_AT_ONCE} FOR UPDATE SKIP LOCKED)`;
}

/** Purges again until nothing is left to purge. */
export async function purgeAll(purgeSome: () => Promise<number>): Promise<number> {
  let gone = 0;
  for (;;) {
    const purged = await purgeSome();
    if (purged === 0) return gone;
    gone += purged;
  }
}
